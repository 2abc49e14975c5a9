package dev.quayside.app.screen.settings.presets;

import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.screen.settings.SequenceView;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.parcel.preset.Preset;
import java.math.BigDecimal;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The list of presets, and the form.
public final class PresetsView extends VBox {

  private static final int MOST_ROWS = 9;
  private static final double NAME = 140;
  private static final double SIDES = 160;
  private static final double WEIGHT = 84;
  private static final double PACKAGING = 216;

  private final PresetsModel model;
  private final Ui ui;

  public PresetsView(PresetsModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    var form = new PresetFormView(model, ui);
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.presets.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            list(form),
            form);
  }

  private Node list(PresetFormView form) {
    var table =
        new RecordTable<>("presets-table", ui.text("settings.presets"), model.presets().items())
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.PACKAGE, ui.text("settings.presets.none"))))
            .asTallAsItsRows(MOST_ROWS);
    table.text("name", ui.text("settings.presets.name"), Preset::name).setMinWidth(NAME);
    table.text("sides", ui.text("settings.presets.sides"), this::sides).setMinWidth(SIDES);
    table
        .text("empty", ui.text("settings.presets.empty"), one -> weight(one.emptyWeight()))
        .setMaxWidth(WEIGHT);
    table
        .text("weight", ui.text("settings.presets.weight"), one -> weight(one.weight()))
        .setMaxWidth(WEIGHT);
    table
        .text("packaging", ui.text("settings.presets.packaging"), this::packaging)
        .setMinWidth(PACKAGING);
    ColumnFit.leaving(table, "packaging");
    Follow.value(table, model.form().units(), _ -> table.refresh());
    return new SequenceView<>(
        "preset",
        model.presets(),
        table,
        ui.text("settings.presets.delete.question"),
        () -> {
          model.edit();
          form.focusName();
        },
        ui);
  }

  private String packaging(Preset preset) {
    return preset.packaging().isFlatRate()
        ? ui.text("parcel.packaging." + preset.packaging().wire())
        : PresetFormView.material(preset.material(), ui);
  }

  private String sides(Preset preset) {
    var sides = preset.sides();
    return sides == null
        ? ""
        : ui.text(
            isMetric() ? "settings.presets.sides.metric" : "settings.presets.sides.imperial",
            side(sides.length()),
            side(sides.width()),
            side(sides.height()));
  }

  private String weight(@Nullable Weight weight) {
    return weight == null
        ? ""
        : ui.text(
            isMetric() ? "settings.presets.grams" : "settings.presets.ounces",
            ui.formats().number(Measure.small(weight.ounces(), model.form().units().get())));
  }

  private String side(BigDecimal inches) {
    return ui.formats().number(Measure.side(inches, model.form().units().get()));
  }

  private boolean isMetric() {
    return model.form().units().get() == Units.METRIC;
  }
}

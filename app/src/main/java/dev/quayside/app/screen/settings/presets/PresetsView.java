package dev.quayside.app.screen.settings.presets;

import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.screen.settings.SectionPage;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.parcel.preset.Preset;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The list of presets, and the form.
public final class PresetsView extends SectionPage {

  private static final String WORDS = "settings.presets";
  private static final int MOST_ROWS = 9;
  private static final double NAME = 140;
  private static final double SIDES = 160;
  private static final double WEIGHT = 84;
  private static final double PACKAGING = 216;

  private final PresetsModel model;

  public PresetsView(PresetsModel model, Ui ui) {
    super(WORDS, model, ui);
    this.model = model;
    var form = new PresetFormView(model, ui);
    getChildren()
        .addAll(list("preset", model.presets(), table(), model::edit, form::focusName), form);
  }

  private RecordTable<Preset> table() {
    var table = table("presets-table", model.presets().items, Feather.PACKAGE, MOST_ROWS);
    table.text("name", text("name"), Preset::name).setMinWidth(NAME);
    table.text("sides", text("sides"), this::sides).setMinWidth(SIDES);
    table.text("empty", text("empty"), one -> weight(one.emptyWeight())).setMaxWidth(WEIGHT);
    table.text("weight", text("weight"), one -> weight(one.weight())).setMaxWidth(WEIGHT);
    table.text("packaging", text("packaging"), this::packaging).setMinWidth(PACKAGING);
    ColumnFit.leaving(table, "packaging");
    Follow.value(table, model.form().units(), _ -> table.refresh());
    return table;
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
        : text(
            isMetric() ? "sides.metric" : "sides.imperial",
            side(sides.length()),
            side(sides.width()),
            side(sides.height()));
  }

  private String weight(@Nullable Weight weight) {
    return weight == null
        ? ""
        : text(
            isMetric() ? "grams" : "ounces",
            ui.formats().number(Measure.small(weight.ounces(), model.form().units().get())));
  }

  private String side(BigDecimal inches) {
    return ui.formats().number(Measure.side(inches, model.form().units().get()));
  }

  private boolean isMetric() {
    return model.form().units().get() == Units.METRIC;
  }
}

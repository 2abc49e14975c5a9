package dev.quayside.app.screen.settings.presets;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.app.screen.settings.FormButtons;
import dev.quayside.app.screen.settings.presets.PresetForm.Number;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.preset.Material;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;

/// The fields of one preset: name, material, packaging, sides, weights.
final class PresetFormView extends VBox {

  private static final String NAME = "name";
  private static final String MATERIAL = "material";
  private static final String PACKAGING = "packaging";
  private static final int SIDES = 3;

  private final PresetsModel model;
  private final Ui ui;
  private final Complaints complaints = new Complaints();
  private final Map<Number, Field> numbers = new EnumMap<>(Number.class);
  private final Field name;

  PresetFormView(PresetsModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    var form = model.form();
    name = Field.text("preset-name", ui.text("settings.presets.name"), form.name(), () -> {});
    complaints.add(NAME, name);
    complaints.add(
        MATERIAL,
        new Field(
            "preset-material",
            ui.text("settings.presets.material"),
            Choice.of(List.of(Material.values()), one -> material(one, ui), form.material())));
    complaints.add(
        PACKAGING,
        new Field(
            "preset-packaging",
            ui.text("settings.presets.packaging"),
            Choice.of(
                List.of(Packaging.values()),
                one -> ui.text("parcel.packaging." + one.wire()),
                form.packaging())));
    for (var number : Number.values()) {
      complaints.add(number.path(), number(number));
    }
    var choosing =
        new TitledPane(
            ui.text("settings.presets.choosing"),
            new VBox(
                12,
                Words.wrapped(ui.text("settings.presets.choosing.help"), "muted"),
                row(Number.OF_CHOICE.subList(0, SIDES), 33, 33, 34),
                row(Number.OF_CHOICE.subList(SIDES, Number.OF_CHOICE.size()), 33, 33, 34)));
    choosing.setId("preset-choosing");
    choosing.setAnimated(false);
    choosing.setExpanded(false);
    var card =
        new Card(ui.text("settings.presets.new"))
            .with(
                complaints.row(List.of(NAME, MATERIAL, PACKAGING), 40, 22, 38),
                row(Number.OF_PARCEL, 17, 17, 17, 24, 25),
                choosing,
                new FormButtons(
                        "preset",
                        model.busy(),
                        model.editing()::save,
                        model.editing()::startOver,
                        ui)
                    .making(model.editing().edited().isNull(), ui.text("settings.presets.make")));
    card.titled(Bindings.createStringBinding(this::title, model.editing().edited()));
    getChildren().add(card);
    complaints.follow(this, model.editing().wrong(), ui);
    Follow.value(
        this,
        model.editing().edited(),
        edited -> choosing.setExpanded(edited != null && PresetForm.isForChoice(edited)));
    // what is wrong in it is not to stay folded away
    Follow.change(
        this,
        model.editing().wrong(),
        wrong ->
            choosing.setExpanded(
                choosing.isExpanded() || wrong.stream().anyMatch(PresetFormView::isOfChoice)));
    Follow.value(this, form.currency(), _ -> caption());
    Follow.value(this, form.units(), _ -> caption());
  }

  private FieldRow row(List<Number> some, double... shares) {
    return complaints.row(some.stream().map(Number::path).toList(), shares);
  }

  private static boolean isOfChoice(Violation violation) {
    return Number.OF_CHOICE.stream().anyMatch(each -> each.path().equals(violation.field()));
  }

  void focusName() {
    name.control().requestFocus();
  }

  static String material(Material material, Ui ui) {
    return ui.text("settings.presets.material." + material.name().toLowerCase(Locale.ROOT));
  }

  private String title() {
    var edited = model.editing().edited().get();
    return edited == null
        ? ui.text("settings.presets.new")
        : ui.text("settings.presets.change", edited.name());
  }

  private Field number(Number number) {
    var field =
        Field.number(
            "preset-" + word(number), word(number), model.form().number(number), ui, () -> {});
    numbers.put(number, field);
    return field;
  }

  private void caption() {
    var unit = model.form().units().get() == Units.METRIC ? "metric" : "imperial";
    for (var number : Number.values()) {
      Objects.requireNonNull(numbers.get(number))
          .setCaption(
              ui.text(
                  "settings.presets." + word(number) + "." + unit,
                  model.form().currency().get().getCurrencyCode()));
    }
  }

  private static String word(Number number) {
    return number.key();
  }
}

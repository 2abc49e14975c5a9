package dev.quayside.app.screen.settings.presets;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.app.screen.settings.FormButtons;
import dev.quayside.app.screen.settings.presets.PresetForm.Number;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.preset.Material;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.scene.layout.VBox;

/// The fields of one preset: name, material, packaging, sides, weights.
final class PresetFormView extends VBox {

  private static final String NAME = "name";
  private static final String MATERIAL = "material";
  private static final String PACKAGING = "packaging";

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
    var card =
        new Card(ui.text("settings.presets.new"))
            .with(
                complaints.row(List.of(NAME, MATERIAL, PACKAGING), 40, 22, 38),
                complaints.row(
                    List.of(Number.values()).stream().map(Number::path).toList(),
                    17,
                    17,
                    17,
                    24,
                    25),
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
    Follow.value(this, form.units(), _ -> caption());
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
          .setCaption(ui.text("settings.presets." + word(number) + "." + unit));
    }
  }

  private static String word(Number number) {
    return number.name().toLowerCase(Locale.ROOT);
  }
}

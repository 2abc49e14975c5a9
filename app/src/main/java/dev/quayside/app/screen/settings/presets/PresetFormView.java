package dev.quayside.app.screen.settings.presets;

import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.FormCard;
import dev.quayside.app.screen.settings.FormRow;
import dev.quayside.app.screen.settings.presets.PresetForm.Number;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.preset.Material;
import dev.quayside.engine.parcel.preset.Preset;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;

/// The fields of one preset: name, material, packaging, sides, weights.
final class PresetFormView extends VBox {

  private static final String WORDS = "settings.presets";
  private static final int SIDES = 3;

  private final PresetForm form;
  private final Ui ui;
  private final Map<Number, Field> numbers = new EnumMap<>(Number.class);
  private final FormCard card;

  PresetFormView(PresetsModel model, Ui ui) {
    this.form = model.form();
    this.ui = ui;
    card = new FormCard("preset", WORDS, ui);
    var choosing = choosing();
    getChildren()
        .add(
            card.row(
                    row ->
                        row.text(40, "name", form.name)
                            .choice(
                                22,
                                "material",
                                List.of(Material.values()),
                                one -> material(one, ui),
                                form.material)
                            .choice(
                                38,
                                "packaging",
                                List.of(Packaging.values()),
                                one -> ui.text("parcel.packaging." + one.wire()),
                                form.packaging))
                .row(row -> numbers(row, Number.OF_PARCEL, 17, 17, 17, 24, 25))
                .with(choosing)
                .editing(model.busy(), model.editing(), Preset::name));
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

  private TitledPane choosing() {
    var choice = Number.OF_CHOICE;
    var choosing =
        new TitledPane(
            ui.text(WORDS + ".choosing"),
            new VBox(
                12,
                Words.wrapped(ui.text(WORDS + ".choosing.help"), "muted"),
                card.rowOf(row -> numbers(row, choice.subList(0, SIDES), 33, 33, 34)),
                card.rowOf(row -> numbers(row, choice.subList(SIDES, choice.size()), 33, 33, 34))));
    choosing.setId("preset-choosing");
    choosing.setAnimated(false);
    choosing.setExpanded(false);
    return choosing;
  }

  private void numbers(FormRow row, List<Number> some, double... shares) {
    for (int i = 0; i < shares.length; i++) {
      var number = some.get(i);
      var id = "preset-" + number.key();
      var field = Field.number(id, number.key(), form.number(number), ui, () -> {});
      numbers.put(number, field);
      row.field(shares[i], number.path(), field);
    }
  }

  private static boolean isOfChoice(Violation violation) {
    return Number.OF_CHOICE.stream().anyMatch(each -> each.path().equals(violation.field()));
  }

  void focusName() {
    card.focus("name");
  }

  static String material(Material material, Ui ui) {
    return ui.text(WORDS + ".material." + material.name().toLowerCase(Locale.ROOT));
  }

  private void caption() {
    var unit = form.units().get() == Units.METRIC ? ".metric" : ".imperial";
    var currency = form.currency().get().getCurrencyCode();
    numbers.forEach(
        (number, field) -> field.setCaption(ui.text(WORDS + "." + number.key() + unit, currency)));
  }
}

package dev.quayside.app.screen.ship.form;

import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.ship.form.ParcelModel.Number;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.scene.Node;

/// The fields that every box of a shipment has of its own, named in the sender's units, with what
/// is wrong with them.
final class BoxFields {

  private final String prefix;
  private final ParcelModel model;
  private final Ui ui;
  private final Runnable entered;
  private final Map<Number, Field> fields = new EnumMap<>(Number.class);
  private final FieldRow measures;
  private final FieldRow insurance;

  /// @param prefix of the fields' ids
  /// @param reference beside the insurance
  /// @param view that shows them
  /// @param entered called when the packer comes to one of them
  BoxFields(String prefix, ParcelModel model, Field reference, Node view, Ui ui, Runnable entered) {
    this.prefix = prefix;
    this.model = model;
    this.ui = ui;
    this.entered = entered;
    measures =
        new FieldRow(
            List.of(
                number(Number.WEIGHT),
                number(Number.REST),
                number(Number.LENGTH),
                number(Number.WIDTH),
                number(Number.HEIGHT)),
            20,
            20,
            20,
            20,
            20);
    insurance = new FieldRow(List.of(number(Number.INSURED), reference), 50, 50);
    Follow.value(view, model.units(), _ -> name());
    Follow.value(view, model.currency(), _ -> name());
    Follow.any(view, model.shown(), this::complain);
    complain();
  }

  /// Weight and sides.
  FieldRow measures() {
    return measures;
  }

  /// Insurance and reference.
  FieldRow insurance() {
    return insurance;
  }

  void focusWeight() {
    field(Number.WEIGHT).control().requestFocus();
  }

  private Field number(Number number) {
    var name = number.name().toLowerCase(Locale.ROOT);
    var field =
        Field.number(
            prefix + name,
            ui.text("parcel." + name, ""),
            model.number(number),
            ui,
            () -> model.leave(number));
    field
        .control()
        .focusedProperty()
        .subscribe(
            focused -> {
              if (focused) {
                entered.run();
              }
            });
    fields.put(number, field);
    return field;
  }

  /// Names the units in the captions.
  private void name() {
    boolean metric = model.units().get() == Units.METRIC;
    caption(Number.WEIGHT, ui.text(metric ? "parcel.weight.kilograms" : "parcel.weight"));
    caption(Number.REST, ui.text(metric ? "parcel.rest.grams" : "parcel.rest"));
    caption(Number.INSURED, ui.text("parcel.insured", model.currency().get().getCurrencyCode()));
  }

  private void caption(Number number, String words) {
    field(number).setCaption(words);
  }

  private Field field(Number number) {
    return Objects.requireNonNull(fields.get(number));
  }

  private void complain() {
    fields.forEach(
        (number, field) -> {
          var violation = model.shown().get(number);
          field.setWrong(violation == null ? null : ui.texts().at(violation));
        });
    measures.refresh();
    insurance.refresh();
  }
}

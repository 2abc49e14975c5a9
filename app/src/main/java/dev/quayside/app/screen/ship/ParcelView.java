package dev.quayside.app.screen.ship;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Complaint;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.FieldRow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.screen.ship.ParcelModel.Door;
import dev.quayside.app.screen.ship.ParcelModel.Number;
import dev.quayside.engine.parcel.Signature;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.beans.property.StringProperty;
import javafx.collections.MapChangeListener;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/// Weight, sides and options of the box.
final class ParcelView extends VBox {

  private final ParcelModel model;
  private final Ui ui;
  private final Map<Number, Field> fields = new EnumMap<>(Number.class);
  private final List<FieldRow> rows;

  ParcelView(ParcelModel model, StringProperty reference, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    rows =
        List.of(
            new FieldRow(
                List.of(
                    number(Number.POUNDS),
                    number(Number.OUNCES),
                    number(Number.LENGTH),
                    number(Number.WIDTH),
                    number(Number.HEIGHT)),
                20,
                20,
                20,
                20,
                20),
            new FieldRow(List.of(signature(), door()), 50, 50),
            new FieldRow(List.of(number(Number.INSURED), reference(reference)), 50, 50));
    getChildren().addAll(rows);
    model.shown().addListener((MapChangeListener<Number, Object>) _ -> complain());
    complain();
  }

  private Field number(Number number) {
    var name = number.name().toLowerCase(Locale.ROOT);
    var input = new TextField();
    input.getStyleClass().add("number");
    var field =
        Field.text(
            "parcel-" + name,
            ui.text("parcel." + name),
            input,
            model.number(number),
            () -> model.leave(number));
    fields.put(number, field);
    return field;
  }

  private Field signature() {
    var box =
        Choice.of(
            List.of(Signature.values()),
            value -> ui.text("parcel.signature." + value.wire()),
            model.signature());
    return new Field("parcel-signature", ui.text("parcel.signature"), box);
  }

  private Field door() {
    var box =
        Choice.of(
            List.of(Door.values()),
            value -> ui.text("parcel.door." + value.name().toLowerCase(Locale.ROOT)),
            model.door());
    return new Field("parcel-door", ui.text("parcel.door"), box);
  }

  private Field reference(StringProperty reference) {
    return Field.text("reference", ui.text("ship.reference"), reference, () -> {});
  }

  private void complain() {
    fields.forEach(
        (number, field) -> {
          var violation = model.shown().get(number);
          field.setWrong(violation == null ? null : Complaint.of(violation, ui.texts()));
        });
    rows.forEach(FieldRow::refresh);
  }
}

package dev.quayside.app.screen.orders.sheet;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.ProblemLine;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The lines of an address to be corrected, in place of the address on the sheet.
final class AddressEditingView extends VBox {

  private final AddressEditing model;
  private final Ui ui;
  private final Field first;

  AddressEditingView(AddressEditing model, Ui ui) {
    super(8);
    this.model = model;
    this.ui = ui;
    getStyleClass().add("sheet-section");
    first = field(Line.NAME);
    var save = new ActionButton("sheet-address-save", ui.text("sheet.address.save"), model::save);
    save.getStyleClass().add("accent");
    getChildren()
        .addAll(
            Words.of(ui.text("sheet.address"), "heading"),
            ProblemLine.of(model.problem, ui),
            first,
            field(Line.COMPANY),
            field(Line.STREET1),
            field(Line.STREET2),
            row(Line.CITY, Line.STATE),
            row(Line.ZIP, Line.COUNTRY),
            row(Line.PHONE, Line.EMAIL),
            new HBox(
                8,
                new ActionButton(
                    "sheet-address-keep", ui.text("orders.handling.keep"), model::giveUp),
                save));
  }

  /// Puts the cursor into the first line.
  void focus() {
    first.control().requestFocus();
  }

  private Node row(Line... lines) {
    var row = new HBox(8);
    Stream.of(lines).map(this::field).forEach(row.getChildren()::add);
    return row;
  }

  private Field field(Line line) {
    var field =
        Field.text(
            "sheet-address-" + line.path(),
            ui.text("orders.field." + line.path()),
            model.line(line),
            () -> {});
    if (field.control() instanceof TextField input) {
      input.setOnAction(_ -> model.save());
    }
    field.setMinWidth(0);
    field.setPrefWidth(1); // two in a row share it evenly
    HBox.setHgrow(field, Priority.ALWAYS);
    return field;
  }
}

package dev.quayside.app.screen.ship.form;

import dev.quayside.app.control.Field;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The fields of a further box of the shipment, and a cross that takes it out.
final class FurtherBoxView extends VBox {

  private final BoxFields fields;

  /// @param number of the box in the shipment, from 2
  /// @param remove takes the box out
  FurtherBoxView(FurtherBoxes model, FurtherBox box, int number, Runnable remove, Ui ui) {
    super(8);
    var prefix = "box-" + number + "-";
    getStyleClass().add("further-box");
    var reference =
        Field.text(prefix + "reference", ui.text("ship.reference"), box.reference, () -> {});
    fields = new BoxFields(prefix, box.parcel(), reference, this, ui, () -> model.turnTo(box));
    getChildren()
        .addAll(
            head(prefix, ui.text("ship.boxes.one", number, model.count()), number, remove, ui),
            fields.measures(),
            fields.insurance());
  }

  private static HBox head(String prefix, String title, int number, Runnable remove, Ui ui) {
    var cross = new Button("", new FontIcon(Feather.X));
    cross.setId(prefix + "remove");
    cross.getStyleClass().addAll("quiet", "small-icon");
    cross.setAccessibleText(ui.text("ship.boxes.remove", number));
    cross.setTooltip(new Tooltip(ui.text("ship.boxes.remove", number)));
    cross.setOnAction(_ -> remove.run());
    var head = new HBox(8, Words.of(title, "caption"), Gap.wide(), cross);
    head.setAlignment(Pos.CENTER_LEFT);
    return head;
  }

  void focusWeight() {
    fields.focusWeight();
  }
}

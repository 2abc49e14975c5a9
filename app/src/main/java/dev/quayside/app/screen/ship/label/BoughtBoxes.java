package dev.quayside.app.screen.ship.label;

import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.shipping.shipment.PieceOf;
import dev.quayside.engine.shipping.shipment.Shipment;
import javafx.scene.layout.VBox;

/// The boxes of a bought shipment of several: its master number, and the number of each box. For
/// the label of one further box just the place of that box.
final class BoughtBoxes extends VBox {

  BoughtBoxes(Shipment shipment, Ui ui) {
    super(2);
    setId("bought-boxes");
    int count = labels(shipment);
    if (count == 0) {
      shipment
          .piece()
          .ifPresent(
              box ->
                  getChildren()
                      .add(
                          Words.wrapped(
                              ui.text("ship.boxes.one", box.number(), box.of()), "strong")));
    } else {
      getChildren().add(Words.wrapped(ui.text("ship.boxes.bought", count), "strong"));
    }
    shipment.trackingNumber().ifPresent(number -> getChildren().add(new TrackingLine(number, ui)));
    if (count > 0) {
      shipment.labels().forEach(each -> number(each, ui));
    }
  }

  private void number(Shipment label, Ui ui) {
    int place = label.piece().map(PieceOf::number).orElse(1);
    label
        .trackingNumber()
        .ifPresent(
            number ->
                getChildren()
                    .add(Words.wrapped(ui.text("ship.boxes.number", place, number), "muted")));
  }

  /// How many labels printing or voiding a shipment of several boxes concerns; 0 where it is one:
  /// the label of a parcel, or of a further box that was looked up by its own number.
  static int labels(Shipment shipment) {
    return shipment.piece().filter(PieceOf::bearsPrice).map(PieceOf::of).orElse(0);
  }
}

package dev.quayside.app.screen.ship.label;

import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.i18n.ServiceName;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The recipient and the service of a bought label, beside its image, to be compared with the box.
final class BoughtSummary extends VBox {

  /// @param quoted the quoted price, if it differs from the price paid
  BoughtSummary(Shipment shipment, @Nullable Money quoted, Ui ui) {
    super(2);
    getStyleClass().add("bought-summary");
    var to = shipment.consignment().to();
    var who = Objects.requireNonNullElse(to.name(), Objects.requireNonNullElse(to.company(), ""));
    getChildren()
        .addAll(
            Words.wrapped(who, "figure"),
            Words.wrapped(street(to), "muted"),
            Words.wrapped(ui.formats().place(to), "muted"),
            Words.wrapped(
                ui.text(
                    "ship.label.service",
                    ServiceName.of(shipment.carrier(), shipment.serviceName()),
                    ui.cost(shipment)),
                "strong",
                "bought-service"));
    if (quoted != null) {
      getChildren().add(Words.wrapped(ui.otherwise(shipment.price(), quoted), "doubt"));
    }
    var reference = shipment.consignment().reference();
    if (reference != null) {
      getChildren().add(Words.wrapped(ui.text("ship.label.reference", reference), "muted"));
    }
  }

  private static String street(Address to) {
    return Stream.of(to.street1(), to.street2())
        .filter(part -> part != null && !part.isBlank())
        .collect(Collectors.joining(", "));
  }
}

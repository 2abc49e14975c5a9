package dev.quayside.engine.customer.email;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.customer.email.template.EmailedParcel;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.Shipments;
import java.util.Optional;
import java.util.function.BiFunction;

/// Reads what e-mails need of shipments. A return has no recipient, because it goes to the shop
/// itself.
public final class EmailedShipments implements EmailedParcel.Source {

  private final Shipments shipments;
  private final BiFunction<WorkspaceId, String, String> carrierNames;

  /// @param carrierNames name of a workspace's carrier by its code
  public EmailedShipments(
      Shipments shipments, BiFunction<WorkspaceId, String, String> carrierNames) {
    this.shipments = shipments;
    this.carrierNames = carrierNames;
  }

  @Override
  public Optional<EmailedParcel> find(Tx tx, WorkspaceId workspace, String shipmentId) {
    return shipments
        .find(tx, workspace, shipmentId)
        .filter(shipment -> shipment.acceptance() != null)
        .map(shipment -> parcel(workspace, shipment));
  }

  @Override
  public Optional<String> recipient(Tx tx, WorkspaceId workspace, String shipmentId) {
    return shipments
        .find(tx, workspace, shipmentId)
        .filter(shipment -> shipment.acceptance() != null)
        .flatMap(shipment -> recipient(shipment.consignment()));
  }

  private EmailedParcel parcel(WorkspaceId workspace, Shipment shipment) {
    var consignment = shipment.consignment();
    // a return is the customer's to send
    var customer = consignment.isReturn() ? consignment.from() : consignment.to();
    return new EmailedParcel(
        recipient(consignment).orElse(null),
        customer.name(),
        customer.country(),
        shipment.carrier(),
        carrierNames.apply(workspace, shipment.carrier()),
        shipment.serviceName(),
        shipment.trackingNumber().orElseThrow(),
        consignment.reference(),
        Optional.ofNullable(shipment.acceptance()).map(Acceptance::estimatedDelivery).orElse(null),
        null);
  }

  private static Optional<String> recipient(Consignment consignment) {
    return consignment.isReturn()
        ? Optional.empty()
        : Optional.ofNullable(consignment.to().email());
  }
}

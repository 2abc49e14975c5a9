package dev.quayside.engine.customer.email;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.customer.email.template.EmailedParcel;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.engine.shipping.store.Shipments;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

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

  @Override
  public boolean isTold(
      Tx tx,
      WorkspaceId workspace,
      String shipmentId,
      EmailTrigger trigger,
      @Nullable String trackingNumber) {
    return shipments
        .find(tx, workspace, shipmentId)
        .filter(shipment -> shipment.consignment().isInPieces())
        .map(shipment -> isTold(shipment, trigger, trackingNumber))
        .orElse(true);
  }

  private static boolean isTold(
      Shipment shipment, EmailTrigger trigger, @Nullable String trackingNumber) {
    return switch (trigger) {
      case DELIVERED -> shipment.status() == ShipmentStatus.DELIVERED;
      case SHIPPED, OUT_FOR_DELIVERY ->
          shipment
              .label(0)
              .trackingNumber()
              .filter(each -> each.equals(trackingNumber))
              .isPresent();
      case EXCEPTION, LABEL, RETURN_LABEL -> true;
    };
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

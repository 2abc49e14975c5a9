package dev.quayside.engine.mail;

import dev.quayside.engine.carrier.Acceptance;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.shipment.Shipment;
import dev.quayside.engine.shipment.Shipments;
import dev.quayside.engine.store.Tx;
import java.util.Optional;
import java.util.function.BiFunction;

/// Shipments as letters know them. Nobody is written to about a return: it goes to the shop itself.
public final class MailedShipments implements MailedParcel.Source {

  private final Shipments shipments;
  private final BiFunction<WorkspaceId, String, String> carrierNames;

  /// @param carrierNames of a workspace's carriers by their codes
  public MailedShipments(
      Shipments shipments, BiFunction<WorkspaceId, String, String> carrierNames) {
    this.shipments = shipments;
    this.carrierNames = carrierNames;
  }

  @Override
  public Optional<MailedParcel> find(Tx tx, WorkspaceId workspace, String shipmentId) {
    return shipments
        .find(tx, workspace, shipmentId)
        .filter(shipment -> shipment.acceptance() != null)
        .map(shipment -> parcel(workspace, shipment));
  }

  private MailedParcel parcel(WorkspaceId workspace, Shipment shipment) {
    var consignment = shipment.consignment();
    var to = consignment.to();
    return new MailedParcel(
        consignment.isReturn() ? null : to.email(),
        to.name(),
        to.country(),
        shipment.carrier(),
        carrierNames.apply(workspace, shipment.carrier()),
        shipment.serviceName(),
        shipment.trackingNumber().orElseThrow(),
        consignment.reference(),
        Optional.ofNullable(shipment.acceptance()).map(Acceptance::estimatedDelivery).orElse(null));
  }
}

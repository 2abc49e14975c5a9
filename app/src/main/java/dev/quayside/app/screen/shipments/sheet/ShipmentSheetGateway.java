package dev.quayside.app.screen.shipments.sheet;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.sheet.ActHistory;
import dev.quayside.engine.base.problem.ProblemException;
import java.util.List;

/// Reads what the sheet of a shipment shows, for one workspace; off the window's thread.
public record ShipmentSheetGateway(WorkspaceEngine place) {

  /// @throws ProblemException `NOT_FOUND`
  public ShipmentSheet read(String shipmentId) {
    var engine = place.engine();
    var caller = place.caller();
    var shipment = engine.shipping().shipments().get(caller, shipmentId);
    return new ShipmentSheet(
        shipment,
        engine.ordering().orders().ofShipment(caller, shipmentId),
        new ActHistory(place).of(List.of(shipmentId, shipment.labelId())),
        engine.installation().stations().areSeveral());
  }
}

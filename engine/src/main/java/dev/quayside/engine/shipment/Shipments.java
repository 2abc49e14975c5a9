package dev.quayside.engine.shipment;

import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.page.Page;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.store.Database;
import java.util.Optional;

/// Finding shipments and their labels.
public final class Shipments {

  private final Database database;
  private final ShipmentStore store = new ShipmentStore();
  private final ShipmentListStore lists = new ShipmentListStore();

  public Shipments(Database database) {
    this.database = database;
  }

  /// @throws ProblemException `NOT_FOUND`
  public Shipment get(Caller caller, String id) {
    return database
        .read(tx -> store.byId(tx, caller.workspace(), id))
        .orElseThrow(() -> ProblemException.notFound("shipment " + quoted(id)));
  }

  /// @throws ProblemException `NOT_FOUND`
  public Shipment ofLabel(Caller caller, String labelId) {
    return database
        .read(tx -> store.byLabel(tx, caller.workspace(), labelId))
        .orElseThrow(() -> ProblemException.notFound("label " + quoted(labelId)));
  }

  public Optional<Shipment> ofTrackingNumber(Caller caller, String trackingNumber) {
    return database.read(tx -> store.byTrackingNumber(tx, caller.workspace(), trackingNumber));
  }

  public Page<Shipment> list(Caller caller, ShipmentFilter filter, Page.Request page) {
    return database.read(tx -> lists.page(tx, caller.workspace(), filter, page));
  }

  private static String quoted(String id) {
    return "'" + (id.length() > 40 ? id.substring(0, 40) + "..." : id) + "'";
  }
}

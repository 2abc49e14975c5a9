package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import java.util.List;

/// What a carrier sent beside the label: its invoice, its customs forms, its receipt.
public final class CarrierPapers {

  private final Database database;
  private final ShipmentDocumentStore store = new ShipmentDocumentStore();

  /// One of them.
  ///
  /// @param ready whether the file is here; else the carrier still makes it, and it is fetched by
  ///   itself
  public record Paper(CarrierDocumentKind kind, boolean ready) {}

  public CarrierPapers(Database database) {
    this.database = database;
  }

  /// The label is not among them: it has its own download.
  public List<Paper> of(Caller caller, Shipment shipment) {
    return database.read(tx -> store.papers(tx, caller.workspace(), shipment.id()));
  }

  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` while the carrier still makes it
  public byte[] file(Caller caller, Shipment shipment, CarrierDocumentKind kind) {
    var paper =
        database
            .read(tx -> store.find(tx, caller.workspace(), shipment.id(), kind))
            .orElseThrow(() -> ProblemException.notFound(ShipmentWords.PAPER));
    var file = paper.file();
    if (file == null) {
      throw ProblemException.refused(ProblemCode.CONFLICT, ShipmentWords.PAPER_PENDING);
    }
    return file;
  }
}

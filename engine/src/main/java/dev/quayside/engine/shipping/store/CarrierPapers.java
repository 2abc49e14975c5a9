package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import java.util.List;

/// The documents that a carrier made beside the label: invoice, customs forms, receipt.
public final class CarrierPapers {

  private final Database database;
  private final ShipmentDocumentStore store = new ShipmentDocumentStore();

  /// A document.
  ///
  /// @param ready whether the file is stored; otherwise the carrier still makes it, and it is
  ///   fetched automatically
  public record Paper(CarrierDocumentKind kind, boolean ready) {}

  public CarrierPapers(Database database) {
    this.database = database;
  }

  /// The documents of a shipment. The label is not among them; it has its own download.
  public List<Paper> of(Caller caller, Shipment shipment) {
    return database.read(tx -> store.papers(tx, caller.workspace(), shipment.id()));
  }

  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` while the carrier still makes it
  public byte[] file(Caller caller, Shipment shipment, CarrierDocumentKind kind) {
    var paper =
        database
            .read(tx -> store.find(tx, caller.workspace(), shipment.id(), kind))
            .orElseThrow(() -> ProblemException.notFound(ShipmentWords.PAPER, kind.wire()));
    var file = paper.file();
    if (file == null) {
      throw ProblemException.refused(ProblemCode.CONFLICT, ShipmentWords.PAPER_PENDING);
    }
    return file;
  }
}

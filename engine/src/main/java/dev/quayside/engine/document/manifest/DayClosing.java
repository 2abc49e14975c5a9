package dev.quayside.engine.document.manifest;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.Closing;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.document.DocumentWords;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.Shipments;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Reports the day's manifest to carriers that want it, and stores the documents they answer with.
/// The manifest is stored first; when the carrier's answer is lost it stays in doubt and is not
/// reported again.
final class DayClosing {

  private static final Logger LOG = LoggerFactory.getLogger(DayClosing.class);

  private final Database database;
  private final Shipments shipments;
  private final Carriers carriers;
  private final CallDeadline deadline;
  private final Events events;
  private final ManifestStore store = new ManifestStore();

  DayClosing(
      Database database,
      Shipments shipments,
      Carriers carriers,
      CallDeadline deadline,
      Events events) {
    this.events = events;
    this.database = database;
    this.shipments = shipments;
    this.carriers = carriers;
    this.deadline = deadline;
  }

  static boolean wants(Carrier carrier) {
    return carrier.able(Closing.class).isPresent();
  }

  /// Reports a manifest to the carrier.
  ///
  /// @param intended the stored manifest, in doubt
  /// @throws ProblemException when the carrier refused: the manifest is deleted and its labels wait
  ///   again
  Manifest tell(Caller caller, Carrier carrier, Manifest intended, RequestKey<Manifest> key) {
    var workspace = caller.workspace();
    var closing = carrier.able(Closing.class).orElseThrow();
    try {
      var request = request(caller, intended);
      var closed = deadline.ask(carrier, () -> closing.close(request), InDoubtException::new);
      return kept(
          workspace,
          intended.taken(closed.number(), closed.documents().size()),
          closed.documents(),
          key);
    } catch (InDoubtException silent) {
      LOG.info(
          "whether {} took {} is not known: {}", intended.carrier(), intended.id(), silent.said());
      return kept(workspace, intended, List.of(), key);
    } catch (ProblemException refused) {
      withdraw(workspace, intended, key);
      throw refused;
    } catch (RuntimeException broken) {
      LOG.warn("what {} said to {} could not be read", intended.carrier(), intended.id(), broken);
      return kept(workspace, intended, List.of(), key);
    }
  }

  private Closing.Request request(Caller caller, Manifest manifest) {
    return new Closing.Request(
        manifest.id(),
        manifest.shipDate(),
        manifest.location(),
        manifest.lines().stream()
            .map(line -> shipments.find(caller, line.shipmentId()))
            .flatMap(Optional::stream)
            .map(Shipment::issued)
            .flatMap(Optional::stream)
            .toList());
  }

  private Manifest kept(
      WorkspaceId workspace,
      Manifest manifest,
      List<CarrierDocument> documents,
      RequestKey<Manifest> key) {
    var answer = key.answer(manifest);
    return database.write(
        tx -> {
          store.put(tx, workspace, manifest);
          for (int i = 0; i < documents.size(); i++) {
            store.keep(tx, workspace, manifest.id(), i + 1, documents.get(i));
          }
          if (!manifest.isInDoubt()) {
            ManifestEventJson.tell(events, tx, workspace, manifest);
          }
          answer.keep(tx);
          return manifest;
        });
  }

  private void withdraw(WorkspaceId workspace, Manifest manifest, RequestKey<Manifest> key) {
    database.change(
        tx -> {
          store.delete(tx, workspace, manifest.id());
          key.withdraw(tx);
        });
  }

  /// Settles a manifest in doubt after a person has asked the carrier.
  ///
  /// @param taken whether the carrier has it; otherwise it is deleted and its labels wait again
  /// @throws ProblemException `CONFLICT` when it is not in doubt
  Manifest settle(Caller caller, Manifest manifest, boolean taken, RequestKey<Manifest> key) {
    requireInDoubt(Optional.of(manifest));
    var settled = manifest.taken("", 0);
    var answer = key.answer(settled);
    return database.write(
        tx -> {
          requireInDoubt(store.find(tx, caller.workspace(), manifest.id()));
          if (taken) {
            store.put(tx, caller.workspace(), settled);
            ManifestEventJson.tell(events, tx, caller.workspace(), settled);
          } else {
            store.delete(tx, caller.workspace(), manifest.id());
          }
          answer.keep(tx);
          return settled;
        });
  }

  /// Once more in the transaction: an admin may have settled it meanwhile.
  private static void requireInDoubt(Optional<Manifest> manifest) {
    if (manifest.filter(Manifest::isInDoubt).isEmpty()) {
      throw ProblemException.refused(ProblemCode.CONFLICT, DocumentWords.NOT_IN_DOUBT);
    }
  }

  /// One of the carrier's own documents. One that was not ready is requested from the carrier
  /// again.
  ///
  /// @param number from 1
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` while the carrier still makes it
  byte[] document(Caller caller, Manifest manifest, int number) {
    var workspace = caller.workspace();
    var kept =
        database
            .read(tx -> store.document(tx, workspace, manifest.id(), number))
            .orElseThrow(() -> ProblemException.notFound(DocumentWords.KIND, number));
    var file = kept.file();
    return file != null ? file : fetched(caller, manifest, number, kept);
  }

  private byte[] fetched(Caller caller, Manifest manifest, int number, CarrierDocument awaited) {
    var carrier = carriers.require(caller, manifest.carrier());
    var file =
        deadline
            .ask(carrier, () -> carrier.document(awaited.link()))
            .orElseThrow(
                () ->
                    ProblemException.refused(
                        ProblemCode.CONFLICT, DocumentWords.BEING_MADE, manifest.carrierName()));
    database.change(
        tx -> {
          store.keep(
              tx,
              caller.workspace(),
              manifest.id(),
              number,
              CarrierDocument.ready(awaited.kind(), file));
        });
    return file;
  }
}

package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.store.ShipmentDocumentStore.Awaited;
import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Fetches files that a carrier did not have ready at the purchase, with growing pauses between the
/// attempts.
public final class LateDocuments {

  private static final Logger LOG = LoggerFactory.getLogger(LateDocuments.class);
  private static final int MOST_A_ROUND = 50;
  private static final Duration FIRST_PAUSE = Duration.ofSeconds(2);
  private static final int MOST_DOUBLINGS = 10;

  private final Database database;
  private final Carriers carriers;
  private final CallDeadline asking;
  private final Events events;
  private final WorkspaceClock clock;
  private final ShipmentStore shipments = new ShipmentStore();
  private final ShipmentDocumentStore store = new ShipmentDocumentStore();

  public LateDocuments(
      Database database,
      Carriers carriers,
      CallDeadline asking,
      Events events,
      WorkspaceClock clock) {
    this.database = database;
    this.carriers = carriers;
    this.asking = asking;
    this.events = events;
    this.clock = clock;
  }

  /// Whether some are due, for a {@link dev.quayside.engine.platform.lease.Question}.
  public static String areDue() {
    return ShipmentDocumentStore.IS_DUE;
  }

  /// Asks for the files that are due.
  public void fetchDue(Caller caller) {
    var workspace = caller.workspace();
    var at = clock.now(workspace);
    database
        .readOnce(tx -> store.due(tx, workspace, at, MOST_A_ROUND))
        .forEach(awaited -> fetch(caller, awaited));
  }

  private void fetch(Caller caller, Awaited awaited) {
    var workspace = caller.workspace();
    var file =
        database
            .read(tx -> shipments.byId(tx, workspace, awaited.shipmentId()))
            .flatMap(shipment -> carriers.find(caller, shipment.carrier()))
            .flatMap(carrier -> asked(carrier, awaited));
    var at = clock.now(workspace);
    database.change(
        tx -> {
          if (file.isPresent()) {
            var ready = CarrierDocument.ready(awaited.kind(), file.get());
            store.keep(tx, workspace, awaited.shipmentId(), ready, at);
            events.shipmentChanged(tx, workspace, awaited.shipmentId());
          } else {
            var pause =
                FIRST_PAUSE.multipliedBy(1L << Math.min(awaited.attempts(), MOST_DOUBLINGS));
            store.await(tx, workspace, awaited, at.plus(pause));
          }
        });
  }

  private Optional<byte[]> asked(Carrier carrier, Awaited awaited) {
    try {
      return asking.ask(carrier, () -> carrier.document(awaited.link()));
    } catch (ProblemException notNow) {
      LOG.info("{} of {} is not to be had yet", awaited.kind(), awaited.shipmentId());
      return Optional.empty();
    }
  }
}

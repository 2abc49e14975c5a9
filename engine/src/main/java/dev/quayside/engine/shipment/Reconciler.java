package dev.quayside.engine.shipment;

import dev.quayside.engine.carrier.Acceptance;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.Patience;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.store.Database;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Settles purchases in doubt: asks the carrier what it bought under our reference, and never buys.
public final class Reconciler {

  private static final Logger LOG = LoggerFactory.getLogger(Reconciler.class);

  private final Database database;
  private final Carriers carriers;
  private final Patience asking;
  private final PurchaseBooks books;
  private final Function<WorkspaceId, Instant> now;
  private final ShipmentStore store = new ShipmentStore();
  private final Set<String> underWay = ConcurrentHashMap.newKeySet();
  private final Set<String> calling = ConcurrentHashMap.newKeySet();

  Reconciler(
      Database database,
      Carriers carriers,
      Patience asking,
      PurchaseBooks books,
      Function<WorkspaceId, Instant> now) {
    this.database = database;
    this.carriers = carriers;
    this.asking = asking;
    this.books = books;
    this.now = now;
  }

  /// Settles what can be settled in a workspace; what stays in doubt is asked about again next
  /// time.
  public void run(Caller caller) {
    for (Shipment pending : database.read(tx -> store.pending(tx, caller.workspace()))) {
      settle(caller, pending, Receipt.none());
    }
  }

  /// Finishes what an interrupted request had begun.
  ///
  /// @return the shipment as it now is; empty when nothing had been bought, and buying afresh is
  ///   right
  public Optional<Shipment> resume(Caller caller, String shipmentId, Receipt<Shipment> receipt) {
    var begun = database.read(tx -> store.byId(tx, caller.workspace(), shipmentId));
    if (begun.isPresent() && begun.get().status() != ShipmentStatus.PENDING) {
      database.write(
          tx -> {
            receipt.settle(tx, begun.get());
            return true;
          });
      return begun;
    }
    return begun.flatMap(pending -> settle(caller, pending, receipt));
  }

  /// The shipment, if the carrier has it under our reference.
  Optional<Shipment> found(
      WorkspaceId workspace, Carrier carrier, Shipment pending, Receipt<Shipment> receipt) {
    try {
      return asked(carrier, pending)
          .map(
              acceptance ->
                  books.acceptLate(
                      workspace, pending, acceptance, carrier.profile().voidWindow(), receipt));
    } catch (ProblemException unavailable) {
      LOG.info("{} cannot tell about {} yet", carrier.profile().code(), pending.id());
      return Optional.empty();
    }
  }

  /// While the result is open, {@link #run} leaves the purchase alone: the carrier may be answering
  /// this very moment.
  UnderWay keepOff(Shipment purchase) {
    underWay.add(purchase.id());
    return () -> underWay.remove(purchase.id());
  }

  /// While the carrier's own call is open, "not found" is not certain: the purchase may still
  /// happen. That can be long after whoever waited for it has been answered.
  UnderWay calling(Shipment purchase) {
    calling.add(purchase.id());
    return () -> calling.remove(purchase.id());
  }

  /// Ends a purchase's time under way.
  interface UnderWay extends AutoCloseable {
    @Override
    void close();
  }

  private Optional<Shipment> settle(Caller caller, Shipment pending, Receipt<Shipment> receipt) {
    if (underWay.contains(pending.id())) {
      return Optional.of(pending);
    }
    var workspace = caller.workspace();
    var carrier = carriers.find(caller, pending.carrier());
    if (carrier.isEmpty()) {
      LOG.warn("{} waits: carrier {} is not configured", pending.id(), pending.carrier());
      return Optional.of(pending);
    }
    try {
      return settle(workspace, carrier.get(), pending, receipt);
    } catch (ProblemException unavailable) {
      LOG.info("{} cannot tell about {} yet", pending.carrier(), pending.id());
      return Optional.of(books.doubt(workspace, pending, receipt));
    }
  }

  private Optional<Acceptance> asked(Carrier carrier, Shipment pending) {
    return asking.ask(carrier, () -> carrier.findByReference(pending.id()));
  }

  private Optional<Shipment> settle(
      WorkspaceId workspace, Carrier carrier, Shipment pending, Receipt<Shipment> receipt) {
    boolean open = calling.contains(pending.id());
    var acceptance = asked(carrier, pending);
    if (acceptance.isPresent()) {
      return Optional.of(
          books.acceptLate(
              workspace, pending, acceptance.get(), carrier.profile().voidWindow(), receipt));
    }
    var certainFrom = pending.createdAt().plus(carrier.settlingTime());
    if (open || now.apply(workspace).isBefore(certainFrom)) {
      return Optional.of(books.doubt(workspace, pending, receipt));
    }
    books.release(workspace, pending);
    return Optional.empty();
  }
}

package dev.quayside.engine.shipping.settlement;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.engine.shipping.shipment.InFlight;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.InHand;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.engine.shipping.voiding.Voids;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Settles purchases in doubt and voids without an answer, each when it is due. Carriers are asked
/// in parallel, so that one that does not answer delays only its own labels. It never buys.
public final class Reconciler implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Reconciler.class);
  private static final long LAST_ANSWERS_SECONDS = 5;

  /// The open labels of one carrier in one workspace; they are settled one after the other.
  private record Lane(WorkspaceId workspace, String carrier) {}

  private final Shipments shipments;
  private final Settlements purchases;
  private final Voids voids;
  private final InFlight inFlight;
  private final InHand inHand;
  private final WorkspaceClock clock;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final ConcurrentMap<Lane, CompletableFuture<Void>> lanes = new ConcurrentHashMap<>();

  public Reconciler(
      Shipments shipments,
      Settlements purchases,
      Voids voids,
      InFlight inFlight,
      InHand inHand,
      WorkspaceClock clock) {
    this.shipments = shipments;
    this.purchases = purchases;
    this.voids = voids;
    this.inFlight = inFlight;
    this.inHand = inHand;
    this.clock = clock;
  }

  /// Starts asking about everything that is due in a workspace.
  ///
  /// @return completed when every carrier was asked
  public CompletableFuture<Void> begin(Caller caller) {
    var due =
        due(caller).stream()
            .filter(open -> !inFlight.isRequested(open.id()))
            .collect(Collectors.groupingBy(Shipment::carrier));
    return CompletableFuture.allOf(
        due.entrySet().stream()
            .map(each -> begin(caller, each.getKey(), each.getValue()))
            .toArray(CompletableFuture<?>[]::new));
  }

  /// Asks about everything that is due, and returns afterwards.
  public void run(Caller caller) {
    begin(caller).join();
    // a lane that was running already did not know of everything that is due now
    begin(caller).join();
  }

  private CompletableFuture<Void> begin(Caller caller, String carrier, List<Shipment> due) {
    var lane = new Lane(caller.workspace(), carrier);
    return lanes.computeIfAbsent(
        lane,
        _ -> {
          var end = new CompletableFuture<Void>();
          start(lane, end, () -> ask(caller, due));
          return end;
        });
  }

  private void start(Lane lane, CompletableFuture<Void> end, Runnable work) {
    try {
      threads.execute(
          () -> {
            try {
              work.run();
            } catch (RuntimeException e) {
              LOG.warn("settling with {} failed and will be tried again", lane.carrier(), e);
            } finally {
              lanes.remove(lane, end);
              end.complete(null);
            }
          });
    } catch (RejectedExecutionException closed) {
      end.complete(null);
    }
  }

  /// Asks about the labels of one carrier. When it does not answer, the remaining labels wait for
  /// the next round.
  private void ask(Caller caller, List<Shipment> due) {
    for (var open : due) {
      if (threads.isShutdown() || !ask(caller, open.id())) {
        return;
      }
    }
  }

  /// @return whether the carrier answered
  private boolean ask(Caller caller, String id) {
    if (inFlight.isRequested(id)) {
      return true;
    }
    var found = inHand.takeUp(caller.workspace(), id);
    if (found.isEmpty()) {
      return true;
    }
    var open = found.get();
    var settlement = open.settlement();
    if (settlement == null) {
      return true;
    }
    return switch (settlement.kind()) {
      case PURCHASE ->
          Acting.as(BoughtBy.finishing(open.boughtBy()), () -> purchases.askAgain(caller, open));
      case VOID ->
          Acting.as(voids.finishing(caller, open), () -> voids.askAgain(caller, open, settlement));
    };
  }

  private List<Shipment> due(Caller caller) {
    return shipments.due(caller, clock.now(caller.workspace()));
  }

  /// Stops asking; unanswered questions are asked again after the next start.
  @Override
  public void close() {
    threads.shutdownNow();
    try {
      if (!threads.awaitTermination(LAST_ANSWERS_SECONDS, TimeUnit.SECONDS)) {
        LOG.warn("a carrier is still answering");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

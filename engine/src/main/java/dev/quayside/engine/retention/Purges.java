package dev.quayside.engine.retention;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.customer.email.Emails;
import dev.quayside.engine.document.manifest.Manifests;
import dev.quayside.engine.order.ClosedOrders;
import dev.quayside.engine.order.addressbook.AddressBook;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.platform.wing.Chore;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.engine.print.ClosedPrintJobs;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.ClosedShipments;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Deletes the customer data of shipments that were closed long enough ago, once a day, in small
/// transactions. Money, numbers, dates, weights and the compared rates stay, and so do all sums;
/// anything still open is left alone.
///
/// A purge that was interrupted continues where it was: each transaction adds to the count of what
/// was deleted, and the one that finds nothing left ends the purge and appends its event, once.
public final class Purges implements Wing {

  private static final String SETTING = "retention";
  private static final Duration EVERY = Duration.ofDays(1);

  /// Shipments per transaction. A purchase at the same time waits for one such transaction, so a
  /// large number would delay it.
  private static final int BATCH = 4;

  private static final int BATCHES_A_ROUND = 500;

  private final Database database;
  private final Settings settings;
  private final Keepers keepers;
  private final Events events;
  private final WorkspaceClock clock;
  private final PurgeStore store = new PurgeStore();

  /// The stores that hold customer data.
  public record Keepers(
      ClosedShipments shipments,
      ClosedOrders orders,
      Manifests manifests,
      ClosedPrintJobs printJobs,
      AddressBook addressBook,
      Emails emails) {}

  /// @param settings those that note who set them
  public Purges(
      Database database, Settings settings, Keepers keepers, Events events, WorkspaceClock clock) {
    this.database = database;
    this.settings = settings;
    this.keepers = keepers;
    this.events = events;
    this.clock = clock;
  }

  public Retention retention(Caller caller) {
    return settings.find(caller, SETTING, Retention.class).orElse(Retention.FOR_EVER);
  }

  /// Sets the retention; it applies from the next daily run on.
  ///
  /// @throws ProblemException `INVALID_REQUEST`
  public void keep(Caller caller, Retention retention) {
    Acting.require(Right.CHANGE_SETTINGS);
    retention.check();
    settings.keep(caller, SETTING, retention, "retention.changed");
  }

  /// Counts what a purge would delete now, without changing anything.
  ///
  /// @throws ProblemException `INVALID_REQUEST`
  public PurgeCount dryRun(Caller caller, Retention retention) {
    retention.check();
    var days = retention.days();
    if (days == null) {
      return PurgeCount.NOTHING;
    }
    var workspace = caller.workspace();
    var before = clock.now(workspace).minus(Duration.ofDays(days));
    return database.read(
        tx -> {
          var closed = keepers.shipments().ids(tx, caller, closedBefore(tx, caller, before));
          var shipments = closed.stream().map(ClosedShipments.Ids::shipment).toList();
          var labels = closed.stream().map(ClosedShipments.Ids::label).toList();
          return new PurgeCount(
              closed.size(),
              keepers.printJobs().countFiles(tx, caller, labels)
                  + keepers.shipments().countFiles(tx, caller, shipments),
              keepers.orders().countShipped(tx, workspace, shipments)
                  + keepers.orders().countCalledOff(tx, workspace, before),
              keepers.addressBook().countUnused(tx, workspace, before));
        });
  }

  private ClosedShipments.Question closedBefore(Tx tx, Caller caller, Instant before) {
    return new ClosedShipments.Question(before, keepers.printJobs().labelsUnderWay(tx, caller));
  }

  /// The purge that began last, finished or not.
  public Optional<Purge> last(Caller caller) {
    return database.read(tx -> store.last(tx, caller.workspace()));
  }

  /// Begins the day's purge when it is due, or continues one; a long one ends in a later round.
  public void round(Caller caller) {
    var days = retention(caller).days();
    if (days == null || !isDue(caller)) {
      return;
    }
    var keeping = Duration.ofDays(days);
    int batches = 0;
    while (batches < BATCHES_A_ROUND && step(caller, keeping, BATCH)) {
      batches++;
    }
  }

  /// Deletes in one transaction.
  ///
  /// @param most shipments at most; once there are none left, orders and contacts at most
  /// @return whether there may be more
  boolean step(Caller caller, Duration keeping, int most) {
    var workspace = caller.workspace();
    return database.write(
        tx -> {
          var at = clock.now(workspace);
          var purge = current(tx, workspace, at, keeping);
          var done = forget(tx, caller, purge.before(), at, most);
          if (!done.isNothing()) {
            store.put(tx, workspace, purge.plus(done));
            return true;
          }
          finish(tx, workspace, purge.finished(at));
          return false;
        });
  }

  private boolean isDue(Caller caller) {
    var at = clock.now(caller.workspace());
    return last(caller)
        .filter(last -> last.finishedAt() != null && last.startedAt().plus(EVERY).isAfter(at))
        .isEmpty();
  }

  /// The unfinished purge, or a new one. When the retention was made longer in between, the longer
  /// one counts, so that nothing is deleted too early.
  private Purge current(Tx tx, WorkspaceId workspace, Instant at, Duration keeping) {
    var before = at.minus(keeping);
    return store
        .last(tx, workspace)
        .filter(last -> last.finishedAt() == null)
        .map(
            open ->
                open.before().isAfter(before)
                    ? new Purge(open.startedAt(), before, open.tally(), null)
                    : open)
        .orElseGet(() -> new Purge(at, before, PurgeCount.NOTHING, null));
  }

  private PurgeCount forget(Tx tx, Caller caller, Instant before, Instant at, int most) {
    var workspace = caller.workspace();
    var closed = keepers.shipments().forget(tx, caller, closedBefore(tx, caller, before), most, at);
    if (closed.isEmpty()) {
      return new PurgeCount(
          0,
          0,
          keepers.orders().forgetCalledOff(tx, workspace, before, most),
          keepers.addressBook().forget(tx, workspace, before, most));
    }
    var ids = closed.stream().map(Shipment::id).collect(Collectors.toSet());
    int files = 0;
    for (var shipment : closed) {
      for (var label : shipment.labelIds()) {
        files += keepers.printJobs().forget(tx, caller, shipment.id(), label);
      }
      files += keepers.shipments().dropFile(tx, caller, shipment) ? 1 : 0;
      keepers.emails().forget(tx, workspace, shipment.id());
      events.shipmentChanged(tx, workspace, shipment.id());
    }
    keepers.manifests().forget(tx, workspace, ids);
    return new PurgeCount(closed.size(), files, keepers.orders().forget(tx, workspace, ids), 0);
  }

  private void finish(Tx tx, WorkspaceId workspace, Purge purge) {
    store.put(tx, workspace, purge);
    if (!purge.tally().isNothing()) {
      events.append(tx, workspace, EventType.DATA_PURGED, workspace.value(), PurgeJson.of(purge));
    }
  }

  @Override
  public List<Routes> routes() {
    return List.of(new RetentionRoutes(this));
  }

  @Override
  public List<Chore> chores() {
    return List.of(Chore.each(this::round).whenChanged().byOneEngine());
  }
}

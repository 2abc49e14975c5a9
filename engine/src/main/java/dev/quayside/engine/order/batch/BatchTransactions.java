package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.station.KnownStation;
import dev.quayside.engine.platform.station.Station;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The transactions of a batch. Only the engine that has it in hand buys and prints; what it does
/// is written from the state it found, so that one that was taken for dead meanwhile undoes nothing
/// (ADR 11).
final class BatchTransactions implements BatchRun.Keeping {

  private final Database database;
  private final Leases leases;
  private final Stations stations;
  private final BatchPrinting printing;
  private final WorkspaceClock clock;
  private final Events events;
  private final LiveEvents live;
  private final Over over;
  private final BatchStore store = new BatchStore();
  private final BatchListStore lists = new BatchListStore();

  /// Told of each run that has ended.
  @FunctionalInterface
  interface Over {

    /// @param isLeft whether the batch is still in hand here, since the database could not be told
    void told(Caller caller, String batchId, boolean isLeft);
  }

  BatchTransactions(
      Database database,
      Leases leases,
      Stations stations,
      BatchPrinting printing,
      WorkspaceClock clock,
      Events events,
      LiveEvents live,
      Over over) {
    this.database = database;
    this.leases = leases;
    this.stations = stations;
    this.printing = printing;
    this.clock = clock;
    this.events = events;
    this.live = live;
    this.over = over;
  }

  /// The failed ones wait again. In one transaction: an engine that takes it up in between would
  /// find nothing to do.
  boolean again(Tx tx, Caller caller, String id) {
    var workspace = caller.workspace();
    if (!store.move(
        tx,
        workspace,
        id,
        "'done', 'paused', 'cancelled'",
        BatchState.RUNNING,
        null,
        clock.now(workspace))) {
      return false;
    }
    store.putAll(tx, workspace, id, BatchRow.State.FAILED, BatchRow.State.WAITING, null);
    return happened(tx, caller, lists.summary(tx, workspace, id));
  }

  /// Takes in hand one that runs.
  ///
  /// @return empty when another engine has it in hand: that one goes on with it.
  Optional<Batch> taken(Tx tx, WorkspaceId workspace, String id) {
    var holder = store.holder(tx, workspace, id).orElse(null);
    return !leases.isElsewhere(tx, holder)
            && !isAsking(tx, workspace, holder)
            && store.hold(tx, workspace, id, holder, leases.name())
        ? store.find(tx, workspace, id)
        : Optional.empty();
  }

  /// Whether a call to a carrier of an engine that ended may still buy a label: its batch goes on
  /// when that is certain, since a row in doubt is not bought again.
  private boolean isAsking(Tx tx, WorkspaceId workspace, @Nullable String holder) {
    return holder != null
        && !holder.equals(leases.name())
        && printing.shipments().isBuying(tx, workspace, holder);
  }

  @Override
  public boolean begin(Caller caller, Batch batch, BatchRow row) {
    return database.write(
        tx ->
            store.begin(tx, caller.workspace(), batch.id(), row.position(), leases.name())
                && told(tx, caller, batch.id()));
  }

  @Override
  public RequestKey<Shipment> key(Caller caller, Batch batch, BatchRow row) {
    return RequestKey.beginning(
        (tx, shipmentId) ->
            store.begun(tx, caller.workspace(), batch.id(), row.position(), shipmentId));
  }

  @Override
  public boolean row(Caller caller, Batch batch, BatchRow row) {
    return put(caller, batch, row, "'buying', 'doubt'");
  }

  /// Nothing where another engine has taken the batch over: that one prints.
  @Override
  public List<BatchRow> print(Caller caller, Batch batch, List<BatchRow> rows, boolean last) {
    boolean mine =
        database.read(
            tx ->
                store
                    .holder(tx, caller.workspace(), batch.id())
                    .filter(leases.name()::equals)
                    .isPresent());
    return mine ? printed(caller, batch, rows, last) : List.of();
  }

  /// As {@link #print}, of rows that are this engine's for another reason.
  List<BatchRow> printed(Caller caller, Batch batch, List<BatchRow> rows, boolean last) {
    var done = printing.print(caller, batch, elsewhere(caller, batch), rows, last);
    done.forEach(row -> put(caller, batch, row, "'bought'"));
    return done;
  }

  /// The station of a batch that this engine finishes for another one. Null when it is this one's,
  /// when it is forgotten, and when it has no printer that its labels would wait for.
  private @Nullable String elsewhere(Caller caller, Batch batch) {
    return database
        .readOnce(tx -> store.station(tx, caller.workspace(), batch.id()))
        .filter(id -> !id.equals(stations.own().id()))
        .flatMap(this::nameOf)
        .filter(name -> printing.canPrintAt(caller, name))
        .orElse(null);
  }

  private Optional<String> nameOf(String stationId) {
    return stations.all().stream()
        .map(KnownStation::station)
        .filter(each -> each.id().equals(stationId))
        .map(Station::name)
        .findFirst();
  }

  private boolean put(Caller caller, Batch batch, BatchRow row, String from) {
    return database.write(
        tx ->
            store.put(tx, caller.workspace(), batch.id(), row, from)
                && told(tx, caller, batch.id()));
  }

  @Override
  public void pause(Caller caller, Batch batch, Message why) {
    change(caller, batch.id(), "'running'", BatchState.PAUSED, why);
  }

  @Override
  public void ended(Caller caller, Batch batch, boolean stopped) {
    var workspace = caller.workspace();
    boolean isLeft = true;
    try {
      if (!stopped) {
        change(caller, batch.id(), "'running'", BatchState.DONE, null);
      }
      isLeft =
          database.write(
              tx -> {
                store.letGo(tx, workspace, batch.id(), leases.name());
                return false;
              });
    } finally {
      over.told(caller, batch.id(), isLeft);
    }
  }

  boolean change(Caller caller, String id, String from, BatchState to, @Nullable Message why) {
    var workspace = caller.workspace();
    return database.write(
        tx ->
            store.move(tx, workspace, id, from, to, why, clock.now(workspace))
                && happened(tx, caller, lists.summary(tx, workspace, id)));
  }

  boolean happened(Tx tx, Caller caller, BatchSummary batch) {
    var type =
        switch (batch.state()) {
          case RUNNING -> EventType.BATCH_STARTED;
          case PAUSED -> EventType.BATCH_PAUSED;
          case DONE -> EventType.BATCH_DONE;
          case CANCELLED -> EventType.BATCH_CANCELLED;
        };
    events.append(tx, caller.workspace(), type, batch.id(), BatchJson.Summary.text(batch));
    return told(tx, caller, batch.id());
  }

  boolean told(Tx tx, Caller caller, String id) {
    live.tell(tx, caller.workspace(), Topic.BATCH_CHANGED, id);
    return true;
  }
}

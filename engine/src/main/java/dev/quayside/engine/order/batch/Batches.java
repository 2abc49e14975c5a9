package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.fulfilment.Fulfilment;
import dev.quayside.engine.order.reason.OrderStop;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.PrintService;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.printing.message.MessageKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Buys and prints many orders. Each row is stored before its purchase. Together with the order's
/// own claim this lets a batch continue after a crash without buying anything twice.
public final class Batches implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Batches.class);
  private static final int MOST_ROWS = 10_000;
  private static final int MOST_NAMED = 100;
  private static final long LAST_ROWS_SECONDS = 10;

  private final Database database;
  private final Leases leases;
  private final Stations stations;
  private final Fulfilment fulfilment;
  private final BatchTransactions transactions;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final BatchWork work;
  private final BatchStore store = new BatchStore();
  private final BatchListStore lists = new BatchListStore();
  private final Map<String, BatchRun> runs = new ConcurrentHashMap<>();

  /// What runs and stood still since the database was away, or could not be let go of. Each sign of
  /// life tries to go on with it.
  private final Map<String, Caller> left = new ConcurrentHashMap<>();

  private final BatchPrinting printing;
  private volatile boolean closed;

  /// @param live told of every step of every batch
  public Batches(
      Database database,
      Leases leases,
      Stations stations,
      Fulfilment fulfilment,
      PrintService printService,
      Ids ids,
      WorkspaceClock clock,
      Events events,
      LiveEvents live) {
    this.database = database;
    this.leases = leases;
    this.stations = stations;
    this.fulfilment = fulfilment;
    this.printing = new BatchPrinting(fulfilment.shipping().shipments(), printService);
    this.transactions =
        new BatchTransactions(
            database, leases, stations, printing, clock, events, live, this::ended);
    this.ids = ids;
    this.clock = clock;
    this.work = new BatchWork(fulfilment);
    leases.alsoRenew(this::goOnWithTheRest);
  }

  /// Starts buying in the given order, and returns at once.
  ///
  /// @param fallback rate to choose when no rule chooses one; null to skip such orders
  /// @param print whether each label is printed as it is bought, in this order
  /// @param printer null for the default; a rule's printer takes precedence
  /// @param slips whether the labels' packing slips are printed too
  /// @throws ProblemException `INVALID_REQUEST` for no orders or more than 10,000; `NOT_FOUND` for
  ///   an order of another workspace or a printer that is not there
  public Batch start(
      Caller caller,
      List<BatchParcel> parcels,
      Address sender,
      @Nullable Choice fallback,
      boolean print,
      @Nullable String printer,
      PackingSlipOption slips) {
    return start(caller, parcels, sender, fallback, print, printer, slips, RequestKey.none());
  }

  /// Starts a batch for a request with an idempotency key.
  public Batch start(
      Caller caller,
      List<BatchParcel> parcels,
      Address sender,
      @Nullable Choice fallback,
      boolean print,
      @Nullable String printer,
      PackingSlipOption slips,
      RequestKey<Batch> key) {
    if (parcels.isEmpty() || parcels.size() > MOST_ROWS) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "orders", FieldWords.FROM_1_TO, MOST_ROWS);
    }
    requireKnown(caller, parcels);
    if (print && printer != null) {
      printing.requireThere(caller, printer);
    }
    fulfilment.plans().rules().requireOffered(caller, fallback, "fallback");
    var rows = new ArrayList<BatchRow>();
    for (var parcel : parcels.stream().distinct().toList()) {
      var order = fulfilment.orders().get(caller, parcel.orderId());
      rows.add(BatchRow.waiting(rows.size() + 1, parcel, order.number()));
    }
    var batch =
        new Batch(
            ids.next(IdKind.BATCH),
            BatchState.RUNNING,
            null,
            sender,
            fallback,
            print,
            printer,
            slips,
            rows,
            clock.now(caller.workspace()));
    var answer = key.answer(batch);
    database.change(
        tx -> {
          store.insert(tx, caller.workspace(), batch, leases.name(), stations.own().id());
          answer.keep(tx);
          transactions.happened(tx, caller, BatchSummary.of(batch));
        });
    run(caller, batch);
    return batch;
  }

  /// Names every order that is not there, so that one answer is enough to correct the list.
  private void requireKnown(Caller caller, List<BatchParcel> parcels) {
    var found = new Violations();
    for (int i = 0; i < parcels.size() && found.list().size() < MOST_NAMED; i++) {
      for (var id : parcels.get(i).orderIds()) {
        if (!fulfilment.orders().has(caller, id)) {
          found.add("orders[" + i + "]", OrderWords.NO_SUCH_ORDER, id);
        }
      }
    }
    found.throwAs(ProblemCode.NOT_FOUND);
  }

  /// @throws ProblemException `NOT_FOUND`
  public Batch get(Caller caller, String id) {
    return database
        .readOnce(tx -> store.find(tx, caller.workspace(), id))
        .orElseThrow(() -> ProblemException.notFound(OrderWords.BATCH, id));
  }

  /// Batches, newest first.
  public List<Batch> newest(Caller caller, int most) {
    return database.read(tx -> store.newest(tx, caller.workspace(), most));
  }

  /// Batches without their rows, newest first.
  public Page<BatchSummary> list(Caller caller, Slice<Age> slice) {
    return database.read(tx -> lists.page(tx, caller.workspace(), slice));
  }

  /// Keeps the answer to a request about a batch whose work is done.
  void keep(RequestKey.Prepared answer) {
    database.change(
        tx -> {
          answer.keep(tx);
        });
  }

  /// The bought labels of a batch, by shipment id.
  Map<String, BoughtLabel> labels(Caller caller, String id) {
    return database.read(tx -> lists.labels(tx, caller.workspace(), id));
  }

  /// Starts no further order; labels being bought are finished.
  ///
  /// @throws ProblemException `CONFLICT` when it does not run
  public Batch pause(Caller caller, String id) {
    move(caller, id, "'running'", BatchState.PAUSED, OrderWords.BATCH_NOT_RUNNING);
    stop(id);
    return get(caller, id);
  }

  /// @throws ProblemException `CONFLICT` when it is not paused
  public Batch resume(Caller caller, String id) {
    await(id);
    move(caller, id, "'paused'", BatchState.RUNNING, OrderWords.BATCH_NOT_PAUSED);
    return goOnHere(caller, id);
  }

  /// Cancels a batch. Waiting orders are not bought; bought labels stay bought.
  ///
  /// @throws ProblemException `CONFLICT` when it is over
  public Batch cancel(Caller caller, String id) {
    move(caller, id, "'running', 'paused'", BatchState.CANCELLED, OrderWords.BATCH_OVER);
    stop(id);
    await(id);
    database.change(
        tx -> {
          store.putAll(
              tx,
              caller.workspace(),
              id,
              BatchRow.State.WAITING,
              BatchRow.State.SKIPPED,
              OrderStop.BATCH_CANCELLED.of());
          // a purchase cut off by the end of a process: its result is looked up later
          store.putAll(
              tx, caller.workspace(), id, BatchRow.State.BUYING, BatchRow.State.DOUBT, null);
          transactions.told(tx, caller, id);
        });
    return get(caller, id);
  }

  /// Tries the failed orders again.
  ///
  /// @throws ProblemException `CONFLICT` while it runs
  public Batch retry(Caller caller, String id) {
    await(id);
    get(caller, id);
    if (!database.write(tx -> transactions.again(tx, caller, id))) {
      throw ProblemException.refused(ProblemCode.CONFLICT, OrderWords.BATCH_RUNNING);
    }
    return goOnHere(caller, id);
  }

  /// The parcels stand where a person asks for the batch.
  private Batch goOnHere(Caller caller, String id) {
    database.change(
        tx -> {
          store.moveTo(tx, caller.workspace(), id, stations.own().id());
        });
    var batch = get(caller, id);
    takeUp(caller, id);
    return batch;
  }

  /// Whether a batch is running, read within the caller's transaction.
  public boolean isRunning(Tx tx, Caller caller) {
    return !store.running(tx, caller.workspace()).isEmpty();
  }

  /// Whether there is something to take up, for a {@link
  /// dev.quayside.engine.platform.lease.Question}.
  public static String areLeft() {
    return BatchStore.IS_LEFT;
  }

  /// Whether there is something to look at again, for the same.
  public static String areInDoubt() {
    return BatchStore.IN_DOUBT;
  }

  /// Takes up running batches that no engine has in hand: this process ended while they ran, or
  /// another engine that had them in hand ended.
  public void takeUp(Caller caller) {
    for (var id : database.readOnce(tx -> store.running(tx, caller.workspace()))) {
      takeUp(caller, id);
    }
  }

  private void ended(Caller caller, String id, boolean isLeft) {
    if (isLeft) {
      left.put(id, caller);
    }
    runs.remove(id);
  }

  private void goOnWithTheRest() {
    left.forEach(
        (id, caller) -> {
          takeUp(caller, id);
          left.remove(id, caller);
        });
  }

  private void takeUp(Caller caller, String id) {
    if (!closed && !runs.containsKey(id)) {
      database
          .write(tx -> transactions.taken(tx, caller.workspace(), id))
          .ifPresent(batch -> run(caller, batch));
    }
  }

  /// Checks what became of purchases in doubt, and prints their labels.
  public void lookAgain(Caller caller) {
    for (var batch : database.readOnce(tx -> store.inDoubt(tx, caller.workspace()))) {
      for (var row : batch.rows()) {
        if (row.state() == BatchRow.State.DOUBT) {
          var after = work.lookAgain(caller, row);
          boolean mine = !after.equals(row) && transactions.row(caller, batch, after);
          if (mine && after.state() == BatchRow.State.BOUGHT && batch.print()) {
            transactions.printed(caller, batch, List.of(after), true);
          }
        }
      }
    }
  }

  /// Starts no further order and waits up to ten seconds for those being bought. Running batches
  /// continue at the next start.
  @Override
  public void close() {
    closed = true;
    runs.values().forEach(BatchRun::stop);
    runs.keySet().forEach(this::await);
  }

  private void run(Caller caller, Batch batch) {
    if (closed) {
      return;
    }
    var run = new BatchRun(caller, batch, work, transactions);
    if (runs.putIfAbsent(batch.id(), run) == null) {
      run.start(Acting.actor().orElseGet(() -> starter(caller, batch)));
    }
  }

  /// Who began the batch that another process left.
  private Actor starter(Caller caller, Batch batch) {
    var begunBy = database.read(tx -> store.startedBy(tx, caller.workspace(), batch.id()));
    return BoughtBy.finishing(begunBy.orElse(null));
  }

  private void stop(String id) {
    var run = runs.get(id);
    if (run != null) {
      run.stop();
    }
  }

  private void await(String id) {
    var run = runs.get(id);
    try {
      if (run != null && !run.await(LAST_ROWS_SECONDS)) {
        LOG.warn("a batch is still buying");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void move(Caller caller, String id, String from, BatchState to, MessageKey otherwise) {
    get(caller, id);
    if (!transactions.change(caller, id, from, to, null)) {
      throw ProblemException.refused(ProblemCode.CONFLICT, otherwise);
    }
  }
}

package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.reason.OrderStop;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.message.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A running batch: buys a few rows at a time and prints the labels in the order of the rows.
final class BatchRun {

  private static final Logger LOG = LoggerFactory.getLogger(BatchRun.class);
  private static final int ROWS_AT_A_TIME = 4;

  private final Caller caller;
  private final Batch batch;
  private final BatchWork work;
  private final Keeping keeping;
  private final Queue<BatchRow> waiting = new ArrayDeque<>();
  private final TreeMap<Integer, BatchRow> rows = new TreeMap<>();
  private final AtomicInteger working = new AtomicInteger(ROWS_AT_A_TIME);
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean stopped;

  /// Stores the results of a run.
  interface Keeping {
    /// A row is about to be bought.
    ///
    /// @return false when nothing more is to be bought: it was stopped at another engine, or this
    ///   one was taken for dead and another goes on with it
    boolean begin(Caller caller, Batch batch, BatchRow row);

    /// The key of a row's purchase: it notes, together with the intent, what the batch itself buys.
    RequestKey<Shipment> key(Caller caller, Batch batch, BatchRow row);

    /// What a row that was begun has come to.
    ///
    /// @return false when another engine knew before
    boolean row(Caller caller, Batch batch, BatchRow row);

    /// Queues labels for the printer in this order, each once. Labels that would leave a sheet half
    /// empty may wait for the next ones, unless there are no more.
    ///
    /// @return the rows that were queued or refused
    List<BatchRow> print(Caller caller, Batch batch, List<BatchRow> rows, boolean last);

    void pause(Caller caller, Batch batch, Message why);

    /// Called after the last worker has ended.
    void ended(Caller caller, Batch batch, boolean stopped);
  }

  BatchRun(Caller caller, Batch batch, BatchWork work, Keeping keeping) {
    this.caller = caller;
    this.batch = batch;
    this.work = work;
    this.keeping = keeping;
    for (var row : batch.rows()) {
      rows.put(row.position(), row);
      switch (row.state()) {
        case WAITING, BUYING -> waiting.add(row);
        case BOUGHT, DOUBT, FAILED, SKIPPED -> {
          // needs no work
        }
      }
    }
  }

  /// Starts buying.
  ///
  /// @param starter who started or resumed the batch: the labels bear that name
  void start(Actor starter) {
    for (int i = 0; i < ROWS_AT_A_TIME; i++) {
      Thread.ofVirtual()
          .name("batch-" + batch.id() + "-" + i)
          .start(() -> Acting.as(starter, this::workToTheEnd));
    }
  }

  /// Starts no further row.
  void stop() {
    stopped = true;
  }

  /// Waits for the rows being bought.
  boolean await(long seconds) throws InterruptedException {
    return ended.await(seconds, TimeUnit.SECONDS);
  }

  private boolean workToTheEnd() {
    work();
    return true;
  }

  private void work() {
    try {
      for (var row = next(); row != null; row = next()) {
        ship(row);
      }
    } catch (RuntimeException | Error broken) {
      giveUp(broken);
    } finally {
      end();
    }
  }

  /// Pauses, unless it is the database that cannot go on: then the batch is left as it runs, and is
  /// taken up again once the database is back.
  private void giveUp(Throwable broken) {
    stopped = true;
    if (broken instanceof StoreException) {
      LOG.warn("a batch goes on once the database is back", broken);
      return;
    }
    LOG.error("a batch stopped", broken);
    try {
      keeping.pause(caller, batch, OrderStop.CANNOT_GO_ON.of());
    } catch (RuntimeException | Error storeGone) {
      LOG.error("a batch could not be paused: it is tried again", storeGone);
    }
  }

  private void ship(BatchRow row) {
    boolean resumed = row.state() == BatchRow.State.BUYING;
    if (!keeping.begin(caller, batch, row)) {
      stopped = true;
      return;
    }
    var outcome = work.ship(caller, batch, row, resumed, keeping.key(caller, batch, row));
    boolean mine = keeping.row(caller, batch, outcome.row());
    if (outcome.stop() != null) {
      stopped = true;
      keeping.pause(caller, batch, outcome.stop());
    }
    if (mine) {
      settle(outcome.row());
    } else {
      forget(row);
    }
  }

  private synchronized @Nullable BatchRow next() {
    return stopped ? null : waiting.poll();
  }

  /// Another engine has settled it, and prints it.
  private synchronized void forget(BatchRow row) {
    rows.remove(row.position());
  }

  private void end() {
    if (working.decrementAndGet() > 0) {
      return;
    }
    try {
      printRest();
      keeping.ended(caller, batch, stopped);
    } catch (RuntimeException | Error broken) {
      LOG.error("a batch did not end well", broken);
    } finally {
      ended.countDown();
    }
  }

  private void printRest() {
    try {
      settle(null);
    } catch (RuntimeException | Error broken) {
      giveUp(broken);
    }
  }

  /// Prints the next labels. No label is printed before those of the rows above it.
  private synchronized void settle(@Nullable BatchRow settled) {
    if (settled != null) {
      rows.put(settled.position(), settled);
    }
    if (!batch.print()) {
      return;
    }
    keeping
        .print(caller, batch, printable(), settled == null)
        .forEach(row -> rows.put(row.position(), row));
  }

  private List<BatchRow> printable() {
    var printable = new ArrayList<BatchRow>();
    for (var row : rows.values()) {
      switch (row.state()) {
        case WAITING, BUYING -> {
          return printable;
        }
        case BOUGHT -> {
          if (row.printing() == BatchRow.Printing.WAITING) {
            printable.add(row);
          }
        }
        case DOUBT, FAILED, SKIPPED -> {
          // nothing to print
        }
      }
    }
    return printable;
  }
}

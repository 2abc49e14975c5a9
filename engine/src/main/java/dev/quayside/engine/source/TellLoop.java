package dev.quayside.engine.source;

import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.origin.PostBacks;
import dev.quayside.engine.platform.retry.WakeSignal;
import dev.quayside.engine.platform.retry.WorkLoop;
import dev.quayside.engine.platform.store.Database;
import java.time.Duration;

/// Tells one shop of its parcels, one after the other as each is due.
final class TellLoop {

  private final Database database;
  private final SourceRecords records;
  private final OpenSources open;
  private final PostBackRound round;
  private final PostBacks postBacks;
  private final ShopPause pause;
  private final SourceRef source;
  private final WakeSignal soon = new WakeSignal();
  private final WorkLoop loop;

  TellLoop(
      Database database,
      Orders orders,
      SourceRecords records,
      OpenSources open,
      ShopPause pause,
      SourceRef source) {
    this.database = database;
    this.records = records;
    this.open = open;
    this.pause = pause;
    this.source = source;
    round = new PostBackRound(database, orders, records::now);
    postBacks = orders.shopOrders().postBacks();
    loop = WorkLoop.ofMany("tell-" + source.id(), this::turn, soon);
  }

  void start() {
    loop.start();
  }

  void stop() {
    loop.stop();
  }

  void join(Duration most) {
    loop.join(most);
  }

  void wake() {
    soon.give();
  }

  private Duration turn() {
    var found = records.find(source.workspace(), source.id());
    if (found.isEmpty() || !found.get().source().enabled()) {
      return ShopPause.NOTHING_DUE;
    }
    if (!records.isOurTurn()) {
      return ShopPause.STANDBY;
    }
    var row = found.get();
    if (!row.source().settings().tells()
        || !open.mayTell(source.admin().environment(), row.source())) {
      drop();
      return ShopPause.NOTHING_DUE;
    }
    var paused = pause.until();
    if (paused != null) {
      return pause.rest(paused);
    }
    var told = round.next(row, open.shop(row), source.admin());
    if (told.isEmpty()) {
      return database
          .read(tx -> postBacks.nextDue(tx, source.id()))
          .map(pause::rest)
          .orElse(ShopPause.STANDBY);
    }
    records.changed(source.workspace(), source.id());
    if (!told.get().isZero()) {
      pause.begin(told.get());
    }
    return Duration.ZERO;
  }

  /// What waits for a shop that is not told any more.
  private void drop() {
    if (database.read(tx -> postBacks.nextDue(tx, source.id())).isEmpty()) {
      return;
    }
    database.change(
        tx -> {
          postBacks.drop(tx, source.id());
          records.changed(tx, source.workspace(), source.id());
        });
  }
}

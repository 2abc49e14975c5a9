package dev.quayside.engine.source;

import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.platform.store.Database;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/// The workers of all shops that are on.
final class SourceWorkers {

  private static final Duration CLOSING_LIMIT = Duration.ofSeconds(2);

  private final Database database;
  private final Orders orders;
  private final SourceRecords records;
  private final OpenSources open;
  private final Ids ids;
  private final ConcurrentMap<String, SourceWorker> workers = new ConcurrentHashMap<>();

  SourceWorkers(
      Database database, Orders orders, SourceRecords records, OpenSources open, Ids ids) {
    this.database = database;
    this.orders = orders;
    this.records = records;
    this.open = open;
    this.ids = ids;
    orders.shopOrders().postBacks().whenWaiting(id -> of(id).ifPresent(SourceWorker::tellSoon));
  }

  /// Begins with the shops of a workspace; what a crash left running has failed.
  void start(Caller admin) {
    for (var row : database.readOnce(tx -> records.all(tx, admin.workspace()))) {
      var id = row.source().id();
      if (!workers.containsKey(id)) {
        records.settle(id);
        start(new SourceRef(admin, id));
      }
    }
  }

  /// The worker of a source, which begins now unless it works already.
  SourceWorker start(SourceRef source) {
    var fresh = worker(source);
    var known = workers.putIfAbsent(source.id(), fresh);
    if (known != null) {
      return known;
    }
    fresh.start();
    return fresh;
  }

  private SourceWorker worker(SourceRef source) {
    var pause = new ShopPause(records::now);
    return new SourceWorker(
        pause,
        new PullLoop(database, orders.shopOrders(), records, open, ids, pause, source),
        new TellLoop(database, orders, records, open, pause, source));
  }

  Optional<SourceWorker> of(String id) {
    return Optional.ofNullable(workers.get(id));
  }

  void stop(String id) {
    Optional.ofNullable(workers.remove(id)).ifPresent(SourceWorker::stop);
  }

  void close() {
    var all = List.copyOf(workers.values());
    all.forEach(SourceWorker::stop);
    all.forEach(worker -> worker.join(CLOSING_LIMIT));
  }
}

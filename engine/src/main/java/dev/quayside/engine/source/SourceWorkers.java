package dev.quayside.engine.source;

import dev.quayside.engine.base.identity.Caller;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/// The workers of all shops that are on.
final class SourceWorkers {

  private static final Duration CLOSING_LIMIT = Duration.ofSeconds(2);

  private final SourceServices services;
  private final ConcurrentMap<String, SourceWorker> workers = new ConcurrentHashMap<>();

  SourceWorkers(SourceServices services) {
    this.services = services;
    services.orders().shopOrders().postBacks().whenWaiting(this::postBackSoon);
  }

  /// Begins with the shops of a workspace; what a crash left running has failed.
  void start(Caller admin) {
    var rows = services.database().readOnce(tx -> services.sources().all(tx, admin.workspace()));
    for (var row : rows) {
      var id = row.source().id();
      if (!workers.containsKey(id)) {
        services.database().write(tx -> services.runningElsewhere(tx, id));
        start(admin, row.source());
      }
    }
  }

  SourceWorker start(Caller admin, Source source) {
    var fresh = new SourceWorker(services, admin, source.id());
    var known = workers.putIfAbsent(source.id(), fresh);
    if (known != null) {
      return known;
    }
    fresh.start();
    return fresh;
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

  private void postBackSoon(String id) {
    of(id).ifPresent(SourceWorker::postBackSoon);
  }
}

package dev.quayside.engine.source;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.source.kind.SourceWords;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/// The workers of all shops that are on.
final class SourceWorkers {

  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final SourceServices services;
  private final ConcurrentMap<String, SourceWorker> workers = new ConcurrentHashMap<>();

  SourceWorkers(SourceServices services) {
    this.services = services;
    services.orders().shopOrders().postBacks().whenWaiting(this::callToTell);
  }

  /// Begins with the shops of a workspace; what a crash left running has failed.
  void start(Caller desk) {
    var rows = services.database().read(tx -> services.sources().all(tx, desk.workspace()));
    for (var row : rows) {
      endBroken(row.source());
      start(desk, row.source());
    }
  }

  void start(Caller desk, Source source) {
    var fresh = new SourceWorker(services, desk, source.id());
    if (workers.putIfAbsent(source.id(), fresh) == null) {
      fresh.start();
    }
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
    all.forEach(worker -> worker.join(PATIENCE));
  }

  private void callToTell(String id) {
    of(id).ifPresent(SourceWorker::callToTell);
  }

  private void endBroken(Source source) {
    var fault = new SourceProgress.Fault("SOURCE_UNAVAILABLE", SourceWords.SWITCHED_OFF.of());
    services
        .database()
        .write(
            tx -> {
              services
                  .syncs()
                  .running(tx, source.id())
                  .forEach(
                      sync ->
                          services
                              .syncs()
                              .update(tx, sync.failed(fault, services.clock().instant())));
              return true;
            });
  }
}

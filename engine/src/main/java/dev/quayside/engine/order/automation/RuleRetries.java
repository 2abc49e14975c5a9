package dev.quayside.engine.order.automation;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.agenda.RuleAgenda;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// When the rules are asked again about orders that could not be looked at: after a second, then
/// after twice as long each time. One that has changed since has its turn at once.
///
/// Kept in memory: an engine that starts asks about all of them.
final class RuleRetries {

  /// About eight minutes.
  private static final int MOST_DOUBLINGS = 9;

  /// Much longer than any pause: what is not tried for so long was dealt with elsewhere.
  private static final Duration KEPT = Duration.ofHours(1);

  private record Failure(WorkspaceId workspace, long stamp, int times, Instant next) {}

  private final Map<String, Failure> failures = new ConcurrentHashMap<>();

  boolean isDue(RuleAgenda.Entry entry, Instant now) {
    var failure = failures.get(entry.orderId());
    return failure == null || failure.stamp() != entry.stamp() || !now.isBefore(failure.next());
  }

  /// @return the pause until it is due again
  Duration failed(WorkspaceId workspace, RuleAgenda.Entry entry, Instant now) {
    var limit = now.minus(KEPT);
    failures
        .values()
        .removeIf(each -> each.workspace().equals(workspace) && each.next().isBefore(limit));
    var before = failures.get(entry.orderId());
    int times = before == null || before.stamp() != entry.stamp() ? 1 : before.times() + 1;
    var pause = Duration.ofSeconds(1L << Math.min(times - 1, MOST_DOUBLINGS));
    failures.put(entry.orderId(), new Failure(workspace, entry.stamp(), times, now.plus(pause)));
    return pause;
  }

  void succeeded(RuleAgenda.Entry entry) {
    failures.remove(entry.orderId());
  }
}

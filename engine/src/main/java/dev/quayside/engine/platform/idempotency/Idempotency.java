package dev.quayside.engine.platform.idempotency;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.platform.PlatformWords;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// One key, one effect (decisions section 5).
///
/// Within a process a second request with a key waits for the first; across a crash the database
/// tells what the first had begun. What was refused leaves no record: it runs again. One engine
/// runs per data directory, so the two together are exclusive.
public final class Idempotency {

  private static final Duration LIFETIME = Duration.ofHours(24);
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(5);

  private record Running(WorkspaceId workspace, String key) {}

  private final Database database;
  private final WorkspaceClock clock;
  private final Made made;
  private final IdempotencyStore store = new IdempotencyStore();
  private final ConcurrentMap<Running, CountDownLatch> running = new ConcurrentHashMap<>();

  /// Names what a key has made.
  @FunctionalInterface
  public interface Made {
    /// @param subject as it was claimed
    /// @return its ids by their fields' names; empty when there is no such thing any more
    List<Violation> parts(WorkspaceId workspace, String subject);
  }

  public Idempotency(Database database, WorkspaceClock clock, Made made) {
    this.database = database;
    this.clock = clock;
    this.made = made;
  }

  /// Runs `attempt`, unless a request with this key already did: then its answer comes again.
  ///
  /// @param fingerprint what must be equal in a retry
  /// @throws ProblemException `DUPLICATE_SHIPMENT` for the same key with another fingerprint;
  ///   `CONFLICT` when the first is still running after 30 s
  public Answer once(WorkspaceId workspace, String key, String fingerprint, Claim attempt) {
    var me = new Running(workspace, key);
    var mine = new CountDownLatch(1);
    await(me, mine);
    try {
      return decide(workspace, key, fingerprint, attempt);
    } finally {
      running.remove(me, mine);
      mine.countDown();
    }
  }

  /// Keeps an answer that had no transaction of its own, for example to a question.
  ///
  /// @param goodUntil when the answer is worth nothing any more; null for as long as keys are kept
  public void keep(
      WorkspaceId workspace,
      String key,
      String fingerprint,
      Answer answer,
      @Nullable Instant goodUntil) {
    var entry = entry(workspace, key, fingerprint).until(goodUntil);
    database.write(
        tx -> {
          store.settle(tx, workspace, entry, answer);
          return true;
        });
  }

  /// Lets a key be used afresh, since what it had begun was not made.
  public void forget(Tx tx, WorkspaceId workspace, String subject) {
    store.forget(tx, workspace, subject);
  }

  /// Removes answers older than 24 hours of the workspace's clock.
  public int deleteExpired(WorkspaceId workspace) {
    var limit = clock.now(workspace);
    return database.writeInSteps(tx -> store.deleteExpired(tx, workspace, limit));
  }

  private Answer decide(WorkspaceId workspace, String key, String fingerprint, Claim attempt) {
    var found = database.read(tx -> store.find(tx, workspace, key));
    var entry = entry(workspace, key, fingerprint);
    if (found.isEmpty()) {
      return attempt.run(new IdempotencyRecord(store, workspace, entry, null));
    }
    var earlier = found.get();
    var answer = earlier.answer();
    if (answer != null && !earlier.expiresAt().isAfter(clock.now(workspace))) {
      database.write(
          tx -> {
            store.delete(tx, workspace, key);
            return true;
          });
      return attempt.run(new IdempotencyRecord(store, workspace, entry, null));
    }
    if (!earlier.fingerprint().equals(fingerprint)) {
      throw new ProblemException(duplicate(workspace, earlier.subject()));
    }
    return answer != null
        ? answer
        : attempt.run(new IdempotencyRecord(store, workspace, entry, earlier.subject()));
  }

  private Problem duplicate(WorkspaceId workspace, @Nullable String subject) {
    var parts = subject == null ? List.<Violation>of() : made.parts(workspace, subject);
    return parts.isEmpty()
        ? new Problem.Refused(ProblemCode.DUPLICATE_SHIPMENT, PlatformWords.KEY_USED.of())
        : new Problem.Invalid(
            ProblemCode.DUPLICATE_SHIPMENT,
            PlatformWords.KEY_MADE.of(
                parts.stream()
                    .map(part -> part.field() + " " + part.message().sentence())
                    .collect(Collectors.joining(", "))),
            parts);
  }

  private void await(Running me, CountDownLatch mine) {
    var deadline = System.nanoTime() + LONGEST_WAIT.toNanos();
    for (var other = running.putIfAbsent(me, mine);
        other != null;
        other = running.putIfAbsent(me, mine)) {
      if (!finished(other, deadline - System.nanoTime())) {
        throw ProblemException.tryLater(
            ProblemCode.CONFLICT, PlatformWords.KEY_RUNNING.of(), RETRY_AFTER);
      }
    }
  }

  private static boolean finished(CountDownLatch other, long nanos) {
    try {
      return other.await(nanos, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private IdempotencyStore.Entry entry(WorkspaceId workspace, String key, String fingerprint) {
    var at = clock.now(workspace);
    return new IdempotencyStore.Entry(key, fingerprint, at, at.plus(LIFETIME));
  }
}

package dev.quayside.engine.idempotency;

import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/// One key, one effect (decisions section 5).
///
/// Within a process a second request with a key waits for the first; across a crash the database
/// tells what the first had begun. One engine runs per data directory, so the two together are
/// exclusive.
public final class Idempotency {

  private static final Duration LIFETIME = Duration.ofHours(24);
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(5);

  private record Running(WorkspaceId workspace, String key) {}

  private final Database database;
  private final Function<WorkspaceId, Instant> now;
  private final IdempotencyStore store = new IdempotencyStore();
  private final ConcurrentMap<Running, CountDownLatch> running = new ConcurrentHashMap<>();

  public Idempotency(Database database, Function<WorkspaceId, Instant> now) {
    this.database = database;
    this.now = now;
  }

  /// Runs `attempt`, unless a request with this key already did: then its answer comes again.
  ///
  /// @param fingerprint what must be equal in a retry
  /// @throws ProblemException `DUPLICATE_SHIPMENT` for the same key with another fingerprint;
  ///   `CONFLICT` when the first is still running after 30 s
  public Answer once(WorkspaceId workspace, String key, String fingerprint, Attempt attempt) {
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

  /// Keeps an answer that had no transaction of its own (a question, a refusal).
  public void keep(WorkspaceId workspace, String key, String fingerprint, Answer answer) {
    var entry = entry(workspace, key, fingerprint);
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
    return database.write(tx -> store.deleteExpired(tx, workspace, now.apply(workspace)));
  }

  private Answer decide(WorkspaceId workspace, String key, String fingerprint, Attempt attempt) {
    var found = database.read(tx -> store.find(tx, workspace, key));
    var entry = entry(workspace, key, fingerprint);
    if (found.isEmpty()) {
      return attempt.run(new Slip(store, workspace, entry, null));
    }
    var earlier = found.get();
    var answer = earlier.answer();
    if (answer != null && !earlier.expiresAt().isAfter(now.apply(workspace))) {
      database.write(
          tx -> {
            store.delete(tx, workspace, key);
            return true;
          });
      return attempt.run(new Slip(store, workspace, entry, null));
    }
    if (!earlier.fingerprint().equals(fingerprint)) {
      throw ProblemException.refused(
          ProblemCode.DUPLICATE_SHIPMENT,
          "this Idempotency-Key was used for a different request: use a new key");
    }
    return answer != null
        ? answer
        : attempt.run(new Slip(store, workspace, entry, earlier.subject()));
  }

  private void await(Running me, CountDownLatch mine) {
    var deadline = System.nanoTime() + LONGEST_WAIT.toNanos();
    for (var other = running.putIfAbsent(me, mine);
        other != null;
        other = running.putIfAbsent(me, mine)) {
      if (!finished(other, deadline - System.nanoTime())) {
        throw ProblemException.tryLater(
            ProblemCode.CONFLICT,
            "a request with this Idempotency-Key is still running: ask again",
            RETRY_AFTER);
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
    var at = now.apply(workspace);
    return new IdempotencyStore.Entry(key, fingerprint, at, at.plus(LIFETIME));
  }
}

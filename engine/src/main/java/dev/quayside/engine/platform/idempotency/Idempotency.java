package dev.quayside.engine.platform.idempotency;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.platform.PlatformWords;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One key, one effect (decisions section 5).
///
/// Within a process a second request with a key waits for the first. Between engines that share the
/// database, and across a crash, the key's row tells: it bears the name of the engine that runs the
/// request, and commits with what the request begins. What was refused leaves no record: it runs
/// again.
public final class Idempotency {

  private static final Logger LOG = LoggerFactory.getLogger(Idempotency.class);
  private static final Duration LIFETIME = Duration.ofHours(24);
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(5);

  /// How long the database is left alone while another engine runs the request.
  private static final Duration LOOK_AGAIN = Duration.ofMillis(50);

  private record Running(WorkspaceId workspace, String key) {}

  private final Database database;
  private final WorkspaceClock clock;
  private final Leases leases;
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

  public Idempotency(Database database, WorkspaceClock clock, Leases leases, Made made) {
    this.database = database;
    this.clock = clock;
    this.leases = leases;
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
    var deadline = System.nanoTime() + LONGEST_WAIT.toNanos();
    await(me, mine, deadline);
    try {
      var answer = decide(workspace, key, fingerprint, attempt);
      while (answer.isEmpty()) {
        pause(deadline);
        answer = decide(workspace, key, fingerprint, attempt);
      }
      return answer.get();
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
    if (!database.write(tx -> store.settle(tx, workspace, entry, answer))) {
      throw new KeyTakenException();
    }
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

  /// Empty while another engine runs a request with this key.
  private Optional<Answer> decide(
      WorkspaceId workspace, String key, String fingerprint, Claim attempt) {
    var found = database.read(tx -> store.find(tx, workspace, key));
    var entry = entry(workspace, key, fingerprint);
    if (found.isEmpty()) {
      return attempt(workspace, entry, null, attempt);
    }
    var earlier = found.get();
    var answer = earlier.answer();
    if (answer != null && !earlier.expiresAt().isAfter(clock.now(workspace))) {
      database.write(
          tx -> {
            store.deleteExpired(tx, workspace, key, clock.now(workspace));
            return true;
          });
      return attempt(workspace, entry, null, attempt);
    }
    if (!earlier.fingerprint().equals(fingerprint)) {
      throw new ProblemException(duplicate(workspace, earlier.subject()));
    }
    if (answer != null) {
      return Optional.of(answer);
    }
    return isMine(workspace, entry, earlier.holder())
        ? attempt(workspace, entry, earlier.subject(), attempt)
        : Optional.empty();
  }

  /// Whether what was begun under the key is this engine's to finish: it was before, or whoever had
  /// it is no more.
  private boolean isMine(
      WorkspaceId workspace, IdempotencyStore.Entry entry, @Nullable String holder) {
    return entry.holder().equals(holder)
        || database.write(
            tx -> !leases.isElsewhere(tx, holder) && store.takeOver(tx, workspace, entry, holder));
  }

  private Optional<Answer> attempt(
      WorkspaceId workspace,
      IdempotencyStore.Entry entry,
      @Nullable String interrupted,
      Claim attempt) {
    var record = new IdempotencyRecord(store, workspace, entry, interrupted);
    try {
      return Optional.of(attempt.run(record));
    } catch (KeyTakenException elsewhere) {
      return Optional.empty();
    } catch (RuntimeException | Error failed) {
      if (record.isBegun()) {
        letGo(workspace, entry);
      }
      throw failed;
    }
  }

  /// What is begun and has no answer may be finished by any engine.
  private void letGo(WorkspaceId workspace, IdempotencyStore.Entry entry) {
    try {
      var left = database.read(tx -> store.find(tx, workspace, entry.key()));
      if (left.filter(each -> each.answer() == null).isPresent()) {
        database.write(
            tx -> {
              store.letGo(tx, workspace, entry);
              return true;
            });
      }
    } catch (RuntimeException storeGone) {
      LOG.warn("a request that failed stays this engine's to finish", storeGone);
    }
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

  private void await(Running me, CountDownLatch mine, long deadline) {
    for (var other = running.putIfAbsent(me, mine);
        other != null;
        other = running.putIfAbsent(me, mine)) {
      if (!finished(other, deadline - System.nanoTime())) {
        throw stillRunning();
      }
    }
  }

  /// Between two looks at what another engine does.
  private static void pause(long deadline) {
    if (System.nanoTime() - deadline > 0) {
      throw stillRunning();
    }
    LockSupport.parkNanos(LOOK_AGAIN.toNanos());
  }

  private static ProblemException stillRunning() {
    return ProblemException.tryLater(
        ProblemCode.CONFLICT, PlatformWords.KEY_RUNNING.of(), RETRY_AFTER);
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
    return new IdempotencyStore.Entry(key, fingerprint, leases.name(), at, at.plus(LIFETIME));
  }
}

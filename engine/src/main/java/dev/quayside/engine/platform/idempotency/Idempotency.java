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
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One key, one effect (docs/api/answers.md).
///
/// Within a process a second request with a key waits for the first. Between engines that share the
/// database, and after a crash, the key's row decides: it names the engine that runs the request,
/// and commits together with what the request begins. A refused request leaves no row, and a retry
/// runs again.
public final class Idempotency {

  private static final Logger LOG = LoggerFactory.getLogger(Idempotency.class);
  private static final Duration LIFETIME = Duration.ofHours(24);
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(5);

  /// Wait between two looks at the database while another engine runs the request.
  private static final Duration LOOK_AGAIN = Duration.ofMillis(50);

  private record Running(WorkspaceId workspace, String key) {}

  /// A request that is to run once.
  private record Once<R>(
      WorkspaceId workspace,
      String key,
      String fingerprint,
      Function<IdempotencyRecord, R> attempt,
      Function<Answer, R> replay) {}

  private final Database database;
  private final WorkspaceClock clock;
  private final Leases leases;
  private final Made made;
  private final IdempotencyStore store = new IdempotencyStore();
  private final ConcurrentMap<Running, CountDownLatch> running = new ConcurrentHashMap<>();

  /// What could not be let go of while the database was away. Each sign of life tries again.
  private final ConcurrentMap<Running, IdempotencyStore.Entry> unreleased =
      new ConcurrentHashMap<>();

  /// Names the things made under a key.
  @FunctionalInterface
  public interface Made {
    /// @param subject the id that was claimed
    /// @return ids by the names of their fields; empty when it no longer exists
    List<Violation> parts(WorkspaceId workspace, String subject);
  }

  public Idempotency(Database database, WorkspaceClock clock, Leases leases, Made made) {
    this.database = database;
    this.clock = clock;
    this.leases = leases;
    this.made = made;
    leases.alsoRenew(this::letGoOfTheRest);
  }

  /// Runs `attempt`, unless a request with this key has already run: then `replay` is given that
  /// one's answer.
  ///
  /// @param fingerprint must be the same in a retry
  /// @throws ProblemException `DUPLICATE_SHIPMENT` for the same key with another fingerprint;
  ///   `CONFLICT` when the first request is still running after 30 seconds
  public <R> R once(
      WorkspaceId workspace,
      String key,
      String fingerprint,
      Function<IdempotencyRecord, R> attempt,
      Function<Answer, R> replay) {
    var once = new Once<>(workspace, key, fingerprint, attempt, replay);
    var me = new Running(workspace, key);
    var mine = new CountDownLatch(1);
    var deadline = System.nanoTime() + LONGEST_WAIT.toNanos();
    await(me, mine, deadline);
    try {
      var result = decide(once);
      while (result.isEmpty()) {
        pause(deadline);
        result = decide(once);
      }
      return result.get();
    } finally {
      running.remove(me, mine);
      mine.countDown();
    }
  }

  /// Stores an answer that had no transaction of its own, for example to a question.
  ///
  /// @param goodUntil when the answer becomes useless; null to keep it as long as other answers
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

  /// Frees a key, since what its request had begun was not made.
  public void forget(Tx tx, WorkspaceId workspace, String subject) {
    store.forget(tx, workspace, subject);
  }

  /// Deletes answers older than 24 hours by the workspace's clock.
  public int deleteExpired(WorkspaceId workspace) {
    var limit = clock.now(workspace);
    return database.writeInSteps(tx -> store.deleteExpired(tx, workspace, limit));
  }

  /// The result; empty while another engine runs a request with this key.
  private <R> Optional<R> decide(Once<R> once) {
    var workspace = once.workspace();
    var found = database.readOnce(tx -> store.find(tx, workspace, once.key()));
    var entry = entry(workspace, once.key(), once.fingerprint());
    if (found.isEmpty()) {
      return attempt(once, entry, null);
    }
    var earlier = found.get();
    var answer = earlier.answer();
    if (answer != null && !earlier.expiresAt().isAfter(clock.now(workspace))) {
      database.change(
          tx -> {
            store.deleteExpired(tx, workspace, once.key(), clock.now(workspace));
          });
      return attempt(once, entry, null);
    }
    if (!earlier.fingerprint().equals(once.fingerprint())) {
      throw new ProblemException(duplicate(workspace, earlier.subject()));
    }
    if (answer != null) {
      return Optional.of(once.replay().apply(answer));
    }
    return isMine(workspace, entry, earlier.holder())
        ? attempt(once, entry, earlier.subject())
        : Optional.empty();
  }

  /// Whether this engine may finish what was begun under the key: it began it, or the engine that
  /// did no longer runs.
  private boolean isMine(
      WorkspaceId workspace, IdempotencyStore.Entry entry, @Nullable String holder) {
    return entry.holder().equals(holder)
        || database.write(
            tx -> !leases.isElsewhere(tx, holder) && store.takeOver(tx, workspace, entry, holder));
  }

  private <R> Optional<R> attempt(
      Once<R> once, IdempotencyStore.Entry entry, @Nullable String interrupted) {
    var workspace = once.workspace();
    var record = new IdempotencyRecord(store, workspace, entry, interrupted);
    try {
      return Optional.of(once.attempt().apply(record));
    } catch (KeyTakenException elsewhere) {
      return Optional.empty();
    } catch (ProblemException refused) {
      if (record.isBegun()) {
        letGo(workspace, entry);
      } else if (interrupted == null && isTaken(workspace, entry)) {
        return Optional.empty();
      }
      throw refused;
    } catch (RuntimeException | Error failed) {
      if (record.isBegun()) {
        letGo(workspace, entry);
      }
      throw failed;
    }
  }

  /// Whether another engine has begun the same request since: it may have taken what this one was
  /// refused, such as the pieces of an order. Then its result is the answer.
  private boolean isTaken(WorkspaceId workspace, IdempotencyStore.Entry entry) {
    return database
        .readOnce(tx -> store.find(tx, workspace, entry.key()))
        .filter(other -> other.fingerprint().equals(entry.fingerprint()))
        .isPresent();
  }

  /// Lets any engine finish what this one began and did not answer; with the next sign of life,
  /// when the database is away.
  private void letGo(WorkspaceId workspace, IdempotencyStore.Entry entry) {
    try {
      release(workspace, entry);
    } catch (RuntimeException storeGone) {
      LOG.warn("a request that failed stays this engine's to finish for now", storeGone);
      unreleased.put(new Running(workspace, entry.key()), entry);
    }
  }

  private void release(WorkspaceId workspace, IdempotencyStore.Entry entry) {
    var left = database.readOnce(tx -> store.find(tx, workspace, entry.key()));
    if (left.filter(each -> each.answer() == null).isPresent()) {
      database.change(
          tx -> {
            store.letGo(tx, workspace, entry);
          });
    }
  }

  private void letGoOfTheRest() {
    unreleased.forEach(
        (request, entry) -> {
          var mine = new CountDownLatch(1);
          // a retry that has come meanwhile finishes it, or lets go of it itself
          if (running.putIfAbsent(request, mine) == null) {
            try {
              release(request.workspace(), entry);
            } finally {
              running.remove(request, mine);
              mine.countDown();
            }
          }
          unreleased.remove(request, entry);
        });
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

  /// Waits before looking again at what another engine does.
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

package dev.quayside.engine.platform.store;

import dev.quayside.engine.base.identity.Acting;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one writer. Jobs that arrive during a commit share the next one, so that many callers pay
/// for one fsync. Jobs no caller waits for are held back briefly to collect more of them, until one
/// arrives that a caller waits for.
///
/// A job that throws is rolled back to its own savepoint and does not affect the others. Callers
/// get their answers only after COMMIT. When the store itself fails, every caller of that commit
/// gets the failure, and the next commit uses a new connection. The writer is a platform thread,
/// because a blocking native call on a virtual thread would hold its carrier thread.
///
/// When the database asks for it, since engines that share it were in each other's way, all jobs of
/// a commit run once more.
public final class GroupCommit implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);

  private static final int MOST_JOBS_A_COMMIT = 256;
  private static final int MOST_NOT_AWAITED = 1024;
  private static final int LONGEST_HELD_BACK_MS = 5;
  private static final int MOST_YIELDING = 4;

  /// A failure that took longer is of a database that does not answer.
  private static final long SILENT_NS = 3_000_000_000L;

  /// Until then what was cut off in the middle runs again, as when it stood still for too long on a
  /// busy computer.
  private static final long CUT_NS = 8_000_000_000L;

  /// Runs of the same jobs before their failure is told.
  private static final int MOST_RUNS = 5;

  private final LinkedBlockingQueue<Job<?>> waiting = new LinkedBlockingQueue<>();
  private final Semaphore notAwaited = new Semaphore(MOST_NOT_AWAITED);
  private final Semaphore yielding = new Semaphore(MOST_YIELDING);

  /// Has a permit when a caller has started to wait.
  private final Semaphore hurry = new Semaphore(0);

  private final Session session;
  private final int mostJobs;
  private final IntConsumer committed;
  private final Thread thread;
  private volatile Database.Load load = new Database.Load(0, 0, 0);

  /// The reason why no more jobs are taken; null while they are.
  private volatile @Nullable StoreFault ended;

  /// The failure last logged; null when writing works.
  private @Nullable String trouble;

  /// @param committed called with the number of jobs in each commit
  public GroupCommit(Session session, String name, IntConsumer committed) {
    this(session, name, MOST_JOBS_A_COMMIT, committed);
  }

  /// One of several writers of a database. Each of its jobs has a commit of its own.
  public static GroupCommit ofOne(Session session, int number) {
    return new GroupCommit(session, "store-writer-" + number, 1, _ -> {});
  }

  private GroupCommit(Session session, String name, int mostJobs, IntConsumer committed) {
    this.session = session;
    this.mostJobs = mostJobs;
    this.committed = committed;
    thread = Thread.ofPlatform().name(name).daemon().start(this::run);
  }

  /// Runs a job and waits until it is durable.
  public <T> T submit(Function<Tx, T> work) {
    refuseInside();
    return add(new Job<>(Acting.carried(work), true)).await();
  }

  /// Runs one of many jobs of which only a few are queued at a time.
  public <T> T submitYielding(Function<Tx, T> work) {
    yielding.acquireUninterruptibly();
    try {
      return submit(work);
    } finally {
      yielding.release();
    }
  }

  /// Adds a job without waiting for it, unless too many such jobs are queued already.
  public <T> CompletableFuture<T> submitSoon(Function<Tx, T> work) {
    refuseInside();
    if (!notAwaited.tryAcquire()) {
      hurry.release();
      notAwaited.acquireUninterruptibly();
    }
    try {
      return add(new Job<>(Acting.carried(work), false))
          .answered
          .whenComplete((_, _) -> notAwaited.release());
    } catch (RuntimeException e) {
      notAwaited.release();
      throw e;
    }
  }

  public Database.Load load() {
    return new Database.Load(load.commits(), load.changes(), waiting.size());
  }

  /// @throws IllegalStateException on the writer's own thread, that is in a job
  public void refuseInside() {
    if (Thread.currentThread() == thread) {
      throw new IllegalStateException("a write or a read inside a write: pass the Tx on instead");
    }
  }

  private <T> Job<T> add(Job<T> job) {
    waiting.add(job);
    if (job.awaited()) {
      hurry.release();
    }
    var why = ended;
    if (why != null && waiting.remove(job)) {
      throw new StoreException(why);
    }
    return job;
  }

  private void run() {
    var batch = new ArrayList<Job<?>>(MOST_JOBS_A_COMMIT);
    try {
      while (ended == null || !waiting.isEmpty()) {
        batch.add(waiting.take());
        gather(batch);
        commit(batch);
        batch.clear();
      }
    } catch (InterruptedException e) {
      LOG.error("the writer of the database was interrupted", e);
    } finally {
      end(batch);
    }
  }

  /// Refuses all waiting and later jobs once the writer has ended for any reason.
  private void end(List<Job<?>> batch) {
    if (ended == null) {
      ended = StoreFault.STOPPED;
      LOG.error("nothing more is stored until Quayside is restarted");
    }
    waiting.drainTo(batch);
    var why = Objects.requireNonNull(ended);
    batch.forEach(job -> job.fail(new StoreException(why)));
  }

  /// Takes the waiting jobs. When no caller waits for any of them, those of the next moments are
  /// taken too, since a commit costs many times a rate comparison.
  private void gather(List<Job<?>> batch) throws InterruptedException {
    hurry.drainPermits();
    waiting.drainTo(batch, mostJobs - batch.size());
    if (batch.size() < mostJobs && batch.stream().noneMatch(Job::awaited)) {
      // a timeout and a waiting caller both end the collecting
      var _ = hurry.tryAcquire(LONGEST_HELD_BACK_MS, TimeUnit.MILLISECONDS);
      waiting.drainTo(batch, mostJobs - batch.size());
    }
  }

  private void commit(List<Job<?>> batch) {
    long since = System.nanoTime();
    for (int run = 1; ; run++) {
      boolean wasOpen = session.isOpen();
      boolean isCommitting = false;
      try {
        session.begin(run > 1);
        applyAll(batch);
        isCommitting = true;
        session.commit();
        break;
      } catch (Throwable e) {
        long took = System.nanoTime() - since;
        boolean isSilent = took > SILENT_NS;
        boolean wasBegun = session.isOpen() && !isCommitting && took < CUT_NS;
        session.discard();
        boolean isOver = isCommitting || !wasOpen || isSilent;
        if (run == MOST_RUNS || !session.mayRunAgain(e, isOver, wasBegun)) {
          log(e);
          if (isSilent) {
            // who came meanwhile has waited as long, and is not made to wait for a second attempt
            waiting.drainTo(batch);
          }
          batch.forEach(job -> job.fail(session.failure(e)));
          return;
        }
      }
    }
    log(null);
    batch.forEach(Job::answer);
    load = new Database.Load(load.commits() + 1, load.changes() + batch.size(), 0);
    committed.accept(batch.size());
    batch.forEach(Job::follow);
  }

  private void applyAll(List<Job<?>> batch) {
    if (batch.size() == 1) {
      applyAlone(batch.getFirst());
    } else {
      batch.forEach(this::apply);
    }
  }

  /// The only job of a commit needs no savepoint: what it has begun is not committed at all.
  private void applyAlone(Job<?> job) {
    try {
      job.run(new Tx(session.handle()));
    } catch (Throwable refused) {
      if (session.isBroken(refused)) {
        throw session.failure(refused);
      }
      session.step("ROLLBACK");
      session.begin(false);
      job.refuse(refused);
    }
  }

  /// @throws StoreException when the store failed under the job, so that the whole commit is lost
  private void apply(Job<?> job) {
    session.step("SAVEPOINT job");
    try {
      job.run(new Tx(session.handle()));
      session.step("RELEASE job");
    } catch (Throwable refused) {
      if (session.isBroken(refused)) {
        throw session.failure(refused);
      }
      session.step("ROLLBACK TO job");
      job.refuse(refused);
      session.step("RELEASE job");
    }
  }

  /// Logs a failure when it begins and when it is over, since a full disk fails every job.
  private void log(@Nullable Throwable failure) {
    var now = failure == null ? null : session.failure(failure).getMessage();
    if (Objects.equals(now, trouble)) {
      return;
    }
    trouble = now;
    if (failure == null) {
      LOG.info("changes are stored again");
    } else {
      LOG.error("changes are not stored: {}", now, failure);
    }
  }

  @Override
  public void close() {
    if (ended == null) {
      ended = StoreFault.CLOSED;
    }
    waiting.add(new Job<>(_ -> true, true));
    hurry.release();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    session.close();
  }

  private static final class Job<T> {
    private final Function<Tx, T> work;
    private final boolean awaited;
    private final CompletableFuture<T> answered = new CompletableFuture<>();
    private @Nullable Throwable refusal;
    private @Nullable T result;
    private List<Runnable> afterwards = List.of();

    /// @param awaited whether a caller waits until it is durable
    Job(Function<Tx, T> work, boolean awaited) {
      this.work = work;
      this.awaited = awaited;
    }

    boolean awaited() {
      return awaited;
    }

    void run(Tx tx) {
      refusal = null;
      result = work.apply(tx);
      afterwards = tx.afterwards();
    }

    /// Runs what follows the commit. A failure is only logged: no caller waits for it, and the
    /// commit cannot be undone.
    void follow() {
      for (Runnable step : afterwards) {
        try {
          step.run();
        } catch (Throwable e) {
          LOG.error("what follows a commit failed", e);
        }
      }
    }

    void refuse(Throwable why) {
      refusal = why;
      afterwards = List.of();
    }

    void fail(Throwable why) {
      answered.completeExceptionally(why);
    }

    @SuppressWarnings("NullAway") // T may itself be nullable: the caller's business
    void answer() {
      if (refusal != null) {
        answered.completeExceptionally(refusal);
      } else {
        answered.complete(result);
      }
    }

    T await() {
      try {
        return answered.join();
      } catch (CompletionException e) {
        throw rethrown(e.getCause());
      }
    }

    private static RuntimeException rethrown(@Nullable Throwable cause) {
      return switch (cause) {
        case RuntimeException refused -> refused;
        case Error broken -> throw broken;
        case null, default -> new StoreException("the change was not stored", new Exception(cause));
      };
    }
  }
}

package dev.quayside.engine.platform.store;

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

/// The one writer. Jobs that wait while a commit is under way share the next one, so that many
/// callers pay for one fsync. Jobs for which nobody waits are held back a little for more of them,
/// until somebody does wait.
///
/// A job that throws is rolled back to its own savepoint and does not harm its neighbours. Callers
/// are answered after COMMIT only. When the store itself fails, everybody of that commit is told
/// so, and the next begins on a new connection. A platform thread, because a blocking native call
/// on a virtual thread would hold its carrier.
final class GroupCommit implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);

  private static final int MOST_JOBS_A_COMMIT = 256;
  private static final int MOST_NOT_AWAITED = 1024;
  private static final int LONGEST_HELD_BACK_MS = 5;

  private final LinkedBlockingQueue<Job<?>> waiting = new LinkedBlockingQueue<>();
  private final Semaphore notAwaited = new Semaphore(MOST_NOT_AWAITED);

  /// Has a permit when somebody waits who did not before.
  private final Semaphore hurry = new Semaphore(0);

  private final Session session;
  private final IntConsumer committed;
  private final Thread thread;
  private volatile WriterLoad load = new WriterLoad(0, 0, 0);

  /// Why no more jobs are taken.
  private volatile @Nullable StoreFault ended;

  /// What was last told to the log.
  private @Nullable String trouble;

  /// @param committed told how many jobs each commit had
  GroupCommit(Session session, String name, IntConsumer committed) {
    this.session = session;
    this.committed = committed;
    thread = Thread.ofPlatform().name(name).daemon().start(this::run);
  }

  <T> T submit(Function<Tx, T> work) {
    refuseInside();
    return add(new Job<>(work, true)).await();
  }

  /// Waits only when too many others were left to themselves before.
  <T> CompletableFuture<T> submitSoon(Function<Tx, T> work) {
    refuseInside();
    if (!notAwaited.tryAcquire()) {
      hurry.release();
      notAwaited.acquireUninterruptibly();
    }
    try {
      return add(new Job<>(work, false)).answered.whenComplete((_, _) -> notAwaited.release());
    } catch (RuntimeException e) {
      notAwaited.release();
      throw e;
    }
  }

  WriterLoad load() {
    return new WriterLoad(load.commits(), load.changes(), waiting.size());
  }

  private void refuseInside() {
    if (Thread.currentThread() == thread) {
      throw new IllegalStateException("a write inside a write: pass the Tx on instead");
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

  /// Nobody waits for a writer that is no more, whatever ended it.
  private void end(List<Job<?>> batch) {
    if (ended == null) {
      ended = StoreFault.STOPPED;
      LOG.error("nothing more is stored until Quayside is restarted");
    }
    waiting.drainTo(batch);
    var why = Objects.requireNonNull(ended);
    batch.forEach(job -> job.fail(new StoreException(why)));
  }

  /// Takes what waits. A commit costs many times what a comparison of rates does, so when nobody
  /// waits for any of it, what comes in the next moments is taken along.
  private void gather(List<Job<?>> batch) throws InterruptedException {
    hurry.drainPermits();
    waiting.drainTo(batch, MOST_JOBS_A_COMMIT - batch.size());
    if (batch.size() < MOST_JOBS_A_COMMIT && batch.stream().noneMatch(Job::awaited)) {
      // how it ends makes no difference
      var _ = hurry.tryAcquire(LONGEST_HELD_BACK_MS, TimeUnit.MILLISECONDS);
      waiting.drainTo(batch, MOST_JOBS_A_COMMIT - batch.size());
    }
  }

  private void commit(List<Job<?>> batch) {
    try {
      session.step("BEGIN IMMEDIATE");
      batch.forEach(this::apply);
      session.step("COMMIT");
    } catch (Throwable e) {
      session.discard();
      log(e);
      batch.forEach(job -> job.fail(session.failure(e)));
      return;
    }
    log(null);
    batch.forEach(Job::answer);
    load = new WriterLoad(load.commits() + 1, load.changes() + batch.size(), 0);
    committed.accept(batch.size());
    batch.forEach(Job::follow);
  }

  /// @throws StoreException when the store failed under the job: the commit as a whole is then lost
  private void apply(Job<?> job) {
    session.step("SAVEPOINT job");
    try {
      job.run(new Tx(session.handle()));
    } catch (Throwable refused) {
      if (session.isBroken(refused)) {
        throw session.failure(refused);
      }
      session.step("ROLLBACK TO job");
      job.refuse(refused);
    }
    session.step("RELEASE job");
  }

  /// Once when it begins and once when it is over: a full disk fails every job there is.
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

    /// @param awaited whether somebody stands still until it is durable
    Job(Function<Tx, T> work, boolean awaited) {
      this.work = work;
      this.awaited = awaited;
    }

    boolean awaited() {
      return awaited;
    }

    void run(Tx tx) {
      result = work.apply(tx);
      afterwards = tx.afterwards();
    }

    /// Nobody waits for it and nothing can be taken back: what goes wrong goes to the log.
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

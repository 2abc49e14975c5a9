package dev.quayside.app.engine;

import dev.quayside.app.task.OffWindowThread;
import dev.quayside.engine.Engine;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.platform.event.Change;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.Upgrade;
import dev.quayside.engine.platform.store.postgres.PostgresFault;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;

/// An engine that opens behind the window. Callers wait for it off the window's thread, also while
/// the database server is away: then opening is tried again until it answers. Not final: tests put
/// an outage in front of it.
public class OpeningEngine implements AutoCloseable {

  /// How long after an attempt to open the next one begins.
  private static final Duration AGAIN = Duration.ofSeconds(1);

  private final FutureTask<Engine> opening;
  private final CountDownLatch givenUp = new CountDownLatch(1);
  private final AtomicBoolean begun = new AtomicBoolean();
  private volatile Consumer<Upgrade> upgrading = _ -> {};
  private volatile Consumer<Problem> waiting = _ -> {};

  public OpeningEngine(Callable<Engine> open) {
    opening = new FutureTask<>(() -> opened(open));
  }

  /// @param open opens the engine, and reports each step of migrating its data to this version
  public OpeningEngine(Function<Consumer<Upgrade>, Engine> open) {
    opening = new FutureTask<>(() -> opened(() -> open.apply(step -> upgrading.accept(step))));
  }

  /// Registers a listener for migration steps, called on the opening thread; to be set before
  /// opening begins.
  public void whenUpgrading(Consumer<Upgrade> told) {
    upgrading = told;
  }

  /// Registers a listener for why the database cannot be opened yet, called on the opening thread
  /// before each further attempt; to be set before opening begins.
  public void whenWaiting(Consumer<Problem> told) {
    waiting = told;
  }

  /// Starts opening on a separate thread; further calls do nothing.
  public void begin() {
    if (begun.compareAndSet(false, true)) {
      Thread.ofPlatform().name("engine-opening").daemon().start(opening);
    }
  }

  /// Cancels opening if it has not begun, and makes no further attempt; callers that wait for it
  /// fail.
  public void giveUp() {
    givenUp.countDown();
    if (begun.compareAndSet(false, true)) {
      opening.cancel(false);
    }
  }

  /// The open engine.
  ///
  /// @throws RuntimeException why it did not open
  public Engine get() {
    OffWindowThread.require();
    return await();
  }

  /// Calls `changed` with a workspace's changes of these topics from now on, on a separate thread.
  ///
  /// @return stops listening
  public Runnable listen(WorkspaceId workspace, Set<Topic> topics, Consumer<List<Change>> changed) {
    var subscription =
        get()
            .eventFeeds()
            .live()
            .listen(
                workspace,
                all -> {
                  var some =
                      all.stream().filter(change -> topics.contains(change.topic())).toList();
                  if (!some.isEmpty()) {
                    changed.accept(some);
                  }
                });
    return subscription::close;
  }

  /// The engine if it is open already; never blocks.
  public Optional<Engine> ifOpen() {
    return opening.state() == Future.State.SUCCESS
        ? Optional.of(opening.resultNow())
        : Optional.empty();
  }

  /// Closes the engine; waits for one that is still opening, since a half-open engine cannot be
  /// closed.
  @Override
  public void close() {
    giveUp();
    try {
      await().close();
    } catch (RuntimeException neverOpened) {
      // its callers got the exception
    }
  }

  private Engine opened(Callable<Engine> open) throws Exception {
    while (true) {
      try {
        return open.call();
      } catch (StoreException away) {
        if (!PostgresFault.endsByItself(away)) {
          throw away;
        }
        waiting.accept(away.problem());
        if (givenUp.await(AGAIN.toMillis(), TimeUnit.MILLISECONDS)) {
          throw new CancellationException(away.getMessage());
        }
      }
    }
  }

  private Engine await() {
    try {
      return opening.get();
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof RuntimeException cause
          ? cause
          : new CompletionException(failed.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CompletionException(e);
    }
  }
}

package dev.quayside.app.task;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/// Runs work on virtual threads and brings answers to the toolkit's thread.
public final class FxBackground implements Background, AutoCloseable {

  /// How long closing waits for work to end: a purchase under way must be stored before the engine
  /// closes.
  private static final long PATIENCE_SECONDS = 10;

  private final ExecutorService workers =
      Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("desk-", 0).factory());

  /// Used on the toolkit's thread only.
  private final Set<PauseTransition> pending = new HashSet<>();

  private volatile Supplier<@Nullable Actor> actor = () -> null;

  /// Binds all work to who does it: asked when the work is started, so that a change of person
  /// meanwhile does not change who did it.
  public void actAs(Supplier<@Nullable Actor> who) {
    actor = who;
  }

  @Override
  public <T> void run(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
    try {
      var who = actor.get();
      workers.execute(
          () ->
              Acting.as(
                  who,
                  () -> {
                    finish(work, done, failed);
                    return true;
                  }));
    } catch (RejectedExecutionException closed) {
      // the window is closed and no longer needs the answer
    }
  }

  @Override
  public void onModelThread(Runnable step) {
    Platform.runLater(step);
  }

  @Override
  public Timer after(Duration delay, Runnable step) {
    var pause = new PauseTransition(javafx.util.Duration.millis(delay.toMillis()));
    pause.setOnFinished(
        _ -> {
          pending.remove(pause);
          step.run();
        });
    if (!workers.isShutdown()) {
      pending.add(pause);
      pause.play();
    }
    return () -> {
      pending.remove(pause);
      pause.stop();
    };
  }

  /// Accepts no more work and waits for what runs. Steps that are still waiting are dropped: the
  /// toolkit would keep them, and what they refer to, until their time.
  @Override
  public void close() {
    workers.shutdown();
    Platform.runLater(this::stopPending);
    try {
      if (!workers.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        workers.shutdownNow();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void stopPending() {
    pending.forEach(PauseTransition::stop);
    pending.clear();
  }

  private static <T> void finish(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
    try {
      var answer = work.call();
      Platform.runLater(() -> done.accept(answer));
    } catch (CancellationException givenUp) {
      // the window closed before this was started, so its answer is not needed
    } catch (Exception | LinkageError failure) {
      Platform.runLater(() -> failed.accept(failure));
    } catch (Error broken) {
      // the model is told of the failure, and the watch for Errors notices it
      Platform.runLater(() -> failed.accept(broken));
      throw broken;
    }
  }
}

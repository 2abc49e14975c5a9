package dev.quayside.app.task;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.application.Platform;

/// Work on virtual threads, answers on the toolkit's thread.
public final class FxBackground implements Background, AutoCloseable {

  private final ExecutorService workers =
      Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("desk-", 0).factory());

  @Override
  public <T> void run(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed) {
    workers.execute(
        () -> {
          try {
            var answer = work.call();
            Platform.runLater(() -> done.accept(answer));
          } catch (Exception | LinkageError failure) {
            Platform.runLater(() -> failed.accept(failure));
          }
        });
  }

  @Override
  public void onModelThread(Runnable step) {
    Platform.runLater(step);
  }

  @Override
  public Timer after(Duration delay, Runnable step) {
    var pause = new PauseTransition(javafx.util.Duration.millis(delay.toMillis()));
    pause.setOnFinished(_ -> step.run());
    pause.play();
    return pause::stop;
  }

  /// Lets running work end by itself; new work is refused.
  @Override
  public void close() {
    workers.shutdown();
  }
}

package dev.quayside.app.task;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Runs work away from the models' thread, and brings the answer back to it.
///
/// A model is only used on its own thread: in the window that is the toolkit's, in a test the
/// test's.
public interface Background {

  /// Runs `work` on another thread, then exactly one of `done` and `failed` on the model's thread.
  <T> void run(Callable<T> work, Consumer<T> done, Consumer<Throwable> failed);

  /// Runs `step` soon on the model's thread; for answers that arrive one by one.
  void onModelThread(Runnable step);

  /// Runs `step` on the model's thread once `delay` has passed, unless cancelled before.
  Timer after(Duration delay, Runnable step);

  /// A step that runs later.
  interface Timer {
    void cancel();
  }
}

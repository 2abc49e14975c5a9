package dev.quayside.app.task;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Listens to changes until it ends; it may end before listening has begun.
public final class Listening {

  private final Background background;
  private Runnable unlisten = () -> {};
  private boolean over;

  public Listening(Background background) {
    this.background = background;
  }

  /// Begins listening, off the model's thread.
  ///
  /// @param begin starts to listen and returns what stops it
  /// @param begun called on the model's thread once it listens: data read earlier may have changed
  ///   unnoticed meanwhile
  /// @param failed called when listening could not begin
  public void begin(Callable<Runnable> begin, Runnable begun, Consumer<Throwable> failed) {
    background.run(begin, end -> hears(end, begun), failed);
  }

  /// Wraps `changed` for calls on any thread: it runs on the model's thread, unless listening has
  /// ended.
  public Runnable telling(Runnable changed) {
    return () ->
        background.onModelThread(
            () -> {
              if (!over) {
                changed.run();
              }
            });
  }

  /// Whether listening has ended; changes still under way are to be ignored.
  public boolean isOver() {
    return over;
  }

  public void end() {
    over = true;
    unlisten.run();
  }

  private void hears(Runnable end, Runnable begun) {
    if (over) {
      end.run();
    } else {
      unlisten = end;
      begun.run();
    }
  }
}

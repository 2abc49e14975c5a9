package dev.quayside.app.task;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Hears of changes until it ends; it may end before it has begun to hear.
public final class Listening {

  private final Background background;
  private Runnable unlisten = () -> {};
  private boolean over;

  public Listening(Background background) {
    this.background = background;
  }

  /// Begins, off the model's thread.
  ///
  /// @param begin gives what ends it
  /// @param begun told, on the model's thread, that it hears from now on: what was read before may
  ///   have changed meanwhile without a word
  /// @param failed told when it could not begin
  public void begin(Callable<Runnable> begin, Runnable begun, Consumer<Throwable> failed) {
    background.run(begin, end -> hears(end, begun), failed);
  }

  /// What can be told on any thread: it runs on the model's, unless nobody listens any more.
  public Runnable telling(Runnable changed) {
    return () ->
        background.onModelThread(
            () -> {
              if (!over) {
                changed.run();
              }
            });
  }

  /// Whether nobody listens any more: what was on its way is not for anyone.
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

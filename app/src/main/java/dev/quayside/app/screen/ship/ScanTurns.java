package dev.quayside.app.screen.ship;

import dev.quayside.app.task.Background;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Queues scans and key presses while a code is being looked up. A command is meant for the parcel
/// being looked up: when that is not found, the command is dropped, since another parcel is still
/// in the form.
final class ScanTurns {

  private final Background background;
  private final Consumer<Throwable> failed;
  private final Queue<Turn> waiting = new ArrayDeque<>();
  private boolean looking;
  private boolean missed;

  private record Turn(boolean command, Runnable run) {}

  ScanTurns(Background background, Consumer<Throwable> failed) {
    this.background = background;
    this.failed = failed;
  }

  boolean isLooking() {
    return looking;
  }

  void scan(Runnable run) {
    take(new Turn(false, run));
  }

  void command(Runnable run) {
    take(new Turn(true, run));
  }

  private void take(Turn turn) {
    if (looking) {
      waiting.add(turn);
    } else {
      turn.run().run();
    }
  }

  /// Looks something up; it counts as missed until {@link #found} is called.
  <T> void look(Callable<T> question, Consumer<T> answered) {
    looking = true;
    missed = true;
    background.run(
        question,
        answer -> {
          answered.accept(answer);
          next();
        },
        failure -> {
          failed.accept(failure);
          next();
        });
  }

  void found() {
    missed = false;
  }

  /// Counts the lookup as missed, so that commands behind it are dropped: the packer has to see the
  /// result first.
  void miss() {
    missed = true;
  }

  private void next() {
    looking = false;
    while (!looking && !waiting.isEmpty()) {
      var turn = waiting.remove();
      if (!(missed && turn.command())) {
        turn.run().run();
      }
    }
  }
}

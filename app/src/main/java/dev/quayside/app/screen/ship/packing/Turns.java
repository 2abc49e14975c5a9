package dev.quayside.app.screen.ship.packing;

import java.util.ArrayDeque;
import java.util.Queue;

/// Scans and key presses in the order in which they came, while a code is being looked up. A
/// command is meant for the parcel being looked up: when that is not found, the command is dropped,
/// since another parcel is still in the form.
public final class Turns {

  private final Queue<Turn> waiting = new ArrayDeque<>();
  private Lookup lookup = Lookup.OPENING;

  /// Lookups under way: one may go on to look elsewhere.
  private int open;

  private record Turn(boolean command, Runnable run) {}

  private enum Lookup {
    /// The engine opens. Scans wait for the form of the last run; commands are told to wait.
    OPENING,
    NONE,
    MISSED,
    FOUND
  }

  /// Whether a code is being looked up.
  public boolean isLooking() {
    return lookup == Lookup.MISSED || lookup == Lookup.FOUND;
  }

  /// Runs a scan in its turn.
  public void scan(Runnable run) {
    take(new Turn(false, run));
  }

  /// Runs a command in its turn, unless the lookup before it finds nothing.
  public void command(Runnable run) {
    take(new Turn(true, run));
  }

  private void take(Turn turn) {
    if (lookup == Lookup.NONE || (lookup == Lookup.OPENING && turn.command())) {
      turn.run().run();
    } else {
      waiting.add(turn);
    }
  }

  /// A code is being looked up; it counts as missed until {@link #found} is called.
  ///
  /// One that begins before another is answered goes on with it: each needs its own {@link #next}.
  public void look() {
    open++;
    lookup = Lookup.MISSED;
  }

  public void found() {
    lookup = Lookup.FOUND;
  }

  /// Counts the lookup as missed, so that commands behind it are dropped: the packer has to see the
  /// result first.
  public void miss() {
    lookup = Lookup.MISSED;
  }

  /// The lookup is answered, or the engine is open: the next ones have their turn.
  public void next() {
    open = Math.max(0, open - 1);
    if (open > 0) {
      return;
    }
    boolean missed = lookup == Lookup.MISSED;
    lookup = Lookup.NONE;
    while (lookup == Lookup.NONE && !waiting.isEmpty()) {
      var turn = waiting.remove();
      if (!(missed && turn.command())) {
        turn.run().run();
      }
    }
  }
}

package dev.quayside.engine.source;

import dev.quayside.printing.message.Message;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A source as people and programs see it.
///
/// @param tells whether the shop is told of parcels: wanted, and allowed where it is
/// @param latest its newest pull; null before the first
/// @param open orders of it that wait for a label
/// @param held orders of it that wait for the shop or a person
/// @param waiting parcels the shop is still to be told of
/// @param refused parcels the shop does not take
public record SourceView(
    Source source,
    boolean tells,
    @Nullable Message notTold,
    @Nullable Sync latest,
    boolean running,
    @Nullable Instant pausedUntil,
    int open,
    int held,
    int waiting,
    int refused) {

  /// How its pulls stand.
  public enum State {
    IDLE,
    RUNNING,
    WAITING,
    FAILING
  }

  SourceView with(Source changed) {
    return new SourceView(
        changed, tells, notTold, latest, running, pausedUntil, open, held, waiting, refused);
  }

  public State state() {
    if (pausedUntil != null) {
      return State.WAITING;
    }
    if (running) {
      return State.RUNNING;
    }
    if (source.isFailing()) {
      return State.FAILING;
    }
    return source.progress().error() == null ? State.IDLE : State.WAITING;
  }
}

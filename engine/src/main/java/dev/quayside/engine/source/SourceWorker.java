package dev.quayside.engine.source;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// One shop's own two loops: one pulls, one tells of parcels. Down, slow or out of quota, it delays
/// no other shop and no label.
final class SourceWorker {

  private final ShopPause pause;
  private final PullLoop pulling;
  private final TellLoop telling;

  SourceWorker(ShopPause pause, PullLoop pulling, TellLoop telling) {
    this.pause = pause;
    this.pulling = pulling;
    this.telling = telling;
  }

  void start() {
    pulling.start();
    telling.start();
  }

  /// What is under way is left where it stands.
  void stop() {
    pulling.stop();
    telling.stop();
  }

  void join(Duration most) {
    pulling.join(most);
    telling.join(most);
  }

  void tellSoon() {
    telling.wake();
  }

  /// Its credentials changed, or were found to be good: a pause it asked for may be over.
  void resume() {
    pause.end();
    wake();
  }

  /// Something about it changed.
  void wake() {
    pulling.wake();
    telling.wake();
  }

  boolean isPulling() {
    return pulling.isPulling();
  }

  /// The shop asked for a pause when something else was asked of it.
  void pause(Instant until) {
    pause.extend(until);
  }

  /// Until when the shop wants to be left alone; null when it does not.
  @Nullable Instant pausedUntil() {
    return pause.until();
  }

  /// Begins a pull, or names the one that runs here or at another engine.
  Sync pull(boolean full) {
    return pulling.ask(full);
  }
}

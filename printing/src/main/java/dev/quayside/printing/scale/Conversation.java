package dev.quayside.printing.scale;

import java.util.function.Consumer;

/// Listens to one kind of scale.
@FunctionalInterface
interface Conversation {

  /// Opens the scale and listens until it is gone; returns at once when it is not there.
  ///
  /// @param heard called with everything it reports
  void untilGone(Consumer<ScaleState> heard) throws InterruptedException;
}

package dev.quayside.printing.scale;

import java.util.function.Consumer;

/// How one kind of scale is listened to.
@FunctionalInterface
interface Conversation {

  /// Opens it and listens until it is gone; comes back at once when it is not there.
  ///
  /// @param heard told of everything it says
  void untilGone(Consumer<ScaleState> heard) throws InterruptedException;
}

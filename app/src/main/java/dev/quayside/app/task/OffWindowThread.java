package dev.quayside.app.task;

import javafx.application.Platform;

/// Keeps I/O off the toolkit's thread: a window that waits for a disk or a carrier looks dead, and
/// a dead-looking Buy button gets pressed twice.
public final class OffWindowThread {
  private OffWindowThread() {}

  /// @throws IllegalStateException when called on the toolkit's thread
  public static void require() {
    if (Platform.isFxApplicationThread()) {
      throw new IllegalStateException("the engine is never called on the window's thread");
    }
  }
}

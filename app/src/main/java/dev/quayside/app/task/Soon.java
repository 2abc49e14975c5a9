package dev.quayside.app.task;

import javafx.application.Platform;

/// For views: once the toolkit is through with what it is doing, such as giving the focus away.
public final class Soon {
  private Soon() {}

  public static void run(Runnable step) {
    Platform.runLater(step);
  }
}

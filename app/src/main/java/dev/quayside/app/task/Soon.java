package dev.quayside.app.task;

import javafx.application.Platform;

/// Runs a step of a view after the toolkit has finished its current one, such as moving the focus.
public final class Soon {
  private Soon() {}

  public static void run(Runnable step) {
    Platform.runLater(step);
  }
}

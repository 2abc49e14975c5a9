package dev.quayside.app.shell;

import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import javafx.scene.layout.VBox;

/// Asks before the window is closed during a purchase or a batch.
final class LeavingView extends VBox {

  private final ConfirmStrip question;

  /// @param stay keeps the window open
  LeavingView(Ui ui, Runnable stay, Runnable leave) {
    getStyleClass().addAll("panel", "dialog-card");
    setMaxSize(440, USE_PREF_SIZE);
    question =
        new ConfirmStrip(
            "leave",
            ui.text("leave.question"),
            ui.text("leave.keep"),
            stay,
            ui.text("leave.really"),
            leave);
    getChildren().addAll(Words.wrapped(ui.text("leave.title"), "figure"), question);
  }

  @Override
  public void requestFocus() {
    question.focusKeep();
  }
}

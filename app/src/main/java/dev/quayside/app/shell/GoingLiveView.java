package dev.quayside.app.shell;

import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.account.workspace.Workspace;
import javafx.scene.layout.VBox;

/// Asks before switching from a sandbox to a production workspace, where labels cost money.
final class GoingLiveView extends VBox {

  private final ConfirmStrip question;

  GoingLiveView(Workspace live, ShellModel model, Ui ui) {
    getStyleClass().addAll("panel", "dialog-card");
    setMaxSize(440, USE_PREF_SIZE);
    question =
        new ConfirmStrip(
            "live",
            ui.text("live.question"),
            ui.text("live.keep"),
            () -> model.goingLive().set(null),
            ui.text("live.really"),
            () -> model.enter(live));
    getChildren().addAll(Words.wrapped(ui.text("live.title", live.name()), "figure"), question);
  }

  @Override
  public void requestFocus() {
    question.focusKeep();
  }
}

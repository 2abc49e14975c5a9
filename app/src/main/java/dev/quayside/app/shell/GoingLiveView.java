package dev.quayside.app.shell;

import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.engine.account.workspace.Workspace;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Asks before working in a production workspace, where labels cost money: when it is entered from
/// a sandbox, and when the window opens in it.
final class GoingLiveView extends VBox {

  private final ConfirmStrip question;
  private final boolean asksFirst;

  GoingLiveView(Workspace live, ShellModel model, Ui ui) {
    getStyleClass().addAll("panel", "dialog-card");
    setMaxSize(440, USE_PREF_SIZE);
    setFocusTraversable(true);
    var instead = model.insteadOfLive();
    question =
        instead
            .map(sandbox -> opened(sandbox, model, ui))
            .orElseGet(() -> entering(live, model, ui));
    var title = ui.text(instead.isPresent() ? "live.opened" : "live.title", live.name());
    getChildren().addAll(Words.wrapped(title, "figure"), question);
    if (instead.isEmpty() && model.mayUse(Place.SETTINGS)) {
      getChildren().add(copying(live, model, ui));
    }
    asksFirst = instead.isEmpty();
  }

  private static ConfirmStrip entering(Workspace live, ShellModel model, Ui ui) {
    return new ConfirmStrip(
        "live",
        ui.text("live.question"),
        ui.text("live.keep"),
        () -> model.goingLive().set(null),
        ui.text("live.really"),
        () -> model.enter(live));
  }

  /// A shop that goes live for the first time takes along what it has set up.
  private static Button copying(Workspace live, ShellModel model, Ui ui) {
    var copy = new Button(ui.text("live.copy"), new FontIcon(Feather.COPY));
    copy.setId("live-copy");
    copy.getStyleClass().add("quiet");
    copy.setMaxWidth(Double.MAX_VALUE);
    copy.setOnAction(
        _ -> {
          model.enter(live);
          model.send(new NavigationRequest.OpenSettings("settings.copy"));
        });
    return copy;
  }

  /// The window opened here: going on is what the shop does every day, and no scan may answer.
  private static ConfirmStrip opened(Workspace sandbox, ShellModel model, Ui ui) {
    return new ConfirmStrip(
        "live-opened",
        ui.text("shell.live.meaning"),
        ui.text("live.sandbox", sandbox.name()),
        () -> model.enter(sandbox),
        ui.text("live.go-on"),
        () -> model.goingLive().set(null));
  }

  /// The harmless answer has the focus, unless a scan, which ends with Enter, could give it.
  @Override
  public void requestFocus() {
    if (asksFirst) {
      question.focusKeep();
    } else {
      super.requestFocus();
    }
  }
}

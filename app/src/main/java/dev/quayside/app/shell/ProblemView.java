package dev.quayside.app.shell;

import dev.quayside.app.action.DesktopClipboard;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The problem dialog: what is wrong in plain words, its code, and a button that copies it for
/// support.
final class ProblemView extends VBox {

  private final Button close;

  /// @param mayPay whether the person may add funds
  /// @param navigation opens the place the message names
  ProblemView(Problem problem, boolean mayPay, Ui ui, Navigation navigation, Runnable closed) {
    getStyleClass().addAll("panel", "dialog-card", "problem");
    setMaxSize(440, USE_PREF_SIZE);
    var title = Words.wrapped(ProblemText.title(problem, ui.texts()), "figure");
    var icon = new FontIcon(Feather.ALERT_TRIANGLE);
    var head = new HBox(12, icon, title);
    head.setAlignment(Pos.CENTER_LEFT);
    var body = Words.wrapped(ProblemText.body(problem, ui.texts()));
    body.setId("problem-body");
    var advice = ProblemText.advice(problem, ui.texts());
    var todo = Words.wrapped(advice, "muted");
    todo.setVisible(!advice.isEmpty());
    todo.setManaged(!advice.isEmpty());
    var code = Words.whole(problem.code().name(), "code");
    var copy = new Button(ui.text("problem.copy"), new FontIcon(Feather.COPY));
    copy.setOnAction(_ -> DesktopClipboard.copy(ProblemText.details(problem, ui.texts())));
    close = new Button(ui.text("problem.close"));
    close.setId("problem-close");
    close.getStyleClass().add("accent");
    close.setDefaultButton(true);
    close.setCancelButton(true);
    close.setOnAction(_ -> closed.run());
    var foot = new HBox(8, code, Gap.wide(), copy, close);
    foot.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(head, body, todo);
    if (problem.code() == ProblemCode.INSUFFICIENT_BALANCE && mayPay) {
      getChildren().add(lead(ui, navigation, closed));
      close.getStyleClass().remove("accent");
    }
    getChildren().add(foot);
  }

  private static Button lead(Ui ui, Navigation navigation, Runnable closed) {
    var lead = new Button(ui.text("ship.funds"), new FontIcon(Feather.CREDIT_CARD));
    lead.setId("problem-lead");
    lead.getStyleClass().add("accent");
    lead.setOnAction(
        _ -> {
          closed.run();
          navigation.send(new NavigationRequest.OpenSettings("settings.wallet"));
        });
    return lead;
  }

  void focusClose() {
    close.requestFocus();
  }
}

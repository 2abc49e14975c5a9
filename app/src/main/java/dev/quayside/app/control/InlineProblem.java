package dev.quayside.app.control;

import dev.quayside.app.action.DesktopClipboard;
import dev.quayside.engine.base.problem.Problem;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows a problem inside the page: title, plain words, code, and a button that copies it for
/// support. Hidden while there is no problem.
public final class InlineProblem extends VBox {

  private final Ui ui;

  public InlineProblem(ObservableValue<@Nullable Problem> problem, Ui ui, Node... actions) {
    super(4);
    this.ui = ui;
    getStyleClass().add("inline-problem");
    Follow.value(this, problem, now -> show(now, actions));
  }

  private void show(@Nullable Problem problem, Node... actions) {
    setVisible(problem != null);
    setManaged(problem != null);
    if (problem == null) {
      getChildren().clear();
      return;
    }
    var title = Words.wrapped(ProblemText.title(problem, ui.texts()), "strong");
    title.setGraphic(new FontIcon(Feather.ALERT_TRIANGLE));
    var copy = new Button(ui.text("problem.copy"), new FontIcon(Feather.COPY));
    copy.getStyleClass().add("link");
    copy.setOnAction(_ -> DesktopClipboard.copy(ProblemText.details(problem, ui.texts())));
    copy.setMinWidth(USE_PREF_SIZE);
    var code = CutWords.whole(Words.of(problem.code().name(), "code"));
    var foot = new HBox(8, code, Gap.wide(), copy);
    foot.getChildren().addAll(actions);
    foot.setAlignment(Pos.CENTER_LEFT);
    getChildren().setAll(title, Words.wrapped(ProblemText.body(problem, ui.texts())), foot);
  }
}

package dev.quayside.app.control;

import dev.quayside.engine.base.problem.Problem;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;

/// What is wrong, in plain words alone, where there is no room for an {@link InlineProblem}. Hidden
/// while there is no problem.
public final class ProblemLine {

  private ProblemLine() {}

  public static Label of(ObservableValue<@Nullable Problem> problem, Ui ui) {
    var line = Words.wrapped("", "wrong");
    line.managedProperty().bind(line.visibleProperty());
    Follow.value(
        line,
        problem,
        now -> {
          line.setText(now == null ? "" : ProblemText.body(now, ui.texts()));
          line.setVisible(now != null);
        });
    return line;
  }
}

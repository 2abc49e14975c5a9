package dev.quayside.app.screen.insights;

import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import java.util.concurrent.Callable;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// A question to the engine and its newest answer; late answers to older questions are dropped.
///
/// @param <A> the answer
public final class AnswerModel<A> {

  private final Background background;
  private final ReadOnlyObjectWrapper<@Nullable A> answer = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper();
  private int asked;

  AnswerModel(Background background) {
    this.background = background;
  }

  /// The newest answer; null until there is one. Stays while the question is asked again.
  public ReadOnlyObjectProperty<@Nullable A> answer() {
    return answer.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty asking() {
    return asking.getReadOnlyProperty();
  }

  void ask(Callable<A> question) {
    int mine = ++asked;
    asking.set(true);
    background.run(
        question,
        now -> {
          if (mine == asked) {
            asking.set(false);
            problem.set(null);
            answer.set(now);
          }
        },
        failure -> {
          if (mine == asked) {
            asking.set(false);
            problem.set(Failures.problem(failure));
          }
        });
  }

  void refuse(Problem why) {
    asked++;
    asking.set(false);
    problem.set(why);
  }
}

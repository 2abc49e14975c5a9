package dev.quayside.app.screen.settings;

import dev.quayside.app.list.Loading;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Asks the engine one question at a time; tells whether it is being answered, and why the last one
/// failed.
public final class Asking {

  private final Background background;
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper loaded = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();

  private int asked;

  public Asking(Background background) {
    this.background = background;
  }

  public ReadOnlyBooleanProperty busy() {
    return busy.getReadOnlyProperty();
  }

  /// Why the last question failed; null when it did not.
  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  /// Asks for the content to show; until the first answer it is unknown whether there is any.
  public <T> void load(Callable<T> question, Consumer<T> answered) {
    ask(
        question,
        answer -> {
          answered.accept(answer);
          loaded.set(true);
        });
  }

  /// Forgets that content was loaded, as something else is to be shown.
  public void forget() {
    loaded.set(false);
  }

  /// @param again loads once more
  public Loading loading(Runnable again) {
    return new Loading(loaded.getReadOnlyProperty(), problem(), again);
  }

  /// Checks quietly for changes made elsewhere: failures are not shown, and buttons stay enabled.
  /// The answer is dropped when the user has asked something meanwhile.
  public <T> void look(Callable<T> question, Consumer<T> answered) {
    if (busy.get()) {
      return;
    }
    int before = asked;
    background.run(
        question,
        answer -> {
          if (asked == before) {
            answered.accept(answer);
          }
        },
        _ -> {});
  }

  /// Asks a question. One asked while another is being answered is dropped, so that a second press
  /// of a button does nothing twice.
  public <T> void ask(Callable<T> question, Consumer<T> answered) {
    if (busy.get()) {
      return;
    }
    busy.set(true);
    asked++;
    background.run(
        question,
        answer -> {
          busy.set(false);
          problem.set(null);
          answered.accept(answer);
        },
        failure -> {
          busy.set(false);
          problem.set(Failures.problem(failure));
        });
  }
}

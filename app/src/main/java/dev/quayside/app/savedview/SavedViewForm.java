package dev.quayside.app.savedview;

import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.order.view.CountedView;
import dev.quayside.engine.order.view.ViewDraft;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// What is asked about a view before it is kept, renamed or deleted.
public final class SavedViewForm {

  /// What is asked.
  public enum Question {
    /// How the list as it is now is to be called.
    KEEP,
    /// How the open view is to be called.
    RENAME,
    /// Whether the open view is to be deleted.
    DELETE
  }

  private final Background background;
  private final SavedViewsGateway gateway;
  private final SavedViewsModel model;
  private final ReadOnlyObjectWrapper<@Nullable Question> asked = new ReadOnlyObjectWrapper<>();
  public final StringProperty name = new SimpleStringProperty("");

  /// Whether everyone sees it.
  public final BooleanProperty shared = new SimpleBooleanProperty();

  /// The days it is of, told from today, as the filter has them; empty for any.
  public final StringProperty days = new SimpleStringProperty(ViewedDays.ANY);

  /// Why the last try failed.
  public final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();

  private boolean busy;

  SavedViewForm(Background background, SavedViewsGateway gateway, SavedViewsModel model) {
    this.background = background;
    this.gateway = gateway;
    this.model = model;
  }

  /// Null while nothing is asked.
  public ReadOnlyObjectProperty<@Nullable Question> asked() {
    return asked.getReadOnlyProperty();
  }

  public void ask(Question question) {
    var view = model.open().get();
    boolean fresh = question == Question.KEEP || view == null;
    name.set(fresh ? "" : view.view().draft().name());
    shared.set(!fresh && view.view().draft().shared());
    var filter = fresh ? model.filter().orElse(Map.of()) : view.view().draft().filter();
    days.set(ViewedDays.of(model.list(), filter));
    problem.set(null);
    asked.set(question);
  }

  public void close() {
    asked.set(null);
    problem.set(null);
  }

  /// Does what was asked about.
  public void confirm() {
    var view = model.open().get();
    var question = asked.get();
    if (question == Question.KEEP) {
      model
          .draft(name.get().strip(), shared.get())
          .map(draft -> ViewedDays.put(draft, days.get()))
          .ifPresent(draft -> run(() -> gateway.add(draft), model::kept));
    } else if (question == Question.RENAME && view != null) {
      change(view, ViewedDays.put(renamed(view.view().draft()), days.get()));
    } else if (question == Question.DELETE && view != null) {
      run(
          () -> {
            gateway.remove(view.view().id());
            return view;
          },
          model::removed);
    }
  }

  void change(CountedView view, ViewDraft draft) {
    run(() -> gateway.change(view.view().id(), draft), model::kept);
  }

  private ViewDraft renamed(ViewDraft draft) {
    return new ViewDraft(
        name.get().strip(),
        draft.list(),
        draft.filter(),
        draft.sort(),
        draft.columns(),
        shared.get());
  }

  private void run(Callable<CountedView> work, Consumer<CountedView> done) {
    if (busy) {
      return;
    }
    busy = true;
    problem.set(null);
    background.run(
        work,
        view -> {
          busy = false;
          close();
          done.accept(view);
        },
        failure -> {
          busy = false;
          if (asked.get() == null) {
            ask(Question.RENAME); // an update fails beside the view's name
          }
          problem.set(Failures.problem(failure));
        });
  }
}

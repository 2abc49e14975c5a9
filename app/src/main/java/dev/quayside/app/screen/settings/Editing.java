package dev.quayside.app.screen.settings;

import dev.quayside.engine.base.problem.Violation;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// A form that makes a new one, or changes one that there is.
///
/// @param <T> what is kept
/// @param <D> what is typed of it
public final class Editing<T, D> {

  /// What is typed, before anybody has looked whether it is right.
  ///
  /// @param <D> what is typed
  public interface Form<D> {

    void fill(D draft);

    void clear();

    /// What was typed; asked for only while there are no violations.
    D draft();

    List<Violation> violations();
  }

  /// What it asks of the engine; off the window's thread.
  ///
  /// @param <T> what is kept
  /// @param <D> what is typed of it
  public interface Desk<T, D> {

    T add(D draft);

    T change(String id, D draft);
  }

  private final Asking asking;
  private final Desk<T, D> desk;
  private final Form<D> form;
  private final Function<T, String> id;
  private final Function<T, D> draft;
  private final Runnable refresh;
  private final ReadOnlyObjectWrapper<@Nullable T> edited = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<List<Violation>> wrong =
      new ReadOnlyObjectWrapper<>(List.of());

  /// @param refresh called when there is another one, or one is another
  public Editing(
      Asking asking,
      Desk<T, D> desk,
      Form<D> form,
      Function<T, String> id,
      Function<T, D> draft,
      Runnable refresh) {
    this.asking = asking;
    this.desk = desk;
    this.form = form;
    this.id = id;
    this.draft = draft;
    this.refresh = refresh;
  }

  /// The one the form changes; null while it makes a new one.
  public ReadOnlyObjectProperty<@Nullable T> edited() {
    return edited.getReadOnlyProperty();
  }

  /// What is wrong with the form, as far as it was looked at.
  public ReadOnlyObjectProperty<List<Violation>> wrong() {
    return wrong.getReadOnlyProperty();
  }

  /// Opens one in the form; null opens nothing.
  public void open(@Nullable T item) {
    if (item != null) {
      edited.set(item);
      form.fill(draft.apply(item));
      forgive();
    }
  }

  /// The form is for a new one again.
  public void startOver() {
    edited.set(null);
    form.clear();
    forgive();
  }

  /// Looks at the form.
  ///
  /// @return whether it is right
  public boolean check() {
    wrong.set(form.violations());
    return wrong.get().isEmpty();
  }

  /// What was wrong with the form is said no more.
  public void forgive() {
    wrong.set(List.of());
  }

  public void save() {
    if (check()) {
      var typed = form.draft();
      var before = edited.get();
      asking.ask(
          () -> before == null ? desk.add(typed) : desk.change(id.apply(before), typed),
          _ -> {
            startOver();
            refresh.run();
          });
    }
  }

  /// One was taken away; what was typed of another one stays.
  public void gone(String removed) {
    var open = edited.get();
    if (open != null && id.apply(open).equals(removed)) {
      startOver();
    }
    refresh.run();
  }
}

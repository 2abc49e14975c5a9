package dev.quayside.app.screen.settings;

import dev.quayside.engine.base.problem.Violation;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// A form that adds an item or changes an existing one.
///
/// @param <T> the stored item
/// @param <D> its draft, as typed
public final class Editing<T, D> {

  /// The typed values, valid or not.
  ///
  /// @param <D> the draft
  public interface Form<D> {

    void fill(D draft);

    void clear();

    /// The typed draft; called only while there are no violations.
    D draft();

    List<Violation> violations();
  }

  /// The form's access to the engine; called off the window's thread.
  ///
  /// @param <T> the stored item
  /// @param <D> its draft, as typed
  public interface Gateway<T, D> {

    T add(D draft);

    T change(String id, D draft);
  }

  private final Asking asking;
  private final Gateway<T, D> gateway;
  private final Form<D> form;
  private final Function<T, String> id;
  private final Function<T, D> draft;
  private final Runnable refresh;
  private final ReadOnlyObjectWrapper<@Nullable T> edited = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable T> saved = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<List<Violation>> wrong =
      new ReadOnlyObjectWrapper<>(List.of());

  /// @param refresh called after an item was added or changed
  public Editing(
      Asking asking,
      Gateway<T, D> gateway,
      Form<D> form,
      Function<T, String> id,
      Function<T, D> draft,
      Runnable refresh) {
    this.asking = asking;
    this.gateway = gateway;
    this.form = form;
    this.id = id;
    this.draft = draft;
    this.refresh = refresh;
  }

  /// The item the form changes; null while it adds a new one.
  public ReadOnlyObjectProperty<@Nullable T> edited() {
    return edited.getReadOnlyProperty();
  }

  /// The item that was added or changed last, until the form is used again.
  public ReadOnlyObjectProperty<@Nullable T> saved() {
    return saved.getReadOnlyProperty();
  }

  /// The violations found by the last check.
  public ReadOnlyObjectProperty<List<Violation>> wrong() {
    return wrong.getReadOnlyProperty();
  }

  /// Opens an item in the form; null opens nothing.
  public void open(@Nullable T item) {
    if (item != null) {
      edited.set(item);
      saved.set(null);
      form.fill(draft.apply(item));
      forgive();
    }
  }

  /// Empties the form for a new item.
  public void startOver() {
    edited.set(null);
    saved.set(null);
    form.clear();
    forgive();
  }

  /// Checks the form.
  ///
  /// @return whether it is valid
  public boolean check() {
    saved.set(null);
    wrong.set(form.violations());
    return wrong.get().isEmpty();
  }

  /// Clears the validation messages.
  public void forgive() {
    wrong.set(List.of());
  }

  public void save() {
    if (check()) {
      var typed = form.draft();
      var before = edited.get();
      asking.ask(
          () -> before == null ? gateway.add(typed) : gateway.change(id.apply(before), typed),
          now -> {
            startOver();
            saved.set(now);
            refresh.run();
          });
    }
  }

  /// Notes that an item was removed; what was typed for another one stays.
  public void gone(String removed) {
    var open = edited.get();
    if (open != null && id.apply(open).equals(removed)) {
      startOver();
    }
    refresh.run();
  }
}

package dev.quayside.app.screen.settings;

import dev.quayside.app.task.Background;
import java.util.List;
import java.util.function.Function;

/// The records of a section, and the form for a new or a changed one.
///
/// @param <T> the records
/// @param <D> their drafts, as typed
/// @param <F> the form
public abstract class RecordsModel<T, D, F extends Editing.Form<D>> extends AskingModel {

  /// The section's access to the engine; called off the window's thread.
  ///
  /// @param <T> the records
  /// @param <D> their drafts, as typed
  public interface Gateway<T, D> extends Sequence.Gateway<T>, Editing.Gateway<T, D> {

    List<T> list();
  }

  private final Gateway<T, D> gateway;
  private final F form;
  private final Editing<T, D> editing;
  private final Sequence<T> records;

  protected RecordsModel(
      Background background,
      Gateway<T, D> gateway,
      F form,
      Function<T, String> id,
      Function<T, D> draft) {
    this(background, gateway, form, id, draft, () -> {});
  }

  /// @param news called after a record was added or changed
  protected RecordsModel(
      Background background,
      Gateway<T, D> gateway,
      F form,
      Function<T, String> id,
      Function<T, D> draft,
      Runnable news) {
    super(background);
    this.gateway = gateway;
    this.form = form;
    Runnable changed =
        () -> {
          refresh();
          news.run();
        };
    editing = new Editing<>(asking, gateway, form, id, draft, changed);
    records = new Sequence<>(asking, gateway, id, editing::gone);
  }

  public final Sequence<T> records() {
    return records;
  }

  public final F form() {
    return form;
  }

  public final Editing<T, D> editing() {
    return editing;
  }

  @Override
  public final void refresh() {
    asking.load(gateway::list, records::fill);
  }

  /// Shows changes made elsewhere.
  @Override
  public final void lookAgain() {
    asking.look(gateway::list, records::fillIfChanged);
  }

  /// Opens the selected record in the form.
  public final void edit() {
    editing.open(records.chosen().get());
  }
}

package dev.quayside.app.screen.settings;

import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import javafx.collections.ObservableList;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;

/// What most sections begin with: what the section is for, and why the last question failed. Its
/// words are `<words>.intro`.
public abstract class SectionPage extends VBox {

  protected final Ui ui;
  private final String words;
  private final AskingModel model;

  /// @param words the section's key, which the keys of its words begin with
  protected SectionPage(String words, AskingModel model, Ui ui) {
    super(12);
    this.words = words;
    this.model = model;
    this.ui = ui;
    getChildren()
        .addAll(
            Words.wrapped(ui.text(words + ".intro"), "muted"),
            new InlineProblem(model.problem(), ui));
  }

  /// One of the section's words.
  protected final String text(String name) {
    return ui.text(words + "." + name);
  }

  /// One of the section's words, with `{0}`, `{1}` filled in.
  protected final String text(String name, Object... values) {
    return ui.text(words + "." + name, values);
  }

  /// The section's table, named after it; the words `<words>.none` stand in it while it is empty.
  ///
  /// @param most the rows it shows before it scrolls
  protected final <R> RecordTable<R> table(
      String id, ObservableList<R> rows, Ikon whenEmpty, int most) {
    return new RecordTable<>(id, ui.text(words), rows)
        .whenEmpty(new Vacancy(model.loading(), ui, new EmptyState(whenEmpty, text("none"))))
        .asTallAsItsRows(most);
  }

  /// The table with the buttons for the selected record, which `<words>.delete.question` is asked
  /// of.
  ///
  /// @param edit opens the selected record in the form
  /// @param focus then puts the cursor in the form
  protected final <T> SequenceView<T> list(
      String id, Sequence<T> records, RecordTable<T> table, Runnable edit, Runnable focus) {
    return new SequenceView<>(
        id,
        records,
        table,
        text("delete.question"),
        () -> {
          edit.run();
          focus.run();
        },
        ui);
  }
}

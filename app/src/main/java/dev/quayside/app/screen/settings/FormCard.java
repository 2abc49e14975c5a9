package dev.quayside.app.screen.settings;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.engine.base.problem.Violation;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// A form on a card: rows of fields with what is wrong below each, notes, and the buttons last. The
/// chain only adds elements; what makes up an element stands in its lambda.
///
/// Names say where words and ids are: a field `name` of the form `tag` of `settings.tags` has the
/// id `tag-name` and the caption `settings.tags.name`.
public final class FormCard extends Card {

  private final String id;
  private final String words;
  private final Ui ui;
  private final Complaints complaints = new Complaints();

  /// A form titled `<words>.new` until it is told what it changes.
  ///
  /// @param id what the fields' ids begin with
  /// @param words what the keys of its words begin with
  public FormCard(String id, String words, Ui ui) {
    this(id, words, "new", ui);
  }

  /// @param title name of the card's title
  public FormCard(String id, String words, String title, Ui ui) {
    super(ui.text(words + "." + title));
    this.id = id;
    this.words = words;
    this.ui = ui;
  }

  public FormCard row(Consumer<FormRow> fields) {
    return with(rowOf(fields));
  }

  /// A row that stands somewhere inside another element of the form.
  public FieldRow rowOf(Consumer<FormRow> fields) {
    var row = new FormRow(id, words, ui, complaints);
    fields.accept(row);
    return row.build();
  }

  /// Words about what is above them.
  public FormCard note(String name) {
    return with(Words.wrapped(ui.text(words + "." + name), "muted"));
  }

  @Override
  public FormCard with(Node... content) {
    super.with(content);
    return this;
  }

  /// The buttons of a form that adds or changes a record, with the words `<words>.make`; the title
  /// is `<words>.change` while it changes one.
  ///
  /// @param name what a record is called
  public <T> FormCard editing(
      ObservableBooleanValue busy, Editing<T, ?> editing, Function<T, String> name) {
    complaints.follow(this, editing.wrong(), ui);
    titled(
        Bindings.createStringBinding(
            () -> {
              var edited = editing.edited().get();
              return edited == null
                  ? ui.text(words + ".new")
                  : ui.text(words + ".change", name.apply(edited));
            },
            editing.edited()));
    return with(
        new FormButtons(id, busy, editing::save, editing::startOver, ui)
            .making(editing.edited().isNull(), ui.text(words + ".make")));
  }

  /// The button `<words>.make` of a form that only adds.
  public FormCard making(ObservableBooleanValue busy, Runnable make) {
    return with(button("make", ui.text(words + ".make"), Feather.PLUS, busy, make));
  }

  /// The button of a form that there is only one of.
  public FormCard saving(
      ObservableBooleanValue busy, ObservableValue<List<Violation>> wrong, Runnable save) {
    complaints.follow(this, wrong, ui);
    return with(button("save", ui.text("settings.save"), Feather.CHECK, busy, save));
  }

  private ActionButton button(
      String name, String shown, Ikon icon, ObservableBooleanValue busy, Runnable run) {
    var button = new ActionButton(id + "-" + name, shown, icon, run, "accent");
    button.disableProperty().bind(Bindings.createBooleanBinding(busy::get, busy));
    return button;
  }

  /// Puts the cursor in a field.
  ///
  /// @param path the engine's path of the field
  public void focus(String path) {
    complaints.focus(path);
  }
}

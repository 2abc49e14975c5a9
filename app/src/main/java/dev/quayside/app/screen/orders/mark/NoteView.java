package dev.quayside.app.screen.orders.mark;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemLine;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.app.screen.orders.panel.OrdersPanel;
import dev.quayside.engine.order.mark.StaffNote;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

/// The notes of the chosen order, and a line for a new one. Enter adds it, Escape leaves.
public final class NoteView extends OrdersPanel {

  /// In pixels; more notes scroll.
  private static final double TALLEST = 110;

  private final NoteModel model;
  private final Ui ui;
  private final Label title = Words.of("", "strong");
  private final Button save = new Button();
  private final TextField text = new TextField();
  private final VBox notes = new VBox(6);
  private final ScrollArea old = new ScrollArea(notes);

  public NoteView(NoteModel model, Ui ui) {
    super("orders-note", model.open(), model::close, ui);
    this.model = model;
    this.ui = ui;
    save.setText(ui.text("orders.note.save"));
    text.setId("orders-note-text");
    text.setPromptText(ui.text("orders.note.prompt"));
    text.setAccessibleText(ui.text("orders.note.prompt"));
    text.textProperty().bindBidirectional(model.text);
    text.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    notes.setId("orders-note-old");
    old.setFocusTraversable(false);
    old.setMaxHeight(TALLEST);
    old.setMinHeight(USE_PREF_SIZE);
    old.managedProperty().bind(old.visibleProperty());
    getChildren()
        .addAll(
            head(save, "save", model::save, wide(title)),
            old,
            text,
            ProblemLine.of(model.problem(), ui));
    Follow.change(this, model.open(), this::opened);
    count();
  }

  /// Says which orders it is about, and shows the notes of a single one.
  public void count() {
    var orders = model.chosen();
    title.setText(
        orders.size() == 1
            ? ui.text("orders.note.of", orders.getFirst().number())
            : ui.text("orders.note.title", orders.size()));
    save.setDisable(orders.isEmpty());
    notes.getChildren().setAll(model.notes().stream().map(this::line).toList());
    old.setVisible(!notes.getChildren().isEmpty());
    old.applyCss();
    old.layout();
    old.setVvalue(1); // the newest is the last one
  }

  private Label line(StaffNote note) {
    var by = note.by();
    var when = ui.formats().when(note.at());
    return Words.wrapped(
        by == null
            ? ui.text("orders.note.said", when, note.text())
            : ui.text("orders.note.said-by", by.name(), when, note.text()));
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown()) {
      event.consume();
      model.save();
    }
  }

  private void opened(boolean now) {
    if (now) {
      count();
      text.requestFocus();
    }
  }
}

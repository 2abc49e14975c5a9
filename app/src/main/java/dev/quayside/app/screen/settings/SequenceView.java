package dev.quayside.app.screen.settings;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// A table of items in order, and under it the buttons for the selected one. Keys on the table:
/// Enter edits it, Alt with an arrow moves it, Delete asks whether to remove it.
public final class SequenceView<T> extends VBox {

  private final String id;
  private final Sequence<T> sequence;
  private final RecordTable<T> table;
  private final Runnable edit;
  private final Ui ui;
  private final HBox buttons = new HBox(8);
  private final List<Runnable> alive = new ArrayList<>();

  /// @param id of the buttons: `<id>-edit`, `<id>-up`, `<id>-down`, `<id>-delete`
  /// @param question asked before an item is removed
  /// @param edit opens the selected item in a form
  public SequenceView(
      String id,
      Sequence<T> sequence,
      RecordTable<T> table,
      String question,
      Runnable edit,
      Ui ui) {
    super(8);
    this.id = id;
    this.sequence = sequence;
    this.table = table;
    this.edit = edit;
    this.ui = ui;
    table.choosingFirst().getColumns().forEach(column -> column.setSortable(false));
    buttons.getChildren().add(button("edit", "settings.change", Feather.EDIT_2, 0, edit));
    if (sequence.isOrdered()) {
      buttons
          .getChildren()
          .addAll(
              button("up", "settings.up", Feather.ARROW_UP, -1, () -> sequence.move(-1)),
              button("down", "settings.down", Feather.ARROW_DOWN, 1, () -> sequence.move(1)));
    }
    buttons.getChildren().add(delete());
    getChildren().addAll(table, buttons);
    follow();
    Follow.value(this, sequence.removing, asked -> ask(asked, question));
    table.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  private void follow() {
    table.getSelectionModel().selectedItemProperty().subscribe(sequence::choose);
    Follow.value(
        this,
        sequence.chosen(),
        item -> {
          if (item == null) {
            table.getSelectionModel().clearSelection();
          } else if (!item.equals(table.getSelectionModel().getSelectedItem())) {
            table.getSelectionModel().clearAndSelect(table.getItems().indexOf(item));
          }
          alive.forEach(Runnable::run);
        });
  }

  private void key(KeyEvent event) {
    if (sequence.chosen().get() == null) {
      return;
    }
    var run =
        switch (event.getCode()) {
          case KeyCode.ENTER -> edit;
          case KeyCode.DELETE -> (Runnable) () -> sequence.removing.set(true);
          case KeyCode.UP -> event.isAltDown() ? (Runnable) () -> sequence.move(-1) : null;
          case KeyCode.DOWN -> event.isAltDown() ? (Runnable) () -> sequence.move(1) : null;
          default -> null;
        };
    if (run != null) {
      event.consume();
      run.run();
    }
  }

  private void ask(boolean asked, String question) {
    getChildren().setAll(table, buttons);
    if (asked) {
      var strip =
          new ConfirmStrip(
                  id + "-question",
                  question,
                  ui.text("settings.keep"),
                  () -> sequence.removing.set(false),
                  ui.text("settings.delete"),
                  sequence::remove)
              .then(table::requestFocus);
      getChildren().setAll(table, strip);
      strip.focusKeep();
    }
  }

  private Button delete() {
    var button =
        button("delete", "settings.delete", Feather.TRASH_2, 0, () -> sequence.removing.set(true));
    button.getStyleClass().addAll("danger", "outlined");
    return button;
  }

  private Button button(String name, String key, Feather icon, int places, Runnable run) {
    var button = new ActionButton(id + "-" + name, ui.text(key), icon, run);
    button.setTooltip(new Tooltip(ui.text(key + ".hint")));
    button.setDisable(true);
    alive.add(() -> button.setDisable(!sequence.canMove(places)));
    return button;
  }
}

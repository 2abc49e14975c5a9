package dev.quayside.app.shell;

import dev.quayside.app.action.Action;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Ctrl+K: everything one can do now, found by typing.
final class PaletteView extends VBox {

  private static final double ROW = 36;
  private static final int ROWS = 9;

  private final Ui ui;
  private final Runnable close;
  private final TextField query = new TextField();
  private final ObservableList<Action> found = FXCollections.observableArrayList();
  private final ListView<Action> list = new ListView<>(found);

  PaletteView(Ui ui, Runnable close) {
    this.ui = ui;
    this.close = close;
    getStyleClass().addAll("panel", "palette");
    setMaxSize(480, USE_PREF_SIZE);
    query.setId("palette-query");
    query.setPromptText(ui.text("palette.prompt"));
    query.setAccessibleText(ui.text("palette.prompt"));
    list.setAccessibleText(ui.text("palette.found"));
    list.setFixedCellSize(ROW);
    list.setFocusTraversable(false);
    list.setCellFactory(_ -> new Cell());
    query.textProperty().subscribe(this::search);
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    getChildren().addAll(query, list);
  }

  void open() {
    query.clear();
    search("");
    query.requestFocus();
  }

  private void search(String words) {
    found.setAll(
        ui.actions().matching(words).stream()
            .filter(action -> !action.id().equals("palette.open"))
            .toList());
    list.setPrefHeight(Math.min(ROWS, Math.max(1, found.size())) * ROW + 2);
    list.getSelectionModel().selectFirst();
  }

  private void key(KeyEvent event) {
    switch (event.getCode()) {
      case DOWN -> move(event, 1);
      case UP -> move(event, -1);
      case ENTER -> {
        event.consume();
        run(list.getSelectionModel().getSelectedItem());
      }
      case ESCAPE -> {
        event.consume();
        close.run();
      }
      default -> {
        // typed into the query
      }
    }
  }

  private void move(KeyEvent event, int by) {
    event.consume();
    if (!found.isEmpty()) {
      int next = Math.floorMod(list.getSelectionModel().getSelectedIndex() + by, found.size());
      list.getSelectionModel().select(next);
      list.scrollTo(next);
    }
  }

  private void run(@Nullable Action action) {
    if (action != null) {
      close.run();
      action.fire();
    }
  }

  private final class Cell extends ListCell<Action> {

    private Cell() {
      setOnMouseClicked(
          event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
              run(getItem());
            }
          });
    }

    @Override
    protected void updateItem(@Nullable Action action, boolean empty) {
      super.updateItem(action, empty);
      setText(null);
      setGraphic(empty || action == null ? null : row(action));
    }

    private static HBox row(Action action) {
      var row = new HBox(8, Words.of(action.text()), Gap.wide());
      row.setAlignment(Pos.CENTER_LEFT);
      action
          .shortcut()
          .ifPresent(k -> row.getChildren().add(Words.whole(k.getDisplayText(), "key")));
      return row;
    }
  }
}

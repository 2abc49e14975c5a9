package dev.quayside.app.shell;

import dev.quayside.app.action.Action;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import java.util.ArrayList;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Ctrl+K: everything one can do now, found by typing.
final class PaletteView extends VBox {

  private static final double ROW = 36;
  private static final int ROWS = 9;

  private final Ui ui;
  private final Runnable close;
  private final TextField query = new TextField();
  private final ObservableList<Line> found = FXCollections.observableArrayList();
  private final ListView<Line> list = new ListView<>(found);
  private final ShellModel model;

  /// Something to do or to go to.
  ///
  /// @param detail behind it, muted
  /// @param key at the right end
  private record Line(Ikon icon, String words, String detail, String key, Runnable run) {}

  PaletteView(ShellModel model, Ui ui, Runnable close) {
    this.model = model;
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
    model.found().addListener((ListChangeListener<Found>) _ -> show(query.getText()));
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    getChildren().addAll(query, list);
  }

  void open() {
    query.clear();
    search("");
    query.requestFocus();
  }

  private void search(String words) {
    model.find(words);
    show(words);
  }

  private void show(String words) {
    var lines = new ArrayList<Line>();
    model.found().forEach(one -> lines.add(record(one)));
    ui.actions().matching(words).stream()
        .filter(action -> !action.id().equals("palette.open"))
        .map(PaletteView::action)
        .forEach(lines::add);
    found.setAll(lines);
    list.setPrefHeight(Math.min(ROWS, Math.max(1, found.size())) * ROW + 2);
    list.getSelectionModel().selectFirst();
  }

  private static Line action(Action action) {
    return new Line(
        Feather.CHEVRON_RIGHT,
        action.text(),
        "",
        action.shortcut().map(KeyCombination::getDisplayText).orElse(""),
        action::fire);
  }

  private Line record(Found one) {
    var place = one.errand().place();
    return new Line(
        one.kind() == Found.Kind.ORDER ? Feather.INBOX : Feather.PACKAGE,
        one.title(),
        one.detail(),
        ui.text(place.key()),
        () -> model.send(one.errand()));
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

  private void run(@Nullable Line line) {
    if (line != null) {
      close.run();
      line.run().run();
    }
  }

  private final class Cell extends ListCell<Line> {

    private Cell() {
      setOnMouseClicked(
          event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
              run(getItem());
            }
          });
    }

    @Override
    protected void updateItem(@Nullable Line line, boolean empty) {
      super.updateItem(line, empty);
      setText(null);
      setGraphic(empty || line == null ? null : row(line));
      setAccessibleText(empty || line == null ? null : line.words());
    }

    private static HBox row(Line line) {
      var detail = Words.of(line.detail(), "caption");
      detail.setMinWidth(0);
      var row =
          new HBox(8, new FontIcon(line.icon()), Words.whole(line.words()), detail, Gap.wide());
      row.setAlignment(Pos.CENTER_LEFT);
      if (!line.key().isEmpty()) {
        row.getChildren().add(Words.whole(line.key(), "key"));
      }
      return row;
    }
  }
}

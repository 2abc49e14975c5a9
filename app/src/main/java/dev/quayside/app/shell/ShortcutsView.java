package dev.quayside.app.shell;

import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.app.navigation.Place;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Lists every shortcut by where it works.
final class ShortcutsView extends VBox {

  private static final int COLUMNS = 2;
  private static final double WIDE = 330;
  private static final double HIGH = 480;

  private final GridPane grid = new GridPane(32, 4);
  private int lines;

  ShortcutsView(Ui ui, Runnable closed) {
    getStyleClass().addAll("panel", "dialog-card", "shortcuts");
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    var close = new Button(ui.text("problem.close"));
    close.setId("shortcuts-close");
    close.setCancelButton(true);
    close.setDefaultButton(true);
    close.setOnAction(_ -> closed.run());
    ShortcutGroups.of(ui.actions())
        .forEach(
            (name, keys) -> {
              begin(ui.text(name));
              keys.forEach(key -> add(key.words(), key.keys()));
              if (name.equals(ShortcutGroups.EVERYWHERE)) {
                add(ui.text("shortcuts.screens"), ui.text("shortcuts.screens.keys"));
              }
              if (name.equals(Place.ORDERS.key())) {
                add(ui.text("shortcuts.views"), ui.text("shortcuts.views.keys"));
              }
              if (name.equals(Place.SHIP.key())) {
                add(ui.text("shortcuts.digits"), ui.text("shortcuts.digits.keys"));
                add(ui.text("shortcuts.arrows"), ui.text("shortcuts.arrows.keys"));
              }
            });
    var scroll = new ScrollArea(grid);
    scroll.setMaxHeight(HIGH);
    var head = new HBox(8, Words.whole(ui.text("shortcuts.open"), "figure"), Gap.wide(), close);
    head.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(head, scroll);
  }

  /// Begins a group in a new row.
  private void begin(String name) {
    lines += lines % COLUMNS;
    var heading = Words.whole(name, "heading");
    GridPane.setMargin(heading, new Insets(lines == 0 ? 0 : 12, 0, 0, 0));
    grid.add(heading, 0, lines / COLUMNS, COLUMNS, 1);
    lines += COLUMNS;
  }

  private void add(String words, String keys) {
    grid.add(line(words, keys), lines % COLUMNS, lines / COLUMNS);
    lines++;
  }

  private static Node line(String words, String keys) {
    var name = Words.wrapped(words);
    name.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(name, Priority.ALWAYS);
    var line = new HBox(8, name, Words.whole(keys, "key"));
    line.setAlignment(Pos.CENTER_LEFT);
    line.setMinHeight(28);
    line.setPrefWidth(WIDE);
    return line;
  }

  /// Focuses the close button: there is nothing else to do here.
  @Override
  public void requestFocus() {
    lookup("#shortcuts-close").requestFocus();
  }
}

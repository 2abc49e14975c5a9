package dev.quayside.app.screen.orders.file;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.engine.order.file.Column;
import dev.quayside.engine.order.file.Preview;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What each column of a file holds: guessed or remembered, and changed here.
final class MappingView extends VBox {

  private static final double WIDTH = 348;
  private static final double NARROW = 260;
  private static final double MEANING = 156;

  /// One choice of the list: a column of ours, or none.
  private record Use(Optional<Column> column) {}

  private final ImportModel model;
  private Preview preview;
  private final Ui ui;
  private final List<ComboBox<Use>> boxes = new ArrayList<>();

  MappingView(ImportModel model, Preview preview, Ui ui) {
    this.model = model;
    this.preview = preview;
    this.ui = ui;
    wide(WIDTH);
    var lines = new VBox(8);
    for (int place = 0; place < preview.sheet().header().size(); place++) {
      lines.getChildren().add(line(place));
    }
    var scroll = new ScrollArea(lines);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    var card = new Card(ui.text("orders.import.columns")).with(scroll);
    VBox.setVgrow(card, Priority.ALWAYS);
    getChildren().add(card);
  }

  /// Gives room to the orders in a narrow window; what a column holds stands below its name.
  void fold(boolean narrow) {
    wide(narrow ? NARROW : WIDTH);
    for (var box : boxes) {
      GridPane.setConstraints(box, narrow ? 0 : 1, narrow ? 1 : 0);
      box.setPrefWidth(narrow ? NARROW : MEANING);
    }
  }

  private void wide(double width) {
    setMinWidth(width);
    setPrefWidth(width);
    setMaxWidth(width);
  }

  void focus() {
    boxes.getFirst().requestFocus();
  }

  /// A column that took another one's meaning leaves that one unused.
  void show(Preview now) {
    preview = now;
    for (int place = 0; place < boxes.size(); place++) {
      if (!boxes.get(place).isShowing()) {
        boxes.get(place).setValue(new Use(held(place)));
      }
    }
  }

  static String key(Column column) {
    return "orders.field." + column.name().toLowerCase(Locale.ROOT);
  }

  private GridPane line(int place) {
    var header = preview.sheet().header().get(place);
    var name = Words.of(header, "strong");
    name.setMinWidth(0);
    var sample = Words.of(sample(place), "caption");
    sample.setMinWidth(0);
    var words = new VBox(2, name, sample);
    words.setMinWidth(0);
    var box = box(place);
    box.setAccessibleText(ui.text("orders.import.column", header));
    name.setLabelFor(box);
    var line = new GridPane(8, 4);
    line.add(words, 0, 0);
    line.add(box, 1, 0);
    GridPane.setHgrow(words, Priority.ALWAYS);
    return line;
  }

  private ComboBox<Use> box(int place) {
    var uses = new ArrayList<Use>();
    uses.add(new Use(Optional.empty()));
    List.of(Column.values()).forEach(column -> uses.add(new Use(Optional.of(column))));
    var box = Choice.of(uses, this::words, new SimpleObjectProperty<>(new Use(held(place))));
    box.setId("import-column-" + place);
    box.setMinWidth(MEANING);
    box.setPrefWidth(MEANING);
    boxes.add(box);
    box.valueProperty().addListener(_ -> settle(box, place));
    box.showingProperty().addListener(_ -> settle(box, place));
    box.addEventFilter(KeyEvent.KEY_PRESSED, event -> open(box, event));
    return box;
  }

  /// While the list is open every step of the arrow keys changes the value; what counts is where it
  /// is closed.
  private void settle(ComboBox<Use> box, int place) {
    if (!box.isShowing() && !box.getValue().column().equals(held(place))) {
      model.map(place, box.getValue().column().orElse(null));
    }
  }

  private static void open(ComboBox<Use> box, KeyEvent event) {
    boolean arrow = event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.UP;
    if (arrow && !box.isShowing()) {
      box.show();
      event.consume();
    }
  }

  private String words(Use use) {
    return use.column()
        .map(column -> ui.text(key(column)))
        .orElseGet(() -> ui.text("orders.field.unused"));
  }

  private Optional<Column> held(int place) {
    return preview.mapping().places().entrySet().stream()
        .filter(each -> each.getValue() == place)
        .map(java.util.Map.Entry::getKey)
        .findFirst();
  }

  private String sample(int place) {
    return preview.sheet().lines().stream()
        .limit(20)
        .filter(line -> place < line.cells().size())
        .map(line -> line.cells().get(place).strip())
        .filter(cell -> !cell.isEmpty())
        .findFirst()
        .orElse("");
  }
}

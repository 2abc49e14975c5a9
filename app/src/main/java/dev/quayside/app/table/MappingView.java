package dev.quayside.app.table;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.order.file.MappedFile;
import dev.quayside.engine.order.file.cell.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Shows the meaning of each column of a file, guessed or remembered, and lets the user change it.
public final class MappingView extends VBox {

  private static final double MEANING = 156;

  /// One choice of the list: a column of Quayside's, or none.
  private record Use(Optional<Column> column) {}

  private final Function<Column, String> words;
  private final BiConsumer<Integer, @Nullable Column> map;
  private final Ui ui;
  private final List<ComboBox<Use>> boxes = new ArrayList<>();
  private MappedFile file;

  /// @param words the name of a column of Quayside's
  /// @param map called with the index of the file's column and its new meaning; null for none
  public MappingView(
      MappedFile file,
      Function<Column, String> words,
      BiConsumer<Integer, @Nullable Column> map,
      Ui ui) {
    super(8);
    this.file = file;
    this.words = words;
    this.map = map;
    this.ui = ui;
    for (int place = 0; place < file.sheet().header().size(); place++) {
      getChildren().add(line(place));
    }
  }

  /// Puts the meaning of each column below its name when there is little room.
  public void fold(boolean narrow, double width) {
    for (var box : boxes) {
      GridPane.setConstraints(box, narrow ? 0 : 1, narrow ? 1 : 0);
      box.setPrefWidth(narrow ? width : MEANING);
    }
  }

  public void focus() {
    boxes.getFirst().requestFocus();
  }

  /// Whether this is the shown file, whatever its columns mean.
  public boolean shows(MappedFile other) {
    return other.sheet() == file.sheet();
  }

  /// Shows the present meanings: a column whose meaning was given to another is unused now.
  public void show(MappedFile now) {
    file = now;
    for (int place = 0; place < boxes.size(); place++) {
      if (!boxes.get(place).isShowing()) {
        boxes.get(place).setValue(new Use(held(place)));
      }
    }
  }

  private GridPane line(int place) {
    var header = file.sheet().header().get(place);
    var name = Words.of(header, "strong");
    name.setMinWidth(0);
    var sample = Words.of(sample(place), "caption");
    sample.setMinWidth(0);
    var words = new VBox(2, name, sample);
    words.setMinWidth(0);
    var box = box(place);
    box.setAccessibleText(ui.text("table.column", header));
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
    file.kind().columns().forEach(column -> uses.add(new Use(Optional.of(column))));
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

  /// Takes over a meaning once the list is closed: while it is open, every step of the arrow keys
  /// changes the value.
  private void settle(ComboBox<Use> box, int place) {
    if (!box.isShowing() && !box.getValue().column().equals(held(place))) {
      map.accept(place, box.getValue().column().orElse(null));
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
    return use.column().map(words).orElseGet(() -> ui.text("table.unused"));
  }

  private Optional<Column> held(int place) {
    return file.mapping().places().entrySet().stream()
        .filter(each -> each.getValue() == place)
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private String sample(int place) {
    return file.sheet().lines().stream()
        .limit(20)
        .filter(line -> place < line.cells().size())
        .map(line -> line.cells().get(place).strip())
        .filter(cell -> !cell.isEmpty())
        .findFirst()
        .orElse("");
  }
}

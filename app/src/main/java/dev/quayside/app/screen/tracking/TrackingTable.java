package dev.quayside.app.screen.tracking;

import dev.quayside.app.control.Pill;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.list.Slot;
import dev.quayside.engine.tracking.Tracker;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import org.jspecify.annotations.Nullable;

/// The columns of the list of parcels; its order is the engine's, trouble first.
final class TrackingTable {

  private final RecordTable<Slot<Tracker>> table;
  private final TrackingModel model;
  private final Ui ui;
  private final TrackerWords words;

  TrackingTable(TrackingModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    words = new TrackerWords(ui);
    table = new RecordTable<>("tracking-table", ui.text("tracking.list"), model.list().rows());
    fixed(column("state", 128, StateCell::new));
    text("recipient", 150, TrackerWords::recipient);
    from(820, text("destination", 120, TrackerWords::destination));
    from(560, text("place", 120, words::lastPlace));
    fixed(text("heard", 142, words::lastHeard));
    from(640, text("carrier", 80, this::carrier));
    from(640, fixed(text("promised", 104, words::promised)));
    model.today().subscribe(_ -> table.refresh());
    model.carriers().subscribe(_ -> table.refresh());
  }

  RecordTable<Slot<Tracker>> table() {
    return table;
  }

  private String carrier(Tracker tracker) {
    return model.carriers().get().getOrDefault(tracker.carrier(), tracker.carrier());
  }

  private void from(double width, TableColumn<?, ?> column) {
    table.widthProperty().subscribe(now -> column.setVisible(now.doubleValue() >= width));
  }

  private static <C extends TableColumn<?, ?>> C fixed(C column) {
    column.setMinWidth(column.getPrefWidth());
    return column;
  }

  private TableColumn<Slot<Tracker>, @Nullable Tracker> text(
      String id, double width, Function<Tracker, String> says) {
    return column(id, width, () -> new WordsCell(says));
  }

  private TableColumn<Slot<Tracker>, @Nullable Tracker> column(
      String id, double width, Supplier<TableCell<Slot<Tracker>, @Nullable Tracker>> cell) {
    var column =
        new TableColumn<Slot<Tracker>, @Nullable Tracker>(ui.text("tracking.column." + id));
    column.setId(id);
    column.setCellValueFactory(features -> features.getValue().row());
    column.setCellFactory(_ -> cell.get());
    column.setSortable(false);
    column.setPrefWidth(width);
    table.getColumns().add(column);
    return column;
  }

  private static final class WordsCell extends TableCell<Slot<Tracker>, @Nullable Tracker> {

    private final Function<Tracker, String> says;

    private WordsCell(Function<Tracker, String> says) {
      this.says = says;
    }

    @Override
    protected void updateItem(@Nullable Tracker tracker, boolean empty) {
      super.updateItem(tracker, empty);
      setText(empty || tracker == null ? null : says.apply(tracker));
    }
  }

  private final class StateCell extends TableCell<Slot<Tracker>, @Nullable Tracker> {

    private final Label pill = Pill.of("", Tone.QUIET);

    @Override
    protected void updateItem(@Nullable Tracker tracker, boolean empty) {
      super.updateItem(tracker, empty);
      if (empty || tracker == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      var today = model.today().get();
      Pill.dress(pill, words.state(tracker, today), TrackerWords.tone(tracker, today));
      setAccessibleText(pill.getText());
      setGraphic(pill);
    }
  }
}

package dev.quayside.app.screen.tracking;

import dev.quayside.app.control.ColumnFit;
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
    var fit = new ColumnFit();
    fit.fixed(column("state", StateCell::new), 128, 0);
    fit.sharing(text("recipient", TrackerWords::recipient), 5, 0);
    fit.sharing(text("what", words::what), 6, 480);
    fit.sharing(text("destination", TrackerWords::destination), 4, 1080);
    fit.sharing(text("place", words::lastPlace), 4, 920);
    fit.fixed(text("heard", words::lastHeard), 142, 0);
    fit.fixed(text("carrier", this::carrier), 80, 640);
    fit.fixed(text("promised", words::promised), 108, 720);
    fit.keep(table);
    model.today().subscribe(_ -> table.refresh());
    model.carriers().subscribe(_ -> table.refresh());
  }

  RecordTable<Slot<Tracker>> table() {
    return table;
  }

  private String carrier(Tracker tracker) {
    return model.carriers().get().getOrDefault(tracker.carrier(), tracker.carrier());
  }

  private TableColumn<Slot<Tracker>, @Nullable Tracker> text(
      String id, Function<Tracker, String> says) {
    return column(id, () -> new WordsCell(says));
  }

  private TableColumn<Slot<Tracker>, @Nullable Tracker> column(
      String id, Supplier<TableCell<Slot<Tracker>, @Nullable Tracker>> cell) {
    var column =
        new TableColumn<Slot<Tracker>, @Nullable Tracker>(ui.text("tracking.column." + id));
    column.setId(id);
    column.setCellValueFactory(features -> features.getValue().row());
    column.setCellFactory(_ -> cell.get());
    column.setSortable(false);
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

package dev.quayside.app.list;

import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Pill;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import org.jspecify.annotations.Nullable;

/// A table over a long list: a cell shows the row of its slot, and changes with it.
public final class SlotTable<R> {

  private final RecordTable<Slot<R>> table;
  private final ColumnFit fit = new ColumnFit();
  private final Function<String, String> captions;

  /// @param name for screen readers
  /// @param captions of columns by their ids
  public SlotTable(
      String id, String name, LongListing<R, ?> list, Function<String, String> captions) {
    table = new RecordTable<>(id, name, list.rows);
    list.in(table);
    this.captions = captions;
  }

  public RecordTable<Slot<R>> table() {
    return table;
  }

  public ColumnFit fit() {
    return fit;
  }

  public TableColumn<Slot<R>, @Nullable R> words(String id, Function<R, String> says) {
    return column(id, () -> new WordsCell<>(says));
  }

  public TableColumn<Slot<R>, @Nullable R> pill(
      String id, Function<R, String> says, Function<R, Tone> tone) {
    return column(id, () -> new PillCell<>(says, tone));
  }

  private TableColumn<Slot<R>, @Nullable R> column(
      String id, Supplier<TableCell<Slot<R>, @Nullable R>> cell) {
    var column = new TableColumn<Slot<R>, @Nullable R>(captions.apply(id));
    column.setId(id);
    column.setCellValueFactory(features -> features.getValue().row());
    column.setCellFactory(_ -> cell.get());
    table.getColumns().add(column);
    return column;
  }

  private static final class WordsCell<R> extends TableCell<Slot<R>, @Nullable R> {

    private final Function<R, String> says;

    private WordsCell(Function<R, String> says) {
      this.says = says;
      CutWords.whole(this);
    }

    @Override
    protected void updateItem(@Nullable R row, boolean empty) {
      super.updateItem(row, empty);
      setText(empty || row == null ? null : says.apply(row));
    }
  }

  private static final class PillCell<R> extends TableCell<Slot<R>, @Nullable R> {

    private final Function<R, String> says;
    private final Function<R, Tone> tone;
    private final Label pill = Pill.of("", Tone.QUIET);

    private PillCell(Function<R, String> says, Function<R, Tone> tone) {
      this.says = says;
      this.tone = tone;
      setAlignment(Pos.CENTER_LEFT);
    }

    @Override
    protected void updateItem(@Nullable R row, boolean empty) {
      super.updateItem(row, empty);
      if (empty || row == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      Pill.dress(pill, says.apply(row), tone.apply(row));
      setAccessibleText(pill.getText());
      setGraphic(pill);
    }
  }
}

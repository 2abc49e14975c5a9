package dev.quayside.app.list;

import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ListChangeListener;
import javafx.scene.control.CheckBox;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/// Boxes before the rows that add a row to the selection, and one above them for all rows: for
/// users who do not know Ctrl and Shift. The keyboard has Ctrl+Space and Ctrl+A.
public final class RowMarks {

  private static final double WIDTH = 34;

  private RowMarks() {}

  /// @param all selects every row
  /// @param none selects no row
  /// @return the column of the boxes, the table's first
  public static <R> TableColumn<R, R> on(RecordTable<R> table, Runnable all, Runnable none, Ui ui) {
    var column = new TableColumn<R, R>();
    column.setId("marks");
    column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
    column.setCellFactory(_ -> new Mark<>(ui.text("list.mark")));
    column.setGraphic(over(table, all, none, ui));
    column.setMinWidth(WIDTH);
    column.setMaxWidth(WIDTH);
    column.setSortable(false);
    column.setReorderable(false);
    column.setResizable(false);
    table.getColumns().addFirst(column);
    return column;
  }

  private static CheckBox over(RecordTable<?> table, Runnable all, Runnable none, Ui ui) {
    var box = box(ui.text("list.mark.all"));
    var chosen = table.getSelectionModel().getSelectedIndices();
    Runnable look =
        () -> {
          int rows = table.getItems().size();
          box.setSelected(rows > 0 && chosen.size() >= rows);
          box.setIndeterminate(!chosen.isEmpty() && chosen.size() < rows);
        };
    chosen.addListener((ListChangeListener<Integer>) _ -> look.run());
    box.setOnAction(
        _ -> {
          if (chosen.size() < table.getItems().size()) {
            all.run();
          } else {
            none.run();
          }
          look.run();
        });
    return box;
  }

  private static CheckBox box(String name) {
    var box = new CheckBox();
    box.setAccessibleText(name);
    box.setFocusTraversable(false);
    return box;
  }

  private static final class Mark<R> extends TableCell<R, R> {

    private final CheckBox box;

    private Mark(String name) {
      box = box(name);
      box.setMouseTransparent(true);
      tableRowProperty()
          .flatMap(TableRow::selectedProperty)
          .orElse(false)
          .subscribe(selected -> box.setSelected(selected));
      addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
      addEventFilter(MouseEvent.MOUSE_RELEASED, this::swallow);
      addEventFilter(MouseEvent.MOUSE_CLICKED, this::swallow);
    }

    private void pressed(MouseEvent event) {
      if (isMine(event)) {
        var selection = getTableView().getSelectionModel();
        if (selection.isSelected(getIndex())) {
          selection.clearSelection(getIndex());
        } else {
          selection.select(getIndex());
        }
        getTableView().requestFocus();
        event.consume();
      }
    }

    private void swallow(MouseEvent event) {
      if (isMine(event)) {
        event.consume();
      }
    }

    private boolean isMine(MouseEvent event) {
      return event.getButton() == MouseButton.PRIMARY && !event.isShiftDown() && !isEmpty();
    }

    @Override
    protected void updateItem(@Nullable R row, boolean empty) {
      super.updateItem(row, empty);
      setGraphic(empty ? null : box);
    }
  }
}

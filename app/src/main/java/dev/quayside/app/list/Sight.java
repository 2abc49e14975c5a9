package dev.quayside.app.list;

import dev.quayside.app.control.RecordTable;
import javafx.scene.control.skin.VirtualFlow;
import org.jspecify.annotations.Nullable;

/// The rows of a long list that are in view in its table; keeps them in view when rows are inserted
/// before them.
record Sight(RecordTable<?> table) {

  /// Index of the row at the top.
  int first() {
    var flow = flow();
    var cell = flow == null ? null : flow.getFirstVisibleCell();
    return cell == null ? 0 : Math.max(0, cell.getIndex());
  }

  int last() {
    var flow = flow();
    var cell = flow == null ? null : flow.getLastVisibleCell();
    return cell == null ? first() : Math.max(first(), cell.getIndex());
  }

  /// Scrolls after the rows in view have moved down by this many rows.
  void move(int rows) {
    var flow = flow();
    if (flow != null && rows != 0) {
      table.layout(); // the layout tells the scroll area the new number of rows
      flow.scrollPixels(rows * RecordTable.ROW);
    }
  }

  private @Nullable VirtualFlow<?> flow() {
    return (VirtualFlow<?>) table.lookup(".virtual-flow");
  }
}

package dev.quayside.app.list;

import dev.quayside.app.control.RecordTable;
import javafx.scene.control.skin.VirtualFlow;
import org.jspecify.annotations.Nullable;

/// What of a long list is in sight in its table, and how it stays there when rows come before it.
record Sight(RecordTable<?> table) {

  /// Of the row at the top.
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

  /// What was in sight stands so many rows further down now.
  void move(int rows) {
    var flow = flow();
    if (flow != null && rows != 0) {
      table.layout(); // the new number of rows is known to the flow only then
      flow.scrollPixels(rows * RecordTable.ROW);
    }
  }

  private @Nullable VirtualFlow<?> flow() {
    return (VirtualFlow<?>) table.lookup(".virtual-flow");
  }
}

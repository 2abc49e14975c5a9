package dev.quayside.engine.order.file;

import dev.quayside.engine.order.file.sheet.Sheet;

/// What only the cells tell of a column: `Estado` is a state to one shop and a status to another,
/// and a state called `Cancelado` would be shipped.
final class StatusColumn {

  private StatusColumn() {}

  /// The mapping with a column of statuses that its header has made one of states.
  static Mapping found(Mapping guessed, Sheet sheet) {
    var place = guessed.places().get(Column.STATE);
    if (place == null || guessed.places().containsKey(Column.ORDER_STATUS)) {
      return guessed;
    }
    int state = place;
    boolean holdsStatuses =
        sheet.lines().stream()
            .filter(line -> state < line.cells().size())
            .anyMatch(line -> FileStatus.isStatus(line.cells().get(state)));
    return holdsStatuses ? guessed.with(Column.ORDER_STATUS, state) : guessed;
  }
}

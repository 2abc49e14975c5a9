package dev.quayside.engine.order.file;

import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.Currency;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What earlier files of a workspace tell of one.
///
/// @param ofLayout the mapping of the last file with the same headers; null when there was none
/// @param columns what was chosen for columns of these names
/// @param chosen the currency of amounts that name none, in the last file with the same headers;
///   null also where an earlier version read it
record FileMemory(@Nullable Mapping ofLayout, ColumnMemory columns, @Nullable Currency chosen) {

  /// What tells that something is not to be shipped. Earlier versions did not read it.
  private static final Set<Column> STOPS =
      EnumSet.of(
          Column.ORDER_STATUS,
          Column.PAYMENT_STATUS,
          Column.FULFILLMENT_STATUS,
          Column.CANCELLED_ON,
          Column.SHIPPED_ON,
          Column.TRACKING,
          Column.LINE_STATUS,
          Column.REQUIRES_SHIPPING,
          Column.QUANTITY_LEFT,
          Column.QUANTITY_SHIPPED,
          Column.QUANTITY_REFUNDED,
          Column.QUANTITY_CANCELLED);

  boolean isOfLayout() {
    return ofLayout != null;
  }

  Mapping mapping(Sheet sheet) {
    var guess = CellGuess.told(FileKind.ORDERS.guess(sheet.header(), columns), sheet);
    if (ofLayout == null) {
      return guess;
    }
    return chosen == null ? withStops(ofLayout, guess) : ofLayout;
  }

  Optional<Currency> currency() {
    return Optional.ofNullable(chosen);
  }

  /// A mapping of an earlier version must not let cancelled orders in.
  private static Mapping withStops(Mapping before, Mapping guess) {
    var mapping = before;
    for (var column : STOPS) {
      var place = guess.places().get(column);
      boolean free = place != null && !before.places().containsValue(place);
      if (free && !before.places().containsKey(column)) {
        mapping = mapping.with(column, Objects.requireNonNull(place));
      }
    }
    return mapping;
  }
}

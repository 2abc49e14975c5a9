package dev.quayside.engine.order.file;

import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.outcome.FileCounts;
import dev.quayside.engine.order.file.outcome.KeptOrder;
import dev.quayside.engine.order.file.outcome.LeftOut;
import dev.quayside.engine.order.file.outcome.OrderWarning;
import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.Currency;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The result a file would have with a mapping. Nothing is stored yet.
///
/// @param currency of amounts that name none
/// @param asksCurrency whether there are such amounts
/// @param counts what would become of its orders
/// @param kept orders that differ from those here, which stay as they are
/// @param warnings what to look at in orders that are taken in
/// @param left orders that are not to be shipped
public record Preview(
    Sheet sheet,
    Mapping mapping,
    boolean remembered,
    Currency currency,
    boolean asksCurrency,
    FileCounts counts,
    List<NewOrder> good,
    List<KeptOrder> kept,
    List<OrderWarning> warnings,
    List<BadOrder> bad,
    List<LeftOut> left)
    implements MappedFile {
  public Preview {
    good = List.copyOf(good);
    kept = List.copyOf(kept);
    warnings = List.copyOf(warnings);
    bad = List.copyOf(bad);
    left = List.copyOf(left);
  }

  @Override
  public FileKind kind() {
    return FileKind.ORDERS;
  }

  /// Whether weights of a column have no unit, so that their orders are refused.
  public boolean lacksUnit(Column column) {
    var place = mapping.places().get(column);
    return place != null
        && bad.stream()
            .flatMap(order -> order.faults().stream())
            .filter(fault -> fault.column().equals(sheet.header().get(place)))
            .anyMatch(fault -> fault.message().is(OrderWords.FIELD_NO_UNIT_GIVEN));
  }

  /// Without the postal code when orders are whole without it: they go to countries that have none.
  @Override
  public Set<Column> missing() {
    var missing = new LinkedHashSet<>(MappedFile.super.missing());
    if (!good.isEmpty()) {
      missing.remove(Column.ZIP);
    }
    return missing;
  }

  @Override
  public boolean isEmpty() {
    return good.isEmpty() && bad.isEmpty() && left.isEmpty();
  }
}

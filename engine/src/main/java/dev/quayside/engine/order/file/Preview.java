package dev.quayside.engine.order.file;

import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The result a file would have with a mapping. Nothing is stored yet.
///
/// @param left orders that are not to be shipped
public record Preview(
    Sheet sheet,
    Mapping mapping,
    boolean remembered,
    List<NewOrder> good,
    List<BadOrder> bad,
    List<LeftOut> left)
    implements MappedFile {
  public Preview {
    good = List.copyOf(good);
    bad = List.copyOf(bad);
    left = List.copyOf(left);
  }

  @Override
  public FileKind kind() {
    return FileKind.ORDERS;
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

package dev.quayside.engine.order.file;

import dev.quayside.engine.order.NewOrder;
import java.util.List;

/// The result a file would have with a mapping. Nothing is stored yet.
public record Preview(
    Sheet sheet, Mapping mapping, boolean remembered, List<NewOrder> good, List<BadOrder> bad)
    implements MappedFile {
  public Preview {
    good = List.copyOf(good);
    bad = List.copyOf(bad);
  }

  @Override
  public FileKind kind() {
    return FileKind.ORDERS;
  }

  @Override
  public boolean isEmpty() {
    return good.isEmpty() && bad.isEmpty();
  }
}

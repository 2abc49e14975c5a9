package dev.quayside.engine.order.file;

import dev.quayside.engine.order.NewOrder;
import java.util.List;

/// What a file would bring with a mapping. Nothing is kept yet.
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

package dev.quayside.engine.order.file;

import dev.quayside.engine.order.NewOrder;
import java.util.List;

/// What a file would bring with a mapping. Nothing is kept yet.
///
/// @param remembered whether the mapping was used for a file of this layout before
public record Preview(
    Sheet sheet, Mapping mapping, boolean remembered, List<NewOrder> good, List<BadOrder> bad) {
  public Preview {
    good = List.copyOf(good);
    bad = List.copyOf(bad);
  }
}

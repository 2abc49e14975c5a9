package dev.quayside.engine.order.file;

import java.time.Instant;
import java.util.List;

/// An imported file.
///
/// @param created number of new orders
/// @param changed number of orders that were updated
/// @param same number of orders that were known already or can no longer change
/// @param bad orders that still have to be corrected
/// @param left orders that were not to be shipped; known only right after the import
public record Imported(
    String id,
    String name,
    Layout layout,
    int created,
    int changed,
    int same,
    List<BadOrder> bad,
    List<LeftOut> left,
    Instant importedAt) {
  public Imported {
    bad = List.copyOf(bad);
    left = List.copyOf(left);
  }
}

package dev.quayside.engine.order.file;

import java.time.Instant;
import java.util.List;

/// A file that was taken in.
///
/// @param created orders that were new
/// @param changed orders that were brought up to date
/// @param same orders that were here before, or are past changing
/// @param bad what still waits to be mended
public record Imported(
    String id,
    String name,
    Layout layout,
    int created,
    int changed,
    int same,
    List<BadOrder> bad,
    Instant importedAt) {
  public Imported {
    bad = List.copyOf(bad);
  }
}

package dev.quayside.engine.order.file;

import dev.quayside.engine.order.file.outcome.BadOrder;
import dev.quayside.engine.order.file.outcome.FileCounts;
import dev.quayside.engine.order.file.outcome.KeptOrder;
import dev.quayside.engine.order.file.outcome.LeftOut;
import dev.quayside.engine.order.file.outcome.OrderWarning;
import java.time.Instant;
import java.util.Currency;
import java.util.List;

/// An imported file.
///
/// @param currency of amounts that name none
/// @param counts what became of its orders; `left` and `kept` are known only right after the
///   import, and `bad` is what was bad then
/// @param kept orders that differ and stay as they are; known only right after the import
/// @param warnings what to look at in orders that were taken in; known only right after the import
/// @param bad orders that still have to be corrected
/// @param left orders that were not to be shipped; known only right after the import
public record Imported(
    String id,
    String name,
    Layout layout,
    Currency currency,
    FileCounts counts,
    List<KeptOrder> kept,
    List<OrderWarning> warnings,
    List<BadOrder> bad,
    List<LeftOut> left,
    Instant importedAt) {
  public Imported {
    kept = List.copyOf(kept);
    warnings = List.copyOf(warnings);
    bad = List.copyOf(bad);
    left = List.copyOf(left);
  }
}

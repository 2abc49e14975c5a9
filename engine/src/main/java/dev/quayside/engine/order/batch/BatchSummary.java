package dev.quayside.engine.order.batch;

import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A batch without its rows.
///
/// @param note why it was paused automatically
/// @param printer null for the default printer
/// @param counts number of rows in each state
public record BatchSummary(
    String id,
    BatchState state,
    @Nullable Message note,
    boolean print,
    @Nullable String printer,
    PackingSlipOption slips,
    Map<BatchRow.State, Integer> counts,
    Instant createdAt) {

  public BatchSummary {
    counts = counts.isEmpty() ? Map.of() : Map.copyOf(new EnumMap<>(counts));
  }

  static BatchSummary of(Batch batch) {
    return new BatchSummary(
        batch.id(),
        batch.state(),
        batch.note(),
        batch.print(),
        batch.printer(),
        batch.slips(),
        batch.counts(),
        batch.createdAt());
  }
}

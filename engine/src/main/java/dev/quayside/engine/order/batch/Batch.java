package dev.quayside.engine.order.batch;

import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A batch of orders whose labels are bought, and printed if wanted.
///
/// @param note why it was paused automatically
/// @param fallback rate to choose when no rule chooses one; null to skip such orders
/// @param print whether the labels are printed, in the order of the rows
/// @param printer null for the default printer
/// @param slips whether the labels' packing slips are printed too
public record Batch(
    String id,
    BatchState state,
    @Nullable Message note,
    Address sender,
    @Nullable Choice fallback,
    boolean print,
    @Nullable String printer,
    PackingSlipOption slips,
    List<BatchRow> rows,
    Instant createdAt) {

  public Batch {
    rows = List.copyOf(rows);
  }

  public Map<BatchRow.State, Integer> counts() {
    return rows.stream()
        .collect(
            Collectors.toMap(
                BatchRow::state, _ -> 1, Integer::sum, () -> new EnumMap<>(BatchRow.State.class)));
  }

  public int count(BatchRow.State state) {
    return counts().getOrDefault(state, 0);
  }

  /// Number of rows that need no further work.
  public int settled() {
    return (int)
        rows.stream()
            .filter(
                row ->
                    switch (row.state()) {
                      case BOUGHT, FAILED, SKIPPED, DOUBT -> true;
                      case WAITING, BUYING -> false;
                    })
            .count();
  }
}

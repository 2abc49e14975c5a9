package dev.quayside.engine.order.bulk;

import dev.quayside.engine.base.problem.Problem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What became of many orders.
///
/// @param changed how many changed
/// @param unchanged how many were so already
/// @param refused those that could not be changed, which are as they were
/// @param undo by what it can be undone; null for what cannot
public record BulkResult(int changed, int unchanged, List<Refused> refused, @Nullable String undo) {

  /// An order that could not be changed.
  public record Refused(String orderId, Problem problem) {}

  public BulkResult {
    refused = List.copyOf(refused);
  }
}

package dev.quayside.engine.order.check;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What came of a scan or a confirmation.
///
/// @param line the first line that pieces were counted of, or that wants no more; null without one
/// @param candidates lines of several products that the code fits, one for each product
/// @param pieces that were counted
/// @param check as it is now
public record ScanOutcome(
    ScanResult result,
    @Nullable Integer line,
    List<CheckLine> candidates,
    int pieces,
    PackCheck check) {

  static ScanOutcome nothing(ScanResult result, @Nullable Integer line, PackCheck check) {
    return new ScanOutcome(result, line, List.of(), 0, check);
  }
}

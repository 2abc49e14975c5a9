package dev.quayside.engine.order.file.outcome;

import dev.quayside.engine.order.OrderIntake;
import dev.quayside.engine.order.OrderIntake.Kind;
import java.util.List;

/// What becomes of the orders of a file, counted: each is in one of these.
///
/// @param created new orders
/// @param changed orders that are here and are brought up to date
/// @param same orders that are here as the file has them
/// @param shipped orders that differ and stay as they are, because they are shipped or being bought
/// @param cancelled orders that differ and stay as they are, because they are cancelled here
/// @param left orders that the file says are not to be shipped
/// @param bad orders to be put right first
public record FileCounts(
    int created, int changed, int same, int shipped, int cancelled, int left, int bad) {

  public static FileCounts of(
      List<OrderIntake.Outcome> outcomes, List<KeptOrder> kept, int left, int bad) {
    int shipped = (int) kept.stream().filter(KeptOrder::isShipped).count();
    return new FileCounts(
        count(outcomes, Kind.NEW),
        count(outcomes, Kind.CHANGED),
        count(outcomes, Kind.SAME),
        shipped,
        kept.size() - shipped,
        left,
        bad);
  }

  private static int count(List<OrderIntake.Outcome> outcomes, Kind kind) {
    return (int) outcomes.stream().filter(each -> each.kind() == kind).count();
  }
}

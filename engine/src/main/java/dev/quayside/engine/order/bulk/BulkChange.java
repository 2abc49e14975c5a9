package dev.quayside.engine.order.bulk;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.packing.HandlingChange;
import org.jspecify.annotations.Nullable;

/// What is done to each of many orders. Null and empty parts leave a thing as it is.
///
/// @param hold why they wait from now on; null for no hold
/// @param release whether those that are held no longer wait
/// @param handling how they are shipped
public record BulkChange(
    MarkChange marks, @Nullable String hold, boolean release, HandlingChange handling) {

  private static final int LONGEST_REASON = 500;

  /// Puts tags, people and notes on orders.
  public static BulkChange of(MarkChange marks) {
    return new BulkChange(marks, null, false, HandlingChange.NONE);
  }

  /// Says how orders are shipped.
  public static BulkChange of(HandlingChange handling) {
    return new BulkChange(MarkChange.NONE, null, false, handling);
  }

  /// Lets orders wait.
  public static BulkChange holding(String reason) {
    return new BulkChange(MarkChange.NONE, reason, false, HandlingChange.NONE);
  }

  /// Lets those that are held wait no longer.
  public static BulkChange releasing() {
    return new BulkChange(MarkChange.NONE, null, true, HandlingChange.NONE);
  }

  /// Whether it says nothing at all.
  public boolean isEmpty() {
    return marks.isEmpty() && hold == null && !release && handling.isEmpty();
  }

  /// Reports what no order can be, by the fields `tags.add`, `hold.reason` and so on.
  public void check(Violations found) {
    marks.check(found);
    handling.check(found);
    if (hold != null) {
      found.require("hold.reason", hold);
      if (hold.length() > LONGEST_REASON) {
        found.add("hold.reason", FieldWords.MOST_CHARACTERS, LONGEST_REASON);
      }
    }
    if (hold != null && release) {
      found.add("release", BulkWords.HOLD_OR_RELEASE);
    }
  }
}

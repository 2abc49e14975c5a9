package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import java.math.BigDecimal;

/// A batch within these limits is bought without confirmation.
///
/// @param labels largest number of labels
/// @param amount highest total price, in whichever currency it is
public record BatchLimits(int labels, BigDecimal amount) {

  public static final BatchLimits DEFAULT = new BatchLimits(25, BigDecimal.valueOf(250));

  static final BigDecimal MOST = BigDecimal.valueOf(1_000_000);

  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST`
  void check() {
    Violations.refuseAs(
        ProblemCode.INVALID_REQUEST,
        found -> {
          if (labels < 0 || labels > MOST.intValueExact()) {
            found.add("labels", OrderWords.LIMIT, MOST);
          }
          if (amount.signum() < 0 || amount.compareTo(MOST) > 0) {
            found.add("amount", OrderWords.LIMIT, MOST);
          }
        });
  }
}

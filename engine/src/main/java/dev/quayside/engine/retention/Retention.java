package dev.quayside.engine.retention;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import org.jspecify.annotations.Nullable;

/// How long the customer data of closed shipments is kept.
///
/// @param days null for ever
public record Retention(@Nullable Integer days) {

  public static final Retention FOR_EVER = new Retention(null);

  /// In days. Claims against carriers and most returns are settled by then; a shorter time would
  /// delete the addresses they need.
  public static final int SHORTEST = 90;

  /// In days: seven years, the longest time accounts have to be kept in most countries.
  public static final int LONGEST = 7 * 366;

  public static Retention of(int days) {
    return new Retention(days);
  }

  /// @throws ProblemException `INVALID_REQUEST`
  void check() {
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, this::check);
  }

  void check(Violations found) {
    if (days != null && (days < SHORTEST || days > LONGEST)) {
      found.add("days", FieldWords.FROM_TO, SHORTEST, LONGEST);
    }
  }
}

package dev.quayside.engine.platform.store;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// The database itself failed: disk full, file gone, closed. Never a business refusal: what was
/// under way may have been done or not. Its message says what to do.
public final class StoreException extends RuntimeException {

  private static final Duration TRY_AGAIN = Duration.ofSeconds(60);

  public StoreException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  public StoreException(String message) {
    super(message);
  }

  StoreException(StoreFault fault, Throwable cause) {
    super(fault.sentence(), cause);
  }

  StoreException(StoreFault fault) {
    super(fault.sentence());
  }

  /// What whoever asked is told. An exception of its own until then: somebody who expects a refusal
  /// must not take this for one.
  public Problem problem() {
    return new Problem.TryLater(
        ProblemCode.SERVICE_UNAVAILABLE, String.valueOf(getMessage()), TRY_AGAIN);
  }
}

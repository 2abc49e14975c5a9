package dev.quayside.engine.platform.store;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// The database itself failed: disk full, file gone, closed. Never a business refusal: what was
/// under way may have been done or not. Its message says what to do.
public final class StoreException extends RuntimeException {

  private static final Duration TRY_AGAIN = Duration.ofSeconds(60);

  private final transient Message said;

  StoreException(Message said, @Nullable Throwable cause) {
    super(said.sentence(), cause);
    this.said = said;
  }

  public StoreException(String message, @Nullable Throwable cause) {
    this(Message.said(message), cause);
  }

  public StoreException(String message) {
    this(message, null);
  }

  StoreException(MessageKey key, Object... arguments) {
    this(key.of(arguments), null);
  }

  /// The same again, thrown where somebody waits.
  StoreException(StoreException known) {
    this(known.said, known);
  }

  /// What whoever asked is told. An exception of its own until then: somebody who expects a refusal
  /// must not take this for one.
  public Problem problem() {
    return new Problem.TryLater(ProblemCode.SERVICE_UNAVAILABLE, said, TRY_AGAIN);
  }
}

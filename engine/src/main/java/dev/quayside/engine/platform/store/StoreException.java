package dev.quayside.engine.platform.store;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// The database itself failed: disk full, file gone, closed. It is never a business refusal, and
/// the work may have been done or not. Its message says what to do.
public final class StoreException extends RuntimeException {

  private static final Duration TRY_AGAIN = Duration.ofSeconds(60);

  private final transient Message said;

  public StoreException(Message said, @Nullable Throwable cause) {
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

  /// The same failure, to be thrown in a waiting caller's thread.
  StoreException(StoreException known) {
    this(known.said, known);
  }

  /// The problem to show. Kept as a separate exception until then, so that code expecting a refusal
  /// does not take it for one.
  public Problem problem() {
    return new Problem.TryLater(ProblemCode.SERVICE_UNAVAILABLE, said, TRY_AGAIN);
  }
}

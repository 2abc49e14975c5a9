package dev.quayside.printing.message;

import org.jspecify.annotations.Nullable;

/// Something cannot be done; the reason is a message for the user.
public abstract class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Message reason;

  protected Refusal(Message reason) {
    this(reason, null);
  }

  protected Refusal(Message reason, @Nullable Throwable cause) {
    super(reason.sentence(), cause);
    this.reason = reason;
  }

  public final Message reason() {
    return reason;
  }
}

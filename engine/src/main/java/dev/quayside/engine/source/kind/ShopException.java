package dev.quayside.engine.source.kind;

import dev.quayside.engine.base.text.WireWord;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// A shop that does not do what it is asked.
public final class ShopException extends RuntimeException {

  /// What is the matter.
  public enum Kind implements WireWord {
    SOURCE_UNAVAILABLE,
    SOURCE_CREDENTIALS,
    /// The credentials are good, and may not do this. Told as `SOURCE_CREDENTIALS`.
    SOURCE_NOT_ALLOWED,
    SOURCE_GARBLED,
    RATE_LIMITED,
    /// It does not want what it was told: asking again will not help.
    REFUSED;

    /// As the API has it.
    public String code() {
      return switch (this) {
        case SOURCE_NOT_ALLOWED -> SOURCE_CREDENTIALS.name();
        // what it was asked was not wrong, so what answers is no such shop
        case REFUSED -> SOURCE_GARBLED.name();
        case SOURCE_UNAVAILABLE, SOURCE_CREDENTIALS, SOURCE_GARBLED, RATE_LIMITED -> name();
      };
    }
  }

  private final Kind kind;
  private final transient Message said;
  private final @Nullable Duration retryAfter;
  private final boolean maybeDone;

  private ShopException(Kind kind, Message said, @Nullable Duration retryAfter, boolean maybeDone) {
    super(kind.name(), null, false, false);
    this.kind = kind;
    this.said = said;
    this.retryAfter = retryAfter;
    this.maybeDone = maybeDone;
  }

  /// @param maybeDone whether a write may have been done all the same
  public static ShopException unavailable(Message said, boolean maybeDone) {
    return new ShopException(Kind.SOURCE_UNAVAILABLE, said, null, maybeDone);
  }

  public static ShopException garbled(Message said) {
    return new ShopException(Kind.SOURCE_GARBLED, said, null, true);
  }

  /// @param retryAfter as the shop says; null when it does not
  public static ShopException limited(Message said, @Nullable Duration retryAfter) {
    return new ShopException(Kind.RATE_LIMITED, said, retryAfter, false);
  }

  /// Nothing was done.
  public static ShopException of(Kind kind, Message said) {
    return new ShopException(kind, said, null, false);
  }

  public Kind kind() {
    return kind;
  }

  /// What happened and what to do; never with a secret in it.
  public Message said() {
    return said;
  }

  public @Nullable Duration retryAfter() {
    return retryAfter;
  }

  public boolean maybeDone() {
    return maybeDone;
  }
}

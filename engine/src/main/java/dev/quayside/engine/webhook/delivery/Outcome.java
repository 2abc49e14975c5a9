package dev.quayside.engine.webhook.delivery;

import dev.quayside.printing.message.Message;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// The result of one POST.
///
/// @param statusCode null when there was no answer
/// @param error why it failed, in words that can end a sentence; null when it succeeded
public record Outcome(@Nullable Integer statusCode, @Nullable Message error, Duration took) {

  private static final Duration NO_TIME = Duration.ZERO;

  public static Outcome failed(Message error) {
    return new Outcome(null, error, NO_TIME);
  }

  /// Only 2xx is a success. A redirect is none, since following it would leave the checked address.
  static Outcome answered(int statusCode, Duration took) {
    var error =
        switch (statusCode / 100) {
          case 2 -> null;
          case 3 -> WebhookWords.REDIRECT.of(statusCode);
          default -> WebhookWords.ANSWERED.of(statusCode);
        };
    return new Outcome(statusCode, error, took);
  }

  public boolean delivered() {
    return error == null;
  }
}

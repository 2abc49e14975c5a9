package dev.quayside.engine.webhook;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.webhook.delivery.WebhookWords;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// A request for a new secret.
///
/// @param secret null to generate one
/// @param overlapHours hours in which the old secret signs as well, 0 to 168
public record SecretRotation(@Nullable String secret, int overlapHours) {

  private static final int USUAL_HOURS = 24;
  private static final int MOST_HOURS = 168;

  /// Applies the defaults for null: a generated secret, 24 hours of overlap.
  public static SecretRotation of(@Nullable String secret, @Nullable Integer overlapHours) {
    return new SecretRotation(secret, overlapHours == null ? USUAL_HOURS : overlapHours);
  }

  void check(Violations found) {
    WebhookDraft.checkSecret(secret, found);
    if (overlapHours < 0 || overlapHours > MOST_HOURS) {
      found.add("overlapHours", WebhookWords.OVERLAP, MOST_HOURS);
    }
  }

  Duration overlap() {
    return Duration.ofHours(overlapHours);
  }

  /// Leaves the secret out, so that it cannot get into a log.
  @Override
  public String toString() {
    return "SecretRotation[" + overlapHours + " hours]";
  }
}

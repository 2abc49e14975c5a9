package dev.quayside.engine.webhook;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.webhook.delivery.WebhookWords;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// A new secret for a webhook.
///
/// @param secret null to have one made
/// @param overlapHours for how long the old one signs beside it, 0 to 168
public record SecretRotation(@Nullable String secret, int overlapHours) {

  private static final int USUAL_HOURS = 24;
  private static final int MOST_HOURS = 168;

  /// With null for what is usual: a secret made by us, 24 hours.
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

  /// The secret is nobody's business in a log line.
  @Override
  public String toString() {
    return "SecretRotation[" + overlapHours + " hours]";
  }
}

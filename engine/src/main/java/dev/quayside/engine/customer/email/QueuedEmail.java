package dev.quayside.engine.customer.email;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// An e-mail to one customer about one event.
///
/// @param nextAttemptAt null unless it is queued
/// @param error why the last attempt failed; null when none did
public record QueuedEmail(
    String id,
    String shipmentId,
    EmailTrigger occasion,
    String recipient,
    EmailStatus status,
    int attempts,
    @Nullable Instant nextAttemptAt,
    @Nullable String error,
    Instant createdAt) {

  /// @throws ProblemException `CONFLICT` when it is not to be sent again
  void checkAgain(Instant now) {
    var why =
        switch (status) {
          case SENT -> "it went out";
          case SENDING -> "it is just being sent";
          case QUEUED, FAILED, IN_DOUBT ->
              createdAt.plus(EmailDelivery.OF_USE).isBefore(now)
                  ? "what it tells of was more than two days ago"
                  : null;
        };
    if (why != null) {
      throw ProblemException.refused(ProblemCode.CONFLICT, why);
    }
  }
}

package dev.quayside.engine.customer.email;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.customer.email.template.EmailFaults;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// An e-mail to one customer about one event.
///
/// @param nextAttemptAt null unless it is queued
/// @param error why the last attempt failed; null when none did
public record QueuedEmail(
    String id,
    String shipmentId,
    EmailTrigger trigger,
    String recipient,
    EmailStatus status,
    int attempts,
    @Nullable Instant nextAttemptAt,
    @Nullable Message error,
    Instant createdAt) {

  /// A copy that is due now, with all its attempts.
  ///
  /// @throws ProblemException `CONFLICT` when it may not be sent again
  QueuedEmail again(Instant now) {
    var why =
        switch (status) {
          case SENT -> EmailFaults.SENT.of();
          case SENDING -> EmailFaults.SENDING.of();
          case QUEUED, FAILED, IN_DOUBT ->
              createdAt.plus(EmailDelivery.OF_USE).isBefore(now) ? EmailFaults.OLD.of() : null;
        };
    if (why != null) {
      throw ProblemException.refused(ProblemCode.CONFLICT, why);
    }
    return new QueuedEmail(
        id, shipmentId, trigger, recipient, EmailStatus.QUEUED, 0, now, null, createdAt);
  }
}

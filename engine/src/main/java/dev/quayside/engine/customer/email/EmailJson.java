package dev.quayside.engine.customer.email;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.customer.email.smtp.EmailSettings;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// An e-mail on the wire: recipient, trigger and result.
///
/// @param error why the last attempt failed
record EmailJson(
    String id,
    String shipmentId,
    String occasion,
    String recipient,
    String status,
    int attempts,
    @Nullable Instant nextAttemptAt,
    @Nullable Message error,
    Instant createdAt) {

  /// The result of a test.
  ///
  /// @param message why the server did not accept it
  record TestJson(boolean sent, @Nullable Message message) {
    static TestJson of(Optional<Message> why) {
      return new TestJson(why.isEmpty(), why.orElse(null));
    }
  }

  /// @param language language of the e-mail
  record Test(String to, String language) {}

  static EmailJson of(QueuedEmail email) {
    return new EmailJson(
        email.id(),
        email.shipmentId(),
        email.trigger().wire(),
        email.recipient(),
        email.status().wire(),
        email.attempts(),
        email.nextAttemptAt(),
        email.error(),
        email.createdAt());
  }

  static Test readTest(Fields body) {
    var to = body.requiredText("to");
    if (!to.isBlank() && !EmailSettings.isAddress(to.strip())) {
      body.violations().add(body.path("to"), FieldWords.EMAIL);
    }
    return new Test(
        to,
        Objects.requireNonNullElse(
            body.choice("language", new String[] {"en", "es"}, language -> language), "en"));
  }
}

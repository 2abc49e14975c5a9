package dev.quayside.engine.customer.email.smtp;

import dev.quayside.printing.message.Message;

/// What came of handing an e-mail to a mail server.
public sealed interface SendResult {

  record Taken() implements SendResult {}

  /// Nothing was taken, and trying again may help.
  ///
  /// @param server whether the server itself is the trouble, so that other e-mails fare no better
  record NotYet(Message why, boolean server) implements SendResult {}

  /// The server will never take it.
  record Refused(Message why) implements SendResult {}

  /// Cut off after the e-mail was on its way.
  record InDoubt(Message why) implements SendResult {}
}

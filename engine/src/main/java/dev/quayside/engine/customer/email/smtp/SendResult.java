package dev.quayside.engine.customer.email.smtp;

import dev.quayside.printing.message.Message;

/// The result of giving an e-mail to a mail server.
public sealed interface SendResult {

  record Taken() implements SendResult {}

  /// The server took nothing, and trying again may help.
  ///
  /// @param server whether the server itself has the trouble, so that other e-mails would fail too
  record NotYet(Message why, boolean server) implements SendResult {}

  /// The server will never accept it.
  record Refused(Message why) implements SendResult {}

  /// The connection broke off while the e-mail was being transferred.
  record InDoubt(Message why) implements SendResult {}
}

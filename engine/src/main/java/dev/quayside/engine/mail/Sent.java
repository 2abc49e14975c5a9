package dev.quayside.engine.mail;

/// What came of handing a letter to a mail server.
sealed interface Sent {

  record Taken() implements Sent {}

  /// Nothing was taken, and trying again may help.
  ///
  /// @param server whether the server itself is the trouble, so that other letters fare no better
  record NotYet(String why, boolean server) implements Sent {}

  /// The server will never take it.
  record Refused(String why) implements Sent {}

  /// Cut off after the letter was on its way.
  record InDoubt(String why) implements Sent {}
}

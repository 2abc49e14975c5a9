package dev.quayside.engine.customer.email.smtp;

import dev.quayside.engine.base.text.WireWord;

/// How the way to a mail server is protected.
public enum SmtpSecurity implements WireWord {
  /// Begins in the clear and must go on under TLS; usually port 587.
  STARTTLS(587),
  /// TLS from the first byte; usually port 465.
  TLS(465),
  /// In the clear: for a server on this machine.
  NONE(25);

  private final int port;

  SmtpSecurity(int port) {
    this.port = port;
  }

  /// The usual one.
  public int port() {
    return port;
  }
}

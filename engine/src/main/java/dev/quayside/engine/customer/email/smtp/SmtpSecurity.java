package dev.quayside.engine.customer.email.smtp;

import dev.quayside.engine.base.text.WireWord;

/// Encryption of the connection to a mail server.
public enum SmtpSecurity implements WireWord {
  /// Starts unencrypted and must switch to TLS; usually port 587.
  STARTTLS(587),
  /// TLS from the start; usually port 465.
  TLS(465),
  /// Unencrypted, for a server on this machine.
  NONE(25);

  private final int port;

  SmtpSecurity(int port) {
    this.port = port;
  }

  /// The usual port.
  public int port() {
    return port;
  }
}

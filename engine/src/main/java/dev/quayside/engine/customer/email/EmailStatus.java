package dev.quayside.engine.customer.email;

import java.util.Locale;

/// How far an e-mail has come.
public enum EmailStatus {
  QUEUED,
  SENDING,
  SENT,
  FAILED,
  /// The server was cut off in the midst of it: it may have gone out, so it is not sent again.
  IN_DOUBT;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

  static EmailStatus ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}

package dev.quayside.engine.customer.email;

import dev.quayside.engine.base.text.WireWord;

/// How far an e-mail has come.
public enum EmailStatus implements WireWord {
  QUEUED,
  SENDING,
  SENT,
  FAILED,
  /// The server was cut off in the midst of it: it may have gone out, so it is not sent again.
  IN_DOUBT
}

package dev.quayside.engine.customer.email;

import dev.quayside.engine.base.text.WireWord;

/// The status of an e-mail.
public enum EmailStatus implements WireWord {
  QUEUED,
  SENDING,
  SENT,
  FAILED,
  /// The connection broke off while it was being sent. It may have been sent, so it is not sent
  /// again.
  IN_DOUBT
}

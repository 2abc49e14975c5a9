package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.base.text.WireWord;

/// What the last test of an account's credentials found.
public enum Connection implements WireWord {
  /// Not since they were last changed.
  NOT_TESTED,
  CONNECTED,
  WRONG_CREDENTIALS,
  /// The credentials are good, but not for this account.
  ACCOUNT_NOT_ALLOWED,
  /// The carrier gave no answer that says anything about them.
  UNREACHABLE,
  /// The carrier has no safe way of asking.
  NOT_TESTABLE
}

package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.base.text.WireWord;

/// The result of the last test of an account's credentials.
public enum Connection implements WireWord {
  /// Not tested since the credentials were last changed.
  NOT_TESTED,
  CONNECTED,
  WRONG_CREDENTIALS,
  /// The credentials are good, but not for this account.
  ACCOUNT_NOT_ALLOWED,
  /// The carrier's answer, if any, says nothing about the credentials.
  UNREACHABLE,
  /// The carrier has no request that safely tests them.
  NOT_TESTABLE
}

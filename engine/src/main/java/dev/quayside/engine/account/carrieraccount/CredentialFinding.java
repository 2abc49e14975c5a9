package dev.quayside.engine.account.carrieraccount;

import dev.quayside.printing.message.Message;

/// The result of testing an account.
///
/// @param message a sentence: what it means and what to do
public record CredentialFinding(Connection connection, Message message) {

  static CredentialFinding connected(String carrier, boolean knowsAccount) {
    return new CredentialFinding(
        Connection.CONNECTED,
        knowsAccount ? AccountWords.KNOWN.of(carrier) : AccountWords.CONNECTED.of(carrier));
  }

  public static CredentialFinding practised(String carrier) {
    return new CredentialFinding(Connection.CONNECTED, AccountWords.PRACTISED.of(carrier));
  }

  public static CredentialFinding wrong(String carrier) {
    return new CredentialFinding(Connection.WRONG_CREDENTIALS, AccountWords.WRONG.of(carrier));
  }

  public static CredentialFinding notAllowed(String carrier) {
    return new CredentialFinding(
        Connection.ACCOUNT_NOT_ALLOWED, AccountWords.NOT_ALLOWED.of(carrier));
  }

  static CredentialFinding unreachable(Message message) {
    return new CredentialFinding(Connection.UNREACHABLE, message);
  }

  public static CredentialFinding late(String carrier, long seconds) {
    return unreachable(AccountWords.LATE.of(carrier, seconds));
  }

  public static CredentialFinding unwell(String carrier, int status) {
    return unreachable(AccountWords.UNWELL.of(carrier, status));
  }

  public static CredentialFinding unreadable(String carrier) {
    return unreachable(AccountWords.UNREADABLE.of(carrier));
  }

  static CredentialFinding notTestable(String carrier) {
    return new CredentialFinding(Connection.NOT_TESTABLE, AccountWords.NOT_TESTABLE.of(carrier));
  }
}

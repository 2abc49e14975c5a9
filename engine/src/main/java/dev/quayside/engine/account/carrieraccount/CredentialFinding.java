package dev.quayside.engine.account.carrieraccount;

/// What a test of an account found.
///
/// @param message what it means and what to do, a sentence
public record CredentialFinding(Connection connection, String message) {

  static CredentialFinding connected(String carrier, boolean knowsAccount) {
    return new CredentialFinding(
        Connection.CONNECTED,
        knowsAccount
            ? carrier + " took these credentials and knows the account"
            : carrier
                + " took these credentials; it looks at the account number with a label only");
  }

  public static CredentialFinding practised(String carrier) {
    return new CredentialFinding(
        Connection.CONNECTED,
        "the practice " + carrier + " took these credentials; nothing left this computer");
  }

  public static CredentialFinding wrong(String carrier) {
    return new CredentialFinding(
        Connection.WRONG_CREDENTIALS,
        carrier + " did not take these credentials: copy them again from your account there");
  }

  public static CredentialFinding notAllowed(String carrier) {
    return new CredentialFinding(
        Connection.ACCOUNT_NOT_ALLOWED,
        carrier
            + " knows these credentials but does not let them use this account: ask it to link the two");
  }

  static CredentialFinding unreachable(String message) {
    return new CredentialFinding(Connection.UNREACHABLE, message);
  }

  public static CredentialFinding late(String carrier, long seconds) {
    return unreachable(
        carrier
            + " did not answer within "
            + seconds
            + " s: the credentials are kept, try again in a few minutes");
  }

  public static CredentialFinding unwell(String carrier, int status) {
    return unreachable(
        "%s has trouble of its own (status %d): the credentials are kept, try again in a few minutes"
            .formatted(carrier, status));
  }

  public static CredentialFinding unreadable(String carrier) {
    return unreachable(
        "the answer was not " + carrier + "'s own: does this network ask for a sign-in first?");
  }

  static CredentialFinding notTestable(String carrier) {
    return new CredentialFinding(
        Connection.NOT_TESTABLE,
        carrier
            + " takes its password in web addresses only, where others could read it, so it is not asked");
  }
}

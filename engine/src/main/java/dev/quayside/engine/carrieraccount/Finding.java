package dev.quayside.engine.carrieraccount;

/// What a test of an account found.
///
/// @param message what it means and what to do, a sentence
public record Finding(Connection connection, String message) {

  static Finding connected(String carrier, boolean knowsAccount) {
    return new Finding(
        Connection.CONNECTED,
        knowsAccount
            ? carrier + " took these credentials and knows the account"
            : carrier
                + " took these credentials; it looks at the account number with a label only");
  }

  static Finding practised(String carrier) {
    return new Finding(
        Connection.CONNECTED,
        "the practice " + carrier + " took these credentials; nothing left this computer");
  }

  static Finding wrong(String carrier) {
    return new Finding(
        Connection.WRONG_CREDENTIALS,
        carrier + " did not take these credentials: copy them again from your account there");
  }

  static Finding notAllowed(String carrier) {
    return new Finding(
        Connection.ACCOUNT_NOT_ALLOWED,
        carrier
            + " knows these credentials but does not let them use this account: ask it to link the two");
  }

  static Finding unreachable(String message) {
    return new Finding(Connection.UNREACHABLE, message);
  }

  static Finding late(String carrier, long seconds) {
    return unreachable(
        carrier
            + " did not answer within "
            + seconds
            + " s: the credentials are kept, try again in a few minutes");
  }

  static Finding unwell(String carrier, int status) {
    return unreachable(
        "%s has trouble of its own (status %d): the credentials are kept, try again in a few minutes"
            .formatted(carrier, status));
  }

  static Finding unreadable(String carrier) {
    return unreachable(
        "the answer was not " + carrier + "'s own: does this network ask for a sign-in first?");
  }

  static Finding notTestable(String carrier) {
    return new Finding(
        Connection.NOT_TESTABLE,
        carrier
            + " takes its password in web addresses only, where others could read it, so it is not asked");
  }
}

package dev.quayside.engine.carrier.module;

import dev.quayside.printing.message.Message;
import java.util.regex.Pattern;

/// One field of a carrier account's credentials.
///
/// @param name as the API and the window's texts call it
/// @param secret stored encrypted and never shown again
/// @param pattern what the whole text matches: always printable ASCII, since it is sent in headers
/// @param looksLike the pattern in words, as the end of "must be ..."
public record AccountField(
    String name, boolean secret, boolean required, String pattern, Message looksLike) {

  public static final String ACCOUNT_NUMBER = "accountNumber";
  public static final String CUSTOMER_NUMBER = "customerNumber";
  public static final String CONTRACT_ID = "contractId";
  public static final String CLIENT_ID = "clientId";
  public static final String CLIENT_SECRET = "clientSecret";
  public static final String API_KEY = "apiKey";
  public static final String SECRET_KEY = "secretKey";
  public static final String API_SECRET = "apiSecret";
  public static final String USER_NAME = "userName";
  public static final String PASSWORD = "password";

  private static final String PRINTABLE = "[\\x20-\\x7E]{1,200}";
  private static final Message PRINTABLE_WORDS = LooksLike.LOGIN.of();

  public static AccountField shown(String name) {
    return new AccountField(name, false, true, PRINTABLE, PRINTABLE_WORDS);
  }

  public static AccountField shown(String name, String pattern, Message looksLike) {
    return new AccountField(name, false, true, pattern, looksLike);
  }

  public static AccountField secret(String name) {
    return new AccountField(name, true, true, PRINTABLE, PRINTABLE_WORDS);
  }

  public AccountField optional() {
    return new AccountField(name, secret, false, pattern, looksLike);
  }

  public boolean takes(String value) {
    return Pattern.matches(pattern, value);
  }
}

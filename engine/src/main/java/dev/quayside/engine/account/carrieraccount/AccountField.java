package dev.quayside.engine.account.carrieraccount;

import java.util.regex.Pattern;

/// One thing a carrier's API asks for.
///
/// @param name as the API and the window's texts call it
/// @param secret kept sealed and never shown again
/// @param pattern what its text matches as a whole: always printable ASCII, since it travels in
///   headers
/// @param looksLike the pattern in words, as the end of "must be ..."
public record AccountField(
    String name, boolean secret, boolean required, String pattern, String looksLike) {

  private static final String PRINTABLE = "[\\x20-\\x7E]{1,200}";
  private static final String PRINTABLE_WORDS =
      "1 to 200 letters, digits and signs without accents";

  static AccountField shown(String name) {
    return new AccountField(name, false, true, PRINTABLE, PRINTABLE_WORDS);
  }

  static AccountField shown(String name, String pattern, String looksLike) {
    return new AccountField(name, false, true, pattern, looksLike);
  }

  static AccountField secret(String name) {
    return new AccountField(name, true, true, PRINTABLE, PRINTABLE_WORDS);
  }

  AccountField optional() {
    return new AccountField(name, secret, false, pattern, looksLike);
  }

  boolean takes(String value) {
    return Pattern.matches(pattern, value);
  }
}

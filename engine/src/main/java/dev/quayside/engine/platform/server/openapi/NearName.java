package dev.quayside.engine.platform.server.openapi;

import java.util.Collection;
import java.util.Optional;

/// Finds the known name that an unknown one was meant to be: in another case, with an underscore,
/// or with one letter wrong. `insured_value`, `InsuredValue` and `insuredValues` all mean
/// `insuredValue`.
public final class NearName {

  /// Letters a name must have: shorter ones are too easily one letter off another word.
  private static final int SHORTEST = 3;

  private NearName() {}

  /// @param known a name that differs only in case or punctuation is preferred to a misspelt one
  public static Optional<String> of(String name, Collection<String> known) {
    var written = letters(name);
    return alike(name, known)
        .or(() -> known.stream().filter(each -> isOneOff(written, letters(each))).findFirst());
  }

  /// The known name that differs only in case or punctuation, or not at all.
  static Optional<String> alike(String name, Collection<String> known) {
    return known.contains(name)
        ? Optional.of(name)
        : known.stream().filter(each -> areAlike(name, each)).findFirst();
  }

  /// Whether two names differ only in case and punctuation.
  static boolean areAlike(String one, String other) {
    return letters(one).equals(letters(other));
  }

  /// A name without its case and punctuation.
  static String letters(String name) {
    var letters = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      char each = name.charAt(i);
      if ((each >= 'a' && each <= 'z') || (each >= '0' && each <= '9')) {
        letters.append(each);
      } else if (each >= 'A' && each <= 'Z') {
        letters.append((char) (each - 'A' + 'a'));
      }
    }
    return letters.toString();
  }

  /// Whether there is exactly one letter too many, missing or wrong, or two are swapped.
  private static boolean isOneOff(String one, String other) {
    if (Math.min(one.length(), other.length()) < SHORTEST) {
      return false;
    }
    if (one.length() > other.length()) {
      return isOneOff(other, one);
    }
    int at = 0;
    while (at < one.length() && one.charAt(at) == other.charAt(at)) {
      at++;
    }
    if (one.length() < other.length()) {
      return one.substring(at).equals(other.substring(at + 1));
    }
    return at == one.length()
        || one.substring(at + 1).equals(other.substring(at + 1))
        || areSwapped(one, other, at);
  }

  private static boolean areSwapped(String one, String other, int at) {
    return at + 1 < one.length()
        && one.charAt(at) == other.charAt(at + 1)
        && one.charAt(at + 1) == other.charAt(at)
        && one.substring(at + 2).equals(other.substring(at + 2));
  }
}

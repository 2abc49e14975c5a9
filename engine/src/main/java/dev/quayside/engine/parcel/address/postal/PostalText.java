package dev.quayside.engine.parcel.address.postal;

import java.text.Normalizer;
import java.util.regex.Pattern;

/// Reads postal codes typed on keyboards of other scripts.
public final class PostalText {

  /// Every dash, the minus sign, and the long vowel mark that stands for one in Japan.
  private static final Pattern DASH = Pattern.compile("[\\p{Pd}\u2212\u30fc]");

  private static final Pattern DIGIT = Pattern.compile("\\p{Nd}");

  private PostalText() {}

  /// The text with ASCII digits, hyphens and Latin letters: `１００－０００１` is `100-0001`.
  public static String ascii(String typed) {
    if (typed.chars().allMatch(each -> each < 0x80)) {
      return typed;
    }
    var narrow = Normalizer.normalize(typed, Normalizer.Form.NFKC);
    return DIGIT
        .matcher(DASH.matcher(narrow).replaceAll("-"))
        .replaceAll(found -> Integer.toString(Character.digit(found.group().codePointAt(0), 10)));
  }
}

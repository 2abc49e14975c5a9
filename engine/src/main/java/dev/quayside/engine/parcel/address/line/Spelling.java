package dev.quayside.engine.parcel.address.line;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/// Letter case, blanks and punctuation.
public final class Spelling {

  private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}\\p{C}]+");
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern INITIALS =
      Pattern.compile("(?<![\\p{L}\\p{N}])(\\p{L})\\.(?=\\p{L}(?![\\p{L}\\p{N}]))");
  private static final Pattern APOSTROPHES = Pattern.compile("['\u2018\u2019`]");
  private static final Pattern PERIODS = Pattern.compile("(?<!\\d)\\.|\\.(?!\\d)");
  private static final Pattern NOT_WRITTEN = Pattern.compile("[^\\p{L}\\p{M}\\p{N}/&#.' -]");
  private static final Pattern NOT_TOLD_APART = Pattern.compile("[^\\p{L}\\p{N}]+");

  private Spelling() {}

  /// Single spaces within, none at the ends, no control characters.
  public static String tidy(String text) {
    return isPlain(text) ? text : BLANKS.matcher(text).replaceAll(" ").strip();
  }

  public static String capitals(String text) {
    return tidy(text).toUpperCase(Locale.ROOT);
  }

  /// Capitals and single spaces; `Ê` and `'` stay, other punctuation goes (Canada Post).
  public static String canadian(String text) {
    return bare(Normalizer.normalize(capitals(text), Normalizer.Form.NFC));
  }

  /// Capitals without accents and punctuation, but for `-` `/` `&` `#` and a decimal point (USPS
  /// Publication 28, 222 and 354).
  public static String american(String text) {
    if (isPlain(text)) {
      return text.toUpperCase(Locale.ROOT);
    }
    var halves = text.replace("\u00bc", " 1/4").replace("\u00bd", " 1/2").replace("\u00be", " 3/4");
    var plain = MARKS.matcher(Normalizer.normalize(capitals(halves), Normalizer.Form.NFKD));
    return bare(APOSTROPHES.matcher(capitals(plain.replaceAll(""))).replaceAll(""));
  }

  /// The text without letter case, accents, spaces and punctuation, to compare two spellings by.
  public static String core(String text) {
    if (isPlain(text)) {
      return text.replace(" ", "").toUpperCase(Locale.ROOT);
    }
    var plain = MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFKD)).replaceAll("");
    return NOT_TOLD_APART.matcher(plain).replaceAll("").toUpperCase(Locale.ROOT);
  }

  /// Whether the text holds only the letters A to Z, digits and single spaces between them, as most
  /// lines do: then only its case can change.
  private static boolean isPlain(String text) {
    boolean blank = !text.isEmpty();
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == ' ' ? blank : !isPlain(letter)) {
        return false;
      }
      blank = letter == ' ';
    }
    return !blank;
  }

  private static boolean isPlain(char letter) {
    return letter >= 'a' && letter <= 'z'
        || letter >= 'A' && letter <= 'Z'
        || letter >= '0' && letter <= '9';
  }

  private static String bare(String capitals) {
    var initials = INITIALS.matcher(capitals).replaceAll("$1");
    var periods = PERIODS.matcher(initials).replaceAll(" ");
    return tidy(NOT_WRITTEN.matcher(periods).replaceAll(" ").replace("#", " # "));
  }
}

package dev.quayside.engine.parcel.address.postal;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/// Reads postal codes typed on keyboards of other scripts, or saved by a spreadsheet.
public final class PostalText {

  /// Every dash, the minus sign, and the long vowel mark that stands for one in Japan where it
  /// follows no kana, whose vowel it makes long: `1ー2`, but not `コーポ`.
  private static final Pattern DASH =
      Pattern.compile("[\\p{Pd}\u2212]|(?<![\\p{IsKatakana}\\p{IsHiragana}])\u30fc");

  private static final Pattern DIGIT = Pattern.compile("\\p{Nd}");

  private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}\\p{C}]+");

  /// What stands around a code and is no part of it: `="02108"`, `'02108`, `02108-`, `02108,`.
  private static final Pattern AROUND =
      Pattern.compile(
          "^[=\"'\u2018\u2019\u201c\u201d`. ,;:()\\[\\]_-]+|[\"'\u2018\u2019\u201c\u201d`."
              + " ,;:()\\[\\]-]+$");

  /// A code that became a number: `2108.0`.
  private static final Pattern DECIMALS = Pattern.compile("(?<=^\\d{1,9})\\.0+$");

  /// A code that became a number with separators: `94,105`.
  private static final Pattern THOUSANDS = Pattern.compile("\\d{1,3}(?:,\\d{3})+");

  /// What people and shops write where there is no code.
  private static final Pattern NO_CODE =
      Pattern.compile(
          "(?i)[-.0 ]*|n\\.? ?[/.]? ?a\\.?|none|null|nil|not? (?:applicable|available|zip|code|zip"
              + " code|postal code|postcode)|unknown|undefined|sin c[oó]digo(?: postal)?|x+");

  private PostalText() {}

  /// Whether every letter of the text is Latin.
  public static boolean isLatin(String text) {
    return text.codePoints()
        .filter(Character::isLetter)
        .mapToObj(UnicodeScript::of)
        .allMatch(script -> script == UnicodeScript.LATIN || script == UnicodeScript.COMMON);
  }

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

  /// The postal code in capitals, without what a spreadsheet or a hand left around it.
  public static String code(String typed) {
    if (isPlain(typed)) {
      return typed.toUpperCase(Locale.ROOT);
    }
    var text = BLANKS.matcher(ascii(typed)).replaceAll(" ").strip().toUpperCase(Locale.ROOT);
    var whole = DECIMALS.matcher(AROUND.matcher(text).replaceAll("")).replaceFirst("");
    return THOUSANDS.matcher(whole).matches() ? whole.replace(",", "") : whole;
  }

  /// Whether the text says that there is no code: `-`, `N/A`, `0000`.
  public static boolean saysNone(String typed) {
    return NO_CODE.matcher(typed.strip()).matches();
  }

  /// Whether the text holds only Latin letters and digits, with single blanks or hyphens between
  /// them, as most codes do.
  private static boolean isPlain(String text) {
    boolean between = true;
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      boolean separates = each == ' ' || each == '-';
      if (separates ? between : !isLetterOrDigit(each)) {
        return false;
      }
      between = separates;
    }
    return !between;
  }

  private static boolean isLetterOrDigit(char each) {
    return each >= '0' && each <= '9' || each >= 'A' && each <= 'Z' || each >= 'a' && each <= 'z';
  }
}

package dev.quayside.engine.base.text;

import java.util.regex.Pattern;

/// Text as every database, XML document and printer takes it: without control characters, U+0000
/// among them, and without halves of a sign (lone surrogates). PostgreSQL stores neither.
public final class StorableText {

  private static final String NUL_IN_JSON = "\\u0000";

  /// Not the text of a backslash and `u0000`.
  private static final Pattern NUL = Pattern.compile("(?<!\\\\)((?:\\\\\\\\)*+)\\\\u0000");

  private StorableText() {}

  /// The text without them. Tabs and ends of lines stay.
  public static String of(String text) {
    return only(text, StorableText::isStorable);
  }

  /// The text as a database keeps it: only without U+0000 and halves of signs. Other control
  /// characters stay: a carrier's label for a printer is a text as well.
  public static String kept(String text) {
    return isPlain(text) ? text : only(text, StorableText::isKept);
  }

  /// What a database keeps of a text, also of one that is JSON: see {@link #kept} and {@link
  /// #json}.
  public static String stored(String text) {
    return json(kept(text));
  }

  /// JSON without `\\u0000` in its texts, which PostgreSQL reads no field from; another text as it
  /// is.
  static String json(String text) {
    boolean isJson = text.startsWith("{") || text.startsWith("[");
    return isJson && text.contains(NUL_IN_JSON) ? NUL.matcher(text).replaceAll("$1") : text;
  }

  private static String only(String text, Sign wanted) {
    int first = 0;
    while (first < text.length() && wanted.is(text, first)) {
      first++;
    }
    if (first == text.length()) {
      return text;
    }
    var kept = new StringBuilder(text.length()).append(text, 0, first);
    for (int i = first; i < text.length(); i++) {
      if (wanted.is(text, i)) {
        kept.append(text.charAt(i));
      }
    }
    return kept.toString();
  }

  @FunctionalInterface
  private interface Sign {
    boolean is(String text, int at);
  }

  /// All but a few texts are, and each that is written is looked at: the rates of a request are
  /// thousands of characters.
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      if (sign == 0 || Character.isSurrogate(sign)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isKept(String text, int at) {
    char sign = text.charAt(at);
    return sign != 0 && (!Character.isSurrogate(sign) || isStorable(text, at));
  }

  private static boolean isStorable(String text, int at) {
    char sign = text.charAt(at);
    if (Character.isHighSurrogate(sign)) {
      return at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
    }
    if (Character.isLowSurrogate(sign)) {
      return at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
    }
    return sign >= ' ' && sign != 0xfffe && sign != 0xffff
        || sign == '\t'
        || sign == '\n'
        || sign == '\r';
  }
}

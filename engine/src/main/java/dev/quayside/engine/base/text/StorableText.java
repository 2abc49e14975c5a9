package dev.quayside.engine.base.text;

/// Text as every database, XML document and printer takes it: without control characters, U+0000
/// among them, and without halves of a sign (lone surrogates). PostgreSQL stores neither.
public final class StorableText {

  private StorableText() {}

  /// The text without them. Tabs and ends of lines stay.
  public static String of(String text) {
    int first = 0;
    while (first < text.length() && isStorable(text, first)) {
      first++;
    }
    if (first == text.length()) {
      return text;
    }
    var kept = new StringBuilder(text.length()).append(text, 0, first);
    for (int i = first; i < text.length(); i++) {
      if (isStorable(text, i)) {
        kept.append(text.charAt(i));
      }
    }
    return kept.toString();
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

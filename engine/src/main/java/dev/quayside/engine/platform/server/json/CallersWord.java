package dev.quayside.engine.platform.server.json;

/// A name or path of the caller's own, as it can be written into an answer.
public final class CallersWord {

  private static final int LONGEST = 100;

  private CallersWord() {}

  /// Cut where it is long, and without what cannot be written.
  public static String of(String word) {
    var text = word.length() > LONGEST ? word.substring(0, LONGEST) + "..." : word;
    return text.codePoints()
        .map(each -> Fields.unwritable(each) ? '\ufffd' : each)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}

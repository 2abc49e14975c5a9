package dev.quayside.engine.platform.server.json;

/// Makes a name or path from a request safe to write into an answer.
public final class CallersWord {

  private static final int LONGEST = 100;

  private CallersWord() {}

  /// Shortens a long word and replaces characters that cannot be written.
  public static String of(String word) {
    var text = word.length() > LONGEST ? word.substring(0, LONGEST) + "..." : word;
    return text.codePoints()
        .map(each -> Fields.unwritable(each) ? '\ufffd' : each)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}

package dev.quayside.app.i18n;

/// Puts one sentence behind another.
public final class Sentences {

  /// Ends of sentences, and of what goes on in the next one.
  private static final String ENDS = ".!?:;,…";

  private Sentences() {}

  /// `That was a badge. This parcel already has its label`: the first gets a stop when it has none.
  public static String joined(String first, String second) {
    var one = first.strip();
    if (one.isEmpty() || second.isBlank()) {
      return one + second.strip();
    }
    boolean ended = ENDS.indexOf(one.charAt(one.length() - 1)) >= 0;
    return one + (ended ? " " : ". ") + second.strip();
  }
}

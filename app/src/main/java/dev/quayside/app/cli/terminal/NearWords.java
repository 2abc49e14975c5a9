package dev.quayside.app.cli.terminal;

import dev.quayside.engine.parcel.address.postal.EditDistance;
import java.util.Collection;
import java.util.stream.Collectors;

/// Finds the known words the user may have meant: those that begin with the typed one, or differ
/// from it by a typing error.
public final class NearWords {

  private static final int MOST = 3;

  private NearWords() {}

  /// @return a question such as `: did you mean rates or restore?`; empty when no word is near
  public static String question(String typed, Collection<String> known) {
    var near =
        known.stream()
            .filter(each -> isNear(letters(typed), letters(each)))
            .limit(MOST)
            .collect(Collectors.joining(", "));
    return near.isEmpty()
        ? ""
        : ": did you mean " + near.replaceFirst(", (?=[^,]+$)", " or ") + "?";
  }

  private static boolean isNear(String typed, String meant) {
    return !typed.isEmpty()
        && !meant.isEmpty()
        && (meant.startsWith(typed)
            || EditDistance.isSlip(typed, meant)
            || (typed.length() > 1 && EditDistance.between(typed, meant) == 1));
  }

  private static String letters(String word) {
    return word.replaceFirst("^-+", "");
  }
}

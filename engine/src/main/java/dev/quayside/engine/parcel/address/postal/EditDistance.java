package dev.quayside.engine.parcel.address.postal;

import java.util.Arrays;

/// Counts the typing errors between two words: a letter too many, too few or wrong, or two swapped.
public final class EditDistance {

  private EditDistance() {}

  /// Whether `typed` is so near to `meant` that it is a typing error rather than another name: no
  /// error in up to three letters of the shorter word, one in up to five, two in up to nine, three
  /// in more.
  public static boolean isSlip(String typed, String meant) {
    int shorter = Math.min(typed.length(), meant.length());
    int allowed = shorter < 4 ? 0 : shorter < 6 ? 1 : shorter < 10 ? 2 : 3;
    return Math.abs(typed.length() - meant.length()) <= allowed && between(typed, meant) <= allowed;
  }

  /// Optimal string alignment distance.
  public static int between(String a, String b) {
    var before = new int[b.length() + 1];
    var last = new int[b.length() + 1];
    var row = new int[b.length() + 1];
    Arrays.setAll(last, i -> i);
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        int change = last[j - 1] + (same ? 0 : 1);
        row[j] = Math.min(change, 1 + Math.min(last[j], row[j - 1]));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          row[j] = Math.min(row[j], before[j - 2] + 1);
        }
      }
      var spare = before;
      before = last;
      last = row;
      row = spare;
    }
    return last[b.length()];
  }
}

package dev.quayside.engine.address.postal;

import java.util.Arrays;

/// The three-digit areas of the ZIP codes. Small enough to be asked at every keystroke of a form,
/// without the {@link UsZips} they are derived from being read.
public final class UsAreas {

  private static final int AREAS = 1000;
  private static final int DIGITS = 3;

  private UsAreas() {}

  /// Whether nothing speaks against a ZIP in this state, whether the ZIP itself is listed or not.
  /// False only says that {@link UsZips#contradiction} has to be asked.
  ///
  /// @param state a code, or empty text when it is not known
  public static boolean agree(String zip5, String state) {
    var only = Table.STATE_OF_AREA[Integer.parseInt(zip5.substring(0, DIGITS))];
    return !only.isEmpty() && (state.isEmpty() || only.equals(state));
  }

  /// Read on first use. Empty text for an area in two states, and for one that does not exist.
  private static final class Table {
    static final String[] STATE_OF_AREA = new String[AREAS];

    static {
      Arrays.fill(STATE_OF_AREA, "");
      for (var line : PostalFile.lines("us_areas.tsv")) {
        var cell = line.split("\t");
        for (var run : cell[1].split(" ")) {
          int from = Integer.parseInt(run.substring(0, DIGITS));
          int to = Integer.parseInt(run.substring(run.length() - DIGITS));
          Arrays.fill(STATE_OF_AREA, from, to + 1, cell[0].contains(" ") ? "" : cell[0]);
        }
      }
    }
  }
}

package dev.quayside.engine.parcel.address.line;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Writes the kind of a numbered road in full: `CO RD 12` is `COUNTY ROAD 12` (USPS Publication 28,
/// appendix F).
final class Highways {

  private static final Pattern NUMBER = Pattern.compile("\\d+[A-Z]?");

  private static final Map<String, String> KINDS =
      Map.ofEntries(
          Map.entry("HWY", "HIGHWAY"),
          Map.entry("HIWAY", "HIGHWAY"),
          Map.entry("US HWY", "US HIGHWAY"),
          Map.entry("U S HWY", "US HIGHWAY"),
          Map.entry("U S HIGHWAY", "US HIGHWAY"),
          Map.entry("STATE HWY", "STATE HIGHWAY"),
          Map.entry("ST HWY", "STATE HIGHWAY"),
          Map.entry("COUNTY HWY", "COUNTY HIGHWAY"),
          Map.entry("CO HWY", "COUNTY HIGHWAY"),
          Map.entry("CNTY HWY", "COUNTY HIGHWAY"),
          Map.entry("CO RD", "COUNTY ROAD"),
          Map.entry("CNTY RD", "COUNTY ROAD"),
          Map.entry("COUNTY RD", "COUNTY ROAD"),
          Map.entry("CR", "COUNTY ROAD"),
          Map.entry("STATE RD", "STATE ROAD"),
          Map.entry("ST RD", "STATE ROAD"),
          Map.entry("STATE RT", "STATE ROUTE"),
          Map.entry("STATE RTE", "STATE ROUTE"),
          Map.entry("ST RT", "STATE ROUTE"),
          Map.entry("ST RTE", "STATE ROUTE"),
          Map.entry("RT", "ROUTE"),
          Map.entry("RTE", "ROUTE"),
          Map.entry("I", "INTERSTATE"),
          Map.entry("IH", "INTERSTATE"),
          Map.entry("TWP RD", "TOWNSHIP ROAD"),
          Map.entry("TOWNSHIP RD", "TOWNSHIP ROAD"));

  private Highways() {}

  /// Writes out the kind at the beginning of `words`, in place, when a number ends them.
  static void writeOut(List<String> words) {
    if (words.size() < 2 || !NUMBER.matcher(words.getLast()).matches()) {
      return;
    }
    var kind = KINDS.get(String.join(" ", words.subList(0, words.size() - 1)));
    if (kind != null) {
      words.subList(0, words.size() - 1).clear();
      words.addAll(0, List.of(kind.split(" ")));
    }
  }
}

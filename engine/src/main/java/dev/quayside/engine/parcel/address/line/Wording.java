package dev.quayside.engine.parcel.address.line;

import dev.quayside.engine.parcel.address.postal.PostalFile;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/// The words a country's street lines are abbreviated with.
///
/// @param spelling letter case and punctuation
/// @param suffixes standard street types, by every spelling of each
/// @param units standard unit designators, by every spelling of each
/// @param alone designators that stand without a number
/// @param leads whether a direction before the name is abbreviated too
record Wording(
    UnaryOperator<String> spelling,
    Map<String, String> suffixes,
    Map<String, String> units,
    Set<String> alone,
    boolean leads) {

  private static final Map<String, String> DIRECTIONS =
      Map.ofEntries(
          Map.entry("N", "N"),
          Map.entry("NORTH", "N"),
          Map.entry("S", "S"),
          Map.entry("SOUTH", "S"),
          Map.entry("E", "E"),
          Map.entry("EAST", "E"),
          Map.entry("W", "W"),
          Map.entry("WEST", "W"),
          Map.entry("NE", "NE"),
          Map.entry("NORTHEAST", "NE"),
          Map.entry("NW", "NW"),
          Map.entry("NORTHWEST", "NW"),
          Map.entry("SE", "SE"),
          Map.entry("SOUTHEAST", "SE"),
          Map.entry("SW", "SW"),
          Map.entry("SOUTHWEST", "SW"));

  static Wording american() {
    return Read.AMERICAN;
  }

  static Wording canadian() {
    return Read.CANADIAN;
  }

  boolean isSuffix(String word) {
    return suffixes.containsKey(word);
  }

  static boolean isDirection(String word) {
    return DIRECTIONS.containsKey(word);
  }

  /// The abbreviation of a direction, or the word itself.
  static String direction(String word) {
    return DIRECTIONS.getOrDefault(word, word);
  }

  /// One direction from two words (NORTH WEST); empty text when they make none.
  static String direction(String first, String second) {
    var both = direction(first) + direction(second);
    return both.length() == 2 && DIRECTIONS.containsKey(both) ? both : "";
  }

  private static Map<String, String> words(String file) {
    var words = new HashMap<String, String>();
    for (var line : PostalFile.lines(file)) {
      var cells = line.replace("-", "").split(" ");
      for (var cell : cells) {
        words.put(cell, cells[0]);
      }
    }
    return Map.copyOf(words);
  }

  private static Set<String> withoutNumber() {
    var alone = new HashSet<String>();
    for (var line : PostalFile.lines("us_units.tsv")) {
      var cells = line.split(" ");
      if (cells[0].endsWith("-")) {
        alone.add(cells[0].replace("-", ""));
      }
    }
    return Set.copyOf(alone);
  }

  private static final class Read {
    static final Wording AMERICAN =
        new Wording(
            Spelling::american,
            words("us_suffixes.tsv"),
            words("us_units.tsv"),
            withoutNumber(),
            true);
    static final Wording CANADIAN =
        new Wording(
            Spelling::canadian,
            words("ca_suffixes.tsv"),
            AMERICAN.units(),
            AMERICAN.alone(),
            false);
  }
}

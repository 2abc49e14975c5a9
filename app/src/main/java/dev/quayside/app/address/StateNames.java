package dev.quayside.app.address;

import static java.util.Map.entry;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Maps the names of US states to the two letters carriers require (USPS Publication 28, appendix
/// B).
final class StateNames {

  private static final Map<String, String> CODES =
      Map.ofEntries(
          entry("alabama", "AL"),
          entry("alaska", "AK"),
          entry("arizona", "AZ"),
          entry("arkansas", "AR"),
          entry("california", "CA"),
          entry("colorado", "CO"),
          entry("connecticut", "CT"),
          entry("delaware", "DE"),
          entry("district of columbia", "DC"),
          entry("florida", "FL"),
          entry("georgia", "GA"),
          entry("hawaii", "HI"),
          entry("idaho", "ID"),
          entry("illinois", "IL"),
          entry("indiana", "IN"),
          entry("iowa", "IA"),
          entry("kansas", "KS"),
          entry("kentucky", "KY"),
          entry("louisiana", "LA"),
          entry("maine", "ME"),
          entry("maryland", "MD"),
          entry("massachusetts", "MA"),
          entry("michigan", "MI"),
          entry("minnesota", "MN"),
          entry("mississippi", "MS"),
          entry("missouri", "MO"),
          entry("montana", "MT"),
          entry("nebraska", "NE"),
          entry("nevada", "NV"),
          entry("new hampshire", "NH"),
          entry("new jersey", "NJ"),
          entry("new mexico", "NM"),
          entry("new york", "NY"),
          entry("north carolina", "NC"),
          entry("north dakota", "ND"),
          entry("ohio", "OH"),
          entry("oklahoma", "OK"),
          entry("oregon", "OR"),
          entry("pennsylvania", "PA"),
          entry("puerto rico", "PR"),
          entry("rhode island", "RI"),
          entry("south carolina", "SC"),
          entry("south dakota", "SD"),
          entry("tennessee", "TN"),
          entry("texas", "TX"),
          entry("utah", "UT"),
          entry("vermont", "VT"),
          entry("virginia", "VA"),
          entry("washington", "WA"),
          entry("west virginia", "WV"),
          entry("wisconsin", "WI"),
          entry("wyoming", "WY"));

  private StateNames() {}

  static Optional<String> code(String name) {
    return Optional.ofNullable(CODES.get(name.strip().toLowerCase(Locale.ROOT)));
  }

  /// All names, as alternatives of a regular expression.
  static String pattern() {
    return String.join("|", CODES.keySet());
  }
}

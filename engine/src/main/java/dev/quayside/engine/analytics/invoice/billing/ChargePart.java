package dev.quayside.engine.analytics.invoice.billing;

import java.util.List;
import java.util.Locale;

/// The purpose of a part of a price, independent of the carrier's name for it.
public enum ChargePart {
  TRANSPORT("freight", "transportation", "base", "discount", "modifier"),
  FUEL("fuel"),
  ADDRESS(
      "residential",
      "address",
      "delivery area",
      "delivery_area",
      "extended area",
      "remote",
      "rural",
      "das "),
  SIZE(
      "additional handling",
      "additional_handling",
      "large package",
      "large_package",
      "oversize",
      "over maximum",
      "unauthorized package",
      "dimension",
      "nonstandard",
      "non-standard",
      "ahs"),
  OPTION(
      "signature",
      "delivery confirmation",
      "insur",
      "declared value",
      "saturday",
      "weekend",
      "hazardous",
      "dangerous",
      "return",
      "c.o.d",
      "dry ice"),
  OTHER;

  /// Order of the search: fuel first, since "Fuel Surcharge - Large Package" is fuel.
  private static final List<ChargePart> LOOKED_FOR =
      List.of(FUEL, ADDRESS, SIZE, OPTION, TRANSPORT);

  private final List<String> words;

  ChargePart(String... words) {
    this.words = List.of(words);
  }

  /// Classifies a charge by the words carriers use (UPS and FedEx billing guides, their rate APIs).
  public static ChargePart of(String name) {
    var lower = name.toLowerCase(Locale.ROOT);
    return LOOKED_FOR.stream()
        .filter(part -> part.words.stream().anyMatch(lower::contains))
        .findFirst()
        .orElse(OTHER);
  }
}

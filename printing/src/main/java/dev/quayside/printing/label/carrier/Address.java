package dev.quayside.printing.label.carrier;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.element.Paragraph;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A party as the lines of an address, in capitals as carriers' sorters want it.
final class Address {

  private final Party party;

  Address(Party party) {
    this.party = party;
  }

  /// Name, company, street; company and second street line only when there are any.
  List<Paragraph> upperLines() {
    List<Paragraph> lines = new ArrayList<>();
    add(lines, party.name(), party.country());
    add(lines, party.company(), party.country());
    add(lines, party.street1(), party.country());
    add(lines, party.street2(), party.country());
    return lines;
  }

  /// City, state and postal code.
  String cityLine() {
    return Words.capitals(city() + " " + party.zip(), party.country());
  }

  /// The postal code as sorting wants it: without the four digits after a ZIP code.
  static String shortPostalCode(Party party) {
    String code = Words.capitals(party.zip()).strip();
    return isAmerican(party.country()) && code.length() > 5 ? code.substring(0, 5) : code;
  }

  private static boolean isAmerican(String country) {
    return country.equals("US") || ShippingLabel.US_TERRITORIES.contains(country);
  }

  /// The postal code as barcodes carry it, letters and digits only.
  static String sortingCode(Party party) {
    return shortPostalCode(party).replaceAll("[^0-9A-Z]", "");
  }

  private String city() {
    String state = party.state();
    if ((state == null || state.isBlank())
        && ShippingLabel.US_TERRITORIES.contains(party.country())) {
      return party.city() + " " + party.country();
    }
    return state == null || state.isBlank() ? party.city() : party.city() + " " + state;
  }

  /// The whole address; the city line bold and at `cityScale` percent, the country where it
  /// matters.
  List<Paragraph> lines(int cityScale, boolean withCountry) {
    List<Paragraph> lines = upperLines();
    lines.add(new Paragraph(cityLine(), cityScale > 100 ? Face.BOLD : Face.REGULAR, cityScale));
    if (withCountry) {
      add(lines, Words.countryName(party.country()), "");
    }
    return lines;
  }

  private static void add(List<Paragraph> lines, @Nullable String text, String country) {
    if (text != null && !text.isBlank()) {
      lines.add(Paragraph.of(Words.capitals(text, country)));
    }
  }
}

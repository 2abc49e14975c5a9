package dev.quayside.printing.label.carrier.form;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.element.Paragraph;
import java.util.ArrayList;
import java.util.List;

/// Writes a party as the lines of an address, in capitals as carriers' sorting needs.
public final class Address {

  private final Party party;

  public Address(Party party) {
    this.party = party;
  }

  /// The postal code for sorting: without the four digits after a ZIP code.
  public static String shortPostalCode(Party party) {
    String code = Words.capitals(party.zip()).strip();
    return party.isAmerican() && code.length() > 5 ? code.substring(0, 5) : code;
  }

  /// The postal code for barcodes: letters and digits only.
  public static String sortingCode(Party party) {
    return shortPostalCode(party).replaceAll("[^0-9A-Z]", "");
  }

  /// The lines of the whole address.
  ///
  /// @param placeScale size of the city's lines in percent; bold when over 100
  public List<Paragraph> lines(int placeScale, boolean withCountry) {
    List<Paragraph> lines = new ArrayList<>();
    Face face = placeScale > 100 ? Face.BOLD : Face.REGULAR;
    party.people().forEach(line -> lines.add(Paragraph.of(capitals(line))));
    party.place().forEach(line -> lines.add(new Paragraph(capitals(line), face, placeScale)));
    if (withCountry) {
      lines.add(Paragraph.of(Words.countryName(party.country())));
    }
    return lines;
  }

  private String capitals(String line) {
    return Words.capitals(line, party.country());
  }
}

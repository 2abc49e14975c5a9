package dev.quayside.engine.carrier.module;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.parcel.address.Address;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VendorStreetTest {

  /// Lines are 35 characters at most, and three.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          350 5th Ave; ; 350 5th Ave
          1200 Boulevard Constitution Monument West; Tower 3, Apartment 1204; 1200 Boulevard Constitution|Monument West|Tower 3, Apartment 1204
          Apartment 12B, Building C, The Old Chocolate Factory, 127-131 Upper Kirkgate Street West; ; Apartment 12B, Building C|The Old Chocolate Factory|127-131 Upper Kirkgate Street West
          127-131 Upper Kirkgate Street West, Apartment 12B; ; 127-131 Upper Kirkgate Street West|Apartment 12B
          4300 Martin Luther King Boulevard Apt 1204; ; 4300 Martin Luther King Boulevard|Apt 1204
          4300 Martin Luther King Jr Blvd # 1204; ; 4300 Martin Luther King Jr Blvd|# 1204
          Suite 4000-B, North Tower; 1 Harbour Road, World Trade Centre, Wan Chai; Suite 4000-B, North Tower|1 Harbour Road, World Trade Centre|Wan Chai
          Avenida de la Constitución Mexicana 5; ; Avenida de la Constitución|Mexicana 5
          Calle de la Constitución Mexicanas 5B; ; Calle de la Constitución|Mexicanas 5B
          1234 Wolfeschlegelsteinhausenberger Lane; ; 1234 Wolfeschlegelsteinhausenberger|Lane
          Jalan Haji Abdul Rahman bin Mohamed - Lorong Pantai 12; ; Jalan Haji Abdul Rahman bin Mohamed|Lorong Pantai 12
          Edificio Torre Norte piso 14 puerta 3; ; Edificio Torre Norte piso 14|puerta 3
          10 rue du Général de Gaulle bât. B étage 3; ; 10 rue du Général de Gaulle bât. B|étage 3
          Donaudampfschifffahrtsgesellschaftskapitänsgasse 12; ; Donaudampfschifffahrtsgesellschafts|kapitänsgasse 12
          """)
  void eachLineStandsAlone(String street1, String street2, String lines) {
    assertThat(VendorStreet.lines("UPS", "to", at(street1, street2), 3, 36))
        .allMatch(line -> line.length() <= 36);
    assertThat(VendorStreet.lines("UPS", "to", at(street1, street2), 3, 35))
        .containsExactly(lines.split("\\|"));
  }

  /// Where the lines do not suffice, two typed lines share one rather than lose anything.
  @Test
  void nothingOfItIsLost() {
    var long1 = "Apartment 12B Building C The Old Chocolate Factory";
    var lines =
        VendorStreet.lines("UPS", "to", at(long1, "127-131 Upper Kirkgate Street West End"), 3, 35);
    assertThat(String.join(" ", lines))
        .isEqualTo(long1 + ", 127-131 Upper Kirkgate Street West End");
    assertThatThrownBy(() -> VendorStreet.lines("UPS", "to", at(long1 + long1, long1), 3, 35))
        .hasMessageContaining("to.street1");
    assertThat(VendorStreet.lines("OnTrac", "from", at("1 Dock Rd", "Gate 4"), 1, 43))
        .isEqualTo(List.of("1 Dock Rd, Gate 4"));
  }

  @Test
  void aCharacterOfTwoUnitsStaysWhole() {
    var road = "\uD842\uDFB7".repeat(20);
    assertThat(VendorStreet.lines("UPS", "to", at(road, ""), 3, 35))
        .isEqualTo(List.of(road.substring(0, 34), road.substring(34)));
    assertThat(VendorText.cut(road, 35)).isEqualTo(road.substring(0, 34));
  }

  private static Address at(String street1, String street2) {
    return new Address(
        null, null, street1, Absent.fromBlank(street2), null, null, "", "AE", null, null);
  }
}

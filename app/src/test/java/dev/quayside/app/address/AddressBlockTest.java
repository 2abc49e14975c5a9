package dev.quayside.app.address;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.parcel.address.AddressDraft;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressBlockTest {

  @Test
  void aBlockOfThreeLinesIsNameStreetAndPlace() {
    assertThat(split("Maya Lindqvist\n1437 Larimer St\nDenver, CO 80202"))
        .isEqualTo(
            address("Maya Lindqvist", null, "1437 Larimer St", null, "Denver", "CO", "80202"));
  }

  @Test
  void aLineBetweenNameAndStreetIsTheCompany() {
    var split =
        split("Maya Lindqvist\nHarbor & Pine\n1100 Embarcadero\nOakland CA 94606-1234\nUSA");
    assertThat(split.company()).isEqualTo("Harbor & Pine");
    assertThat(split.street1()).isEqualTo("1100 Embarcadero");
    assertThat(split.zip()).isEqualTo("94606-1234");
  }

  @Test
  void aLineBelowTheStreetIsItsSecondLine() {
    var split = split("Ann Lee\r\n350 5th Ave\r\nSuite 3300\r\nNew York, New York 10118");
    assertThat(split.street1()).isEqualTo("350 5th Ave");
    assertThat(split.street2()).isEqualTo("Suite 3300");
    assertThat(split.city()).isEqualTo("New York");
    assertThat(split.state()).isEqualTo("NY");
  }

  @Test
  void anEmailAddressAndATelephoneNumberAreTakenOutWhereverTheyStand() {
    var split =
        split("Ann Lee\nann@example.com\n350 5th Ave\nNew York, NY 10118\nPhone: (212) 555-0117");
    assertThat(split.email()).isEqualTo("ann@example.com");
    assertThat(split.phone()).isEqualTo("(212) 555-0117");
    assertThat(split.street1()).isEqualTo("350 5th Ave");
  }

  @Test
  void oneLineWithCommasIsSplitToo() {
    assertThat(split("Ann Lee, 350 5th Ave, Apt 4, New York, NY 10118, USA"))
        .isEqualTo(address("Ann Lee", null, "350 5th Ave", "Apt 4", "New York", "NY", "10118"));
  }

  @Test
  void aPostOfficeBoxIsAStreet() {
    assertThat(split("Ann Lee\nPO Box 1193\nJuneau, AK 99811").street1()).isEqualTo("PO Box 1193");
  }

  @Test
  void aCityOfSeveralWordsStaysWhole() {
    assertThat(split("Ann Lee\n1 Main St\nSalt Lake City, Utah 84101").city())
        .isEqualTo("Salt Lake City");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "hello", "Ann Lee\n350 5th Ave", "10118"})
  void whatHoldsNoAddressIsLeftAlone(String text) {
    assertThat(AddressBlock.split(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Ann Lee;100 Queen St W;Toronto ON M5H 2N2;Canada | Toronto | ON | M5H 2N2 | CA",
        "Ann Lee;100 Queen St W;Toronto, ON  m5h2n2 | Toronto | ON | M5H2N2 | CA",
        "Ann Lee;3 Rue X;Montréal (Québec) H3Z 2Y7;Canada | Montréal | Québec | H3Z 2Y7 | CA",
        "Ann Lee;1 Macquarie St;Sydney NSW 2000;AUSTRALIA | Sydney | NSW | 2000 | AU",
        "Ann Lee;10 Downing Street;London;SW1A 2AA;United Kingdom | London | | SW1A 2AA | GB",
        "Ann Lee;10 Downing Street;London SW1A 2AA;England | London | | SW1A 2AA | GB",
        "Ann Lee;10 Rue X;75001 Paris;France | Paris | | 75001 | FR",
        "Ann Lee;Torstr. 5;D-10119 Berlin;Deutschland | Berlin | | 10119 | DE",
        "Ann Lee;Torstr. 5;10119 Berlin, Germany | Berlin | | 10119 | DE",
        "Ann Lee;Damrak 1;1012 LG Amsterdam;Netherlands | Amsterdam | | 1012 LG | NL",
        "Ann Lee;Calle 5;06000 Ciudad de México;México | Ciudad de México | | 06000 | MX",
        "Ann Lee;1 Orchard Rd;Singapore 238801;Singapore | Singapore | | 238801 | SG",
      })
  void blocksOfOtherCountries(String block, String city, String state, String zip, String country) {
    var split = split(block.replace(';', '\n'));
    assertThat(split.city()).isEqualTo(city);
    assertThat(split.state()).isEqualTo(state);
    assertThat(split.zip()).isEqualTo(zip);
    assertThat(split.country()).isEqualTo(country);
    assertThat(split.name()).isEqualTo("Ann Lee");
    assertThat(split.street1()).matches(".*\\d.*|.*\\w.*");
  }

  /// As they are met: every line of them is in a field.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "Tom O'Neil, 77 W Wacker Dr Ste 900, Chicago IL 60601 | Tom O'Neil | - | 77 W Wacker Dr Ste 900"
            + " | - | Chicago | 60601",
        "Müller GmbH;Herr Hans Müller;Hauptstr. 5;10115 Berlin;Deutschland | Hans Müller | Müller GmbH"
            + " | Hauptstr. 5 | - | Berlin | 10115",
        "Hans Müller;Müller & Co. KG;Hauptstr. 5;2. OG links;10115 Berlin;Germany | Hans Müller |"
            + " Müller & Co. KG | Hauptstr. 5 | 2. OG links | Berlin | 10115",
        "Ann Lee;1 High St;Little Wittenham;Abingdon;OX14 4QT;UK | Ann Lee | - | 1 High St | Little"
            + " Wittenham | Abingdon | OX14 4QT",
        "Ann Lee;Flat 2;1 High St;Little Wittenham;Abingdon OX14 4QT;England | Ann Lee | - | 1 High St"
            + " | Flat 2, Little Wittenham | Abingdon | OX14 4QT",
        "Taro Yamada;1-1-1 Chiyoda 12F;Chiyoda-ku, Tokyo 100-0001;Japan | Taro Yamada | - | 1-1-1 Chiyoda"
            + " 12F | - | Chiyoda-ku | 100-0001",
        "Taro Yamada;1-1-1 Chiyoda;12F;Chiyoda-ku, Tokyo 〒100-0001;JAPAN | Taro Yamada | - | 1-1-1"
            + " Chiyoda | 12F | Chiyoda-ku | 100-0001",
        "Acme Pty Ltd;Attn: Jo Day;Level 3;1 Macquarie St;Sydney NSW 2000;Australia | Jo Day | Acme Pty"
            + " Ltd | 1 Macquarie St | Level 3 | Sydney | 2000",
      })
  void nothingOfABlockIsLost(
      String block,
      String name,
      @Nullable String company,
      String street1,
      @Nullable String street2,
      String city,
      String zip) {
    var pasted = AddressBlock.split(block.replace(';', '\n')).orElseThrow();
    assertThat(pasted.left()).isEmpty();
    var to = pasted.address();
    assertThat(to.name()).isEqualTo(name);
    assertThat(to.company()).isEqualTo(company);
    assertThat(to.street1()).isEqualTo(street1);
    assertThat(to.street2()).isEqualTo(street2);
    assertThat(to.city()).isEqualTo(city);
    assertThat(to.zip()).isEqualTo(zip);
  }

  /// Blocks of twelve countries as they stand in e-mails and orders, with what becomes of every
  /// line of them.
  @ParameterizedTest
  @CsvFileSource(resources = "blocks.csv", delimiter = '|', numLinesToSkip = 1)
  void blocksAsPeopleWriteThem(
      String block,
      String name,
      @Nullable String company,
      String street1,
      @Nullable String street2,
      String city,
      @Nullable String state,
      String zip,
      String country,
      @Nullable String left) {
    var pasted = AddressBlock.split(block.replace(';', '\n')).orElseThrow();
    assertThat(pasted.address())
        .isEqualTo(
            new AddressDraft(
                name, company, street1, street2, city, state, zip, country, null, null));
    assertThat(String.join(", ", pasted.left())).isEqualTo(left == null ? "" : left);
  }

  @Test
  void aTelephoneNumberAndAnEmailAddressOnOneLineAreBothTaken() {
    var split = split("Ann Lee\n350 5th Ave\nNew York, NY 10118\nT: 212-555-0117, ann@lee.example");
    assertThat(split.phone()).isEqualTo("212-555-0117");
    assertThat(split.email()).isEqualTo("ann@lee.example");
  }

  @Test
  void whatHasNoFieldIsNamed() {
    var pasted =
        AddressBlock.split("Ann Lee\n350 5th Ave\nNew York, NY 10118\nGate code 4411")
            .orElseThrow();
    assertThat(pasted.address().zip()).isEqualTo("10118");
    assertThat(pasted.left()).containsExactly("Gate code 4411");
  }

  private static AddressDraft split(String text) {
    return AddressBlock.split(text).orElseThrow().address();
  }

  private static AddressDraft address(
      String name,
      @Nullable String company,
      String street1,
      @Nullable String street2,
      String city,
      String state,
      String zip) {
    return new AddressDraft(name, company, street1, street2, city, state, zip, "US", null, null);
  }
}

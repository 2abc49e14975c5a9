package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.address.AddressDraft;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
  @ValueSource(
      strings = {"", "hello", "Ann Lee\n350 5th Ave", "10118", "Ann Lee\n10 Rue X\n75001 Paris"})
  void whatHoldsNoUsAddressIsLeftAlone(String text) {
    assertThat(AddressBlock.split(text)).isEmpty();
  }

  private static AddressDraft split(String text) {
    return AddressBlock.split(text).orElseThrow();
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

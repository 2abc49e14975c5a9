package dev.quayside.engine.parcel.address.postal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.message.Message;
import org.junit.jupiter.api.Test;

class UsZipsTest {

  private static final UsZips ZIPS = UsZips.table();

  @Test
  void aZipHasItsPostOfficeAndState() {
    assertThat(ZIPS.city("10001")).contains("NEW YORK");
    assertThat(ZIPS.state("00501")).contains("NY");
    assertThat(ZIPS.city("99950")).contains("KETCHIKAN");
    assertThat(ZIPS.state("96201")).contains("AP");
    assertThat(ZIPS.state("34009")).contains("AA");
    assertThat(ZIPS.state("09012")).contains("AE");
    assertThat(ZIPS.city("96799")).contains("PAGO PAGO");
    assertThat(ZIPS.state("00901")).contains("PR");
    assertThat(ZIPS.lists("00000")).isFalse();
  }

  @Test
  void aZipThatIsNotListedMayLieWhereItsAreaDoes() {
    assertThat(ZIPS.lists("10098")).isFalse();
    assertThat(ZIPS.contradiction("10098", "NY").map(Message::sentence)).isEmpty();
    assertThat(ZIPS.contradiction("10098", "CA").map(Message::sentence))
        .contains("ZIP code 10098 belongs to NY, not to CA");
  }

  @Test
  void anAreaThatUspsDoesNotHaveIsNoPlace() {
    assertThat(ZIPS.contradiction("00000", "NY").map(Message::sentence))
        .contains("ZIP code 00000 does not exist");
    assertThat(ZIPS.contradiction("34555", "").map(Message::sentence))
        .contains("ZIP code 34555 does not exist");
  }

  /// 001 and 002 are no areas of the Postal Service; the others are, so the table may lack the ZIP.
  @Test
  void anUnlistedZipOfAnAreaThatIsMayBeTrue() {
    for (var zip : new String[] {"00516", "19640", "26641", "41377", "88441"}) {
      assertThat(ZIPS.lists(zip)).as(zip).isFalse();
      assertThat(ZIPS.contradiction(zip, "").map(Message::sentence)).as(zip).isEmpty();
    }
    for (var zip : new String[] {"00130", "00245", "11111", "77777", "99999"}) {
      assertThat(ZIPS.contradiction(zip, "").map(Message::sentence))
          .as(zip)
          .contains("ZIP code " + zip + " does not exist");
    }
  }

  @Test
  void aZipAcrossABorderLiesInBothStates() {
    assertThat(ZIPS.contradiction("42223", "TN").map(Message::sentence)).isEmpty();
    assertThat(ZIPS.contradiction("42223", "KY").map(Message::sentence)).isEmpty();
    assertThat(ZIPS.contradiction("42223", "OH").map(Message::sentence)).isPresent();
  }

  @Test
  void aCityIsFoundInAnySpelling() {
    assertThat(ZIPS.zips("MO", "st. louis")).contains("63101");
    assertThat(ZIPS.zips("NC", "Winston-Salem")).contains("27101");
    assertThat(ZIPS.zips("AK", "Adak")).containsExactly("99546");
    assertThat(ZIPS.hasOffice("CA", "Springfield Gardens")).isFalse();
    assertThat(ZIPS.hasOffice("XX", "Springfield")).isFalse();
    assertThat(ZIPS.hasOffice("CA", "")).isFalse();
  }

  @Test
  void statesAreReadAsPeopleWriteThem() {
    for (var typed : new String[] {"NY", "ny", "N.Y.", "New York", " new  york "}) {
      assertThat(UsStates.read(typed)).as(typed).contains("NY");
    }
    assertThat(UsStates.read("Calif.")).contains("CA");
    assertThat(UsStates.read("D.C.")).contains("DC");
    assertThat(UsStates.read("W. Va.")).contains("WV");
    assertThat(UsStates.read("Ontario")).isEmpty();
    assertThat(UsStates.read("")).isEmpty();
    assertThat(UsStates.isSlipOf("CA", "Califronia")).isTrue();
    assertThat(UsStates.isSlipOf("CA", "Colorado")).isFalse();
  }
}

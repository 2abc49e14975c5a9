package dev.quayside.engine.parcel.address;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.parcel.address.check.Correction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsValidationTest extends ValidationTest {

  @Test
  void aGoodAddressIsOnlyWrittenInCapitals() {
    var validation = usable("350 5th Ave", "New York", "NY", "10118", "US");

    assertThat(validation.valid()).isTrue();
    assertThat(validation.standardized())
        .isEqualTo(
            new Address(
                "ANN", null, "350 5TH AVE", null, "NEW YORK", "NY", "10118", "US", null, null));
    assertThat(validation.corrections()).isEmpty();
    assertThat(remarks(validation)).isEmpty();
    assertThat(validation.residential()).as("only an online service knows").isNull();
    assertThat(validation.source()).isEqualTo("GeoNames postal codes (US)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          San Fransisco    | CA            | 94105      | SAN FRANCISCO, CA 94105
          Springfeild      | Illinois      | 62701      | SPRINGFIELD, IL 62701
          Philidelphia     | Penna.        | 19103      | PHILADELPHIA, PA 19103
          Pittsburg        | PA            | 15222      | PITTSBURGH, PA 15222
          st louis         | mo            | 63101      | SAINT LOUIS, MO 63101
          Ft. Worth        | Tex.          | 76102      | FORT WORTH, TX 76102
          Winston-Salem    | N.C.          | 27101      | WINSTON SALEM, NC 27101
          Coeur d'Alene    | ID            | 83814      | COEUR D ALENE, ID 83814
          New York         | Nwe York      | 10001      | NEW YORK, NY 10001
          Cambridge        | Massachusets  | 02139      | CAMBRIDGE, MA 02139
          ''               | ''            | 10001      | NEW YORK, NY 10001
          Cupertino        | ''            | 95014      | CUPERTINO, CA 95014
          Washington       | D.C.          | 20500      | WASHINGTON, DC 20500
          Beverly Hills    | CA            | 902101234  | BEVERLY HILLS, CA 90210-1234
          Beverly Hills    | CA            | 90210 1234 | BEVERLY HILLS, CA 90210-1234
          Boston           | MA            | 2108       | BOSTON, MA 02108
          San Juan         | PR            | 901        | SAN JUAN, PR 00901
          Adak             | AK            | ''         | ADAK, AK 99546
          Pago Pago        | AS            | 96799      | PAGO PAGO, AS 96799
          Saint Thomas     | VI            | 00802      | ST THOMAS, VI 00802
          Fishers Island   | NY            | 06390      | FISHERS ISLAND, NY 06390
          """)
  void cityStateAndZipAreMadeToAgree(String city, String state, String zip, String last) {
    var validation = usable("1 Main St", city, state, zip, "US");
    assertThat(lastLine(validation)).isEqualTo(last);
    assertThat(validation.valid()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          PSC 802 Box 74      | Ramstein  | AE | 09012 | APO, AE 09012
          Unit 2050 Box 4190  | FPO AP    | AP | 96350 | FPO, AP 96350
          Unit 9900 Box 0500  | DPO       | AE | 09012 | DPO, AE 09012
          PSC 3 Box 5120      | ''        | '' | 34009 | APO, AA 34009
          CMR 4 Box 5         | apo       | Armed Forces Pacific | 96201 | APO, AP 96201
          """)
  void militaryMailHasAnOfficeForACity(
      String street, String city, String state, String zip, String last) {
    assertThat(lastLine(usable(street, city, state, zip, "US"))).isEqualTo(last);
  }

  @ParameterizedTest
  @CsvSource({
    "PR,San Juan,San Juan,00901,PR", "PR,San Juan,'',00901,PR", "VI,Christiansted,'',00820,VI",
    "GU,Hagatna,GU,96910,GU", "MP,Saipan,'',96950,MP", "PW,Koror,'',96940,PW"
  })
  void aTerritoryIsItsOwnState(
      String country, String city, String state, String zip, String expected) {
    var validation = usable("1 Main St", city, state, zip, country);
    assertThat(validation.standardized().state()).isEqualTo(expected);
    assertThat(validation.standardized().country()).isEqualTo(country);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          New York      | NY      | 00000 | zip
          Los Angeles   | CA      | 10001 | zip
          Anytown       | NY      | 99999 | zip
          New York      | NY      | 1234  | zip
          New York      | NY      | 123456 | zip
          New York      | NY      | ABCDE | zip
          New York      | NY      | ''    | zip
          Nowhere       | NY      | ''    | zip
          New York      | Ontario | 10001 | state
          New York      | XX      | 10001 | state
          Paris         | ''      | 96940-12 | zip
          """)
  void whatCannotBeTrueIsRefusedByField(String city, String state, String zip, String field) {
    assertThat(fields(refused("1 Main St", city, state, zip, "US"))).containsExactly(field);
  }

  @Test
  void aRefusalSaysWhereTheZipBelongsAndWhichTheCityHas() {
    assertThat(refused("1 Main St", "Brooklyn", "NY", "01001", "US"))
        .singleElement()
        .extracting("message")
        .hasToString(
            "ZIP code 01001 belongs to AGAWAM, MA, not to NY; BROOKLYN, NY has 11201 to 11256");
  }

  @Test
  void everythingMissingIsNamedAtOnce() {
    assertThat(fields(refused("", "", "", "", "US"))).containsExactly("zip", "city", "street1");
  }

  @Test
  void aCityOfAnotherPartOfTheStateIsReplacedAndAskedAbout() {
    var validation = usable("1 Main St", "Los Angeles", "CA", "94105", "US");

    assertThat(lastLine(validation)).isEqualTo("SAN FRANCISCO, CA 94105");
    assertThat(validation.valid()).isFalse();
    assertThat(remarks(validation)).containsExactly("CITY_POSTAL_CODE_MISMATCH");
  }

  @Test
  void aNeighbourOrAnUnknownNameIsReplacedAndMentioned() {
    for (var city : new String[] {"Boston", "Lower Allston"}) {
      var validation = usable("1 Main St", city, "MA", "02134", "US");
      assertThat(lastLine(validation)).isEqualTo("ALLSTON, MA 02134");
      assertThat(validation.valid()).isTrue();
      assertThat(remarks(validation)).containsExactly("CITY_NOT_CONFIRMED");
    }
  }

  @Test
  void aZipThatIsNotListedButHasAnAreaIsAWarning() {
    var validation = usable("1 Main St", "New York", "NY", "10098", "US");
    assertThat(validation.valid()).isFalse();
    assertThat(remarks(validation)).containsExactly("POSTAL_CODE_NOT_LISTED");
    assertThat(lastLine(validation)).isEqualTo("NEW YORK, NY 10098");
  }

  @Test
  void plus4IsKeptWhenGivenAndNeverMadeUp() {
    assertThat(usable("1 Main St", "New York", "NY", "10001-1234", "US").standardized().zip())
        .isEqualTo("10001-1234");
    assertThat(usable("1 Main St", "New York", "NY", "10001", "US").standardized().zip())
        .isEqualTo("10001");
  }

  @Test
  void aCorrectionSaysFromToAndWhy() {
    assertThat(usable("12 North Main Street", "New York", "", "10001", "US").corrections())
        .containsExactly(
            new Correction(
                "street1", "12 North Main Street", "12 N MAIN ST", "written as the post wants it"),
            new Correction("state", null, "NY", "10001 is in NY"));
  }

  @Test
  void capitalsAndPunctuationAloneAreNoCorrections() {
    assertThat(corrected(usable("12 N. Main St.", "Coeur d'Alene", "i.d.", "83814", "us")))
        .isEmpty();
  }

  @Test
  void aStreetInTheSecondLineMovesUp() {
    var validation =
        usable(
            new AddressDraft(
                null, null, " ", "5 Elm Street", "New York", "NY", "10001", "US", null, null));
    assertThat(validation.standardized().street1()).isEqualTo("5 ELM ST");
    assertThat(validation.standardized().street2()).isNull();
  }

  @Test
  void aStreetWithoutANumberIsAskedAbout() {
    assertThat(remarks(usable("Main Street", "New York", "NY", "10001", "US")))
        .containsExactly("STREET_NUMBER_MISSING");
    assertThat(remarks(usable("One Main Street", "New York", "NY", "10001", "US"))).isEmpty();
    assertThat(remarks(usable("General Delivery", "New York", "NY", "10001", "US"))).isEmpty();
  }

  @Test
  void withoutACountryNothingCanBeSaid() {
    for (var country : new String[] {null, " ", "ZZ", "USA"}) {
      var draft = new AddressDraft(null, null, "1", null, "X", "NY", "1", country, null, null);
      assertThatThrownBy(() -> usable(draft))
          .isInstanceOfSatisfying(
              ProblemException.class,
              problem -> assertThat(problem.code().name()).isEqualTo("INVALID_REQUEST"));
    }
  }
}

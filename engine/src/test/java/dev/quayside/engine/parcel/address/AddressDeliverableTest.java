package dev.quayside.engine.parcel.address;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What stands between an address and a label.
class AddressDeliverableTest {

  @ParameterizedTest
  @CsvSource({
    "US,NY,10001",
    "US,NY,10001-1234",
    "US,'',10001",
    "US,NY,10098",
    "US,TN,42223",
    "US,KY,42223",
    "US,AP,96201",
    "US,PR,00901",
    "US,NY,06390",
    "US,CT,06320",
    "PR,'',00901",
    "PR,San Juan,00901",
    "CA,ON,M5V2T6",
    "CA,ON,M5V 2T6",
    "CA,ONTARIO,M5V 2T6",
    "CA,QC,K1A 0B1",
    "CA,ON,M0M 1A1",
    "AU,NSW,2620",
    "AU,ACT,2620",
    "AU,QLD,9997",
    "GB,'',SW1A1AA",
    "GB,'',M89 1AA",
    "GB,'',BFPO 61",
    "DE,'',10115",
    "DE,'',D-10115",
    "JP,'',1540023",
    "JP,東京,100-0001",
    "JP,大阪,530-0001",
    "KR,서울,06236",
    "CN,广东,518000",
    "HK,'',00000",
    "KR,'',03187",
    "PE,'',LIMA 32",
    "XK,'',10000",
    "FR,'',13001 CEDEX 01",
    "CU,'',1"
  })
  void whatTheDataLeavesOpenIsAccepted(String country, String state, String zip) {
    assertThat(check(country, state, zip)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "SG,'',18956,018956",
    "US,'',2108,02108",
    "DE,'',4109,04109",
    "JP,'',600001,060-0001",
    "KR,'',3187,03187",
  })
  void zerosThatMayBeLostAreNamed(String country, String state, String zip, String whole) {
    assertThat(check(country, state, zip).getFirst().message().sentence())
        .contains("write " + whole + " ");
  }

  /// One reading everywhere: what a label refuses, a validation refuses in the same words.
  @ParameterizedTest
  @CsvSource({
    "US,CA,9O210,90210",
    "US,NY,l0001,10001",
    "US,NY,10OO1-l234,10001-1234",
    "US,MA,O2108,02108",
    "US,MA,MA O2108,02108",
    "DE,'',1O115,10115",
    "FR,'',75O11,75011",
    "AU,NSW,2O00,2000",
    "JP,'',1OO-0001,100-0001",
    "IN,'',11OOO1,110001",
    "BR,SP,O1310-100,01310-100",
    "SE,'',111 2O,111 20",
    "PL,'',OO-950,00-950",
    "CL,'',834O457,8340457",
    "SA,'',1156I,11561",
    "NL,'',1O12 AB,1012 AB",
    "CA,ON,K1A OB1,K1A 0B1",
    "GB,'',SWIA 1AA,SW1A 1AA",
  })
  void aLetterInPlaceOfADigitIsNamedWithWhatIsMeant(
      String country, String state, String zip, String meant) {
    var wrong = check(country, state, zip);
    assertThat(wrong).extracting(Violation::field).containsExactly("to.zip");
    assertThat(wrong.getFirst().message().sentence()).contains("letter", "write " + meant + " ");
    var draft =
        new AddressDraft(null, null, "1 High St", null, "City", state, zip, country, null, null);
    assertThat(new AddressValidations().review(draft))
        .isInstanceOfSatisfying(
            AddressReview.Unusable.class,
            unusable ->
                assertThat(unusable.violations())
                    .extracting(Violation::message)
                    .contains(wrong.getFirst().message()));
  }

  @ParameterizedTest
  @CsvSource({
    "US,NY,00000,to.zip", "US,NY,90210,to.zip", "US,CA,10098,to.zip", "US,NY,1000,to.zip",
    "US,NY,1000A,to.zip", "US,Ontario,10001,to.state", "US,OH,42223,to.zip", "US,AE,96201,to.zip",
    "PR,'',10001,to.zip", "CA,BC,M5V 2T6,to.zip", "CA,ON,D5V 2T6,to.zip", "AU,VIC,2000,to.zip",
    "AU,NSW,0001,to.zip", "AU,NSW,200,to.zip", "GB,'',QQ1 1AA,to.zip", "GB,'',SW1A,to.zip",
    "DE,'',1011,to.zip", "JP,'',12345,to.zip"
  })
  void whatCannotBeTrueIsRefused(String country, String state, String zip, String field) {
    assertThat(check(country, state, zip)).extracting(Violation::field).containsExactly(field);
  }

  @Test
  void everyListedZipIsAcceptedInTheStateValidationGivesIt() {
    var validations = new AddressValidations();
    for (int zip = 501; zip < 100_000; zip += 11) {
      var draft =
          new AddressDraft(
              "A", null, "1 A St", null, "X", "", "%05d".formatted(zip), "US", null, null);
      if (validations.review(draft) instanceof AddressReview.Usable usable) {
        var to = usable.validation().standardized();
        assertThat(check("US", String.valueOf(to.state()), to.zip())).as(to.toString()).isEmpty();
      }
    }
  }

  private static List<Violation> check(String country, String state, String zip) {
    var found = new Violations();
    new AddressDraft("A", null, "1 Main St", null, "X", state, zip, country, null, null)
        .checkDeliverable("to", found);
    return found.list();
  }
}

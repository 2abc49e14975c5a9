package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import java.util.Currency;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LimitsTest {

  private final Desk desk = new Desk();

  @ParameterizedTest
  @CsvSource({
    "usps, USPS_GROUND_ADVANTAGE, 70",
    "usps, PRIORITY_MAIL, 70",
    "usps, PRIORITY_MAIL_EXPRESS, 70",
    "ups, ups_ground, 150",
    "ups, ups_next_day_air, 150",
    "fedex, FEDEX_GROUND, 150",
    "fedex, FIRST_OVERNIGHT, 150"
  })
  void aParcelAtTheWeightLimitIsTakenAndOneAnOunceTenthOverIsNot(
      String carrier, String service, int pounds) {
    var sides = Dimensions.ofInches("6", "4", "3");
    var atLimit = Boxes.of(Weight.ofPounds(pounds), sides);
    var over = Boxes.of(Weight.ofPounds(pounds).plus(Weight.ofOunces("0.1")), sides);
    assertThat(ask(carrier, service, atLimit).quotes()).hasSize(1);
    var problem = refusal(carrier, service, over);
    assertThat(problem.code()).isEqualTo(ProblemCode.WEIGHT_EXCEEDS_LIMIT);
    assertThat(problem.message().sentence())
        .contains("up to " + pounds + " lb")
        .contains(pounds + " lb 0.1 oz");
  }

  @ParameterizedTest
  @CsvSource({
    // longest side; the others keep length plus girth within
    "ups, ups_ground, 108, 10, 10, 108.1",
    "ups, ups_2nd_day_air, 108, 10, 10, 108.01",
    "fedex, FEDEX_GROUND, 108, 10, 10, 108.5",
    "fedex, PRIORITY_OVERNIGHT, 119, 10, 10, 119.1",
    // length plus girth: 45 + 2 x (30 + 30) = 165; 28 + 80 = 108; 50 + 80 = 130
    "ups, ups_ground, 45, 30, 30, 45.1",
    "fedex, FEDEX_2_DAY, 45, 30, 30, 45.1",
    "usps, PRIORITY_MAIL, 28, 20, 20, 28.1",
    "usps, USPS_GROUND_ADVANTAGE, 50, 20, 20, 50.1"
  })
  void aParcelAtTheSizeLimitIsTakenAndOneOverIsNot(
      String carrier, String service, String length, String width, String height, String over) {
    assertThat(ask(carrier, service, Boxes.of(20, length, width, height)).quotes()).hasSize(1);
    var problem = refusal(carrier, service, Boxes.of(20, over, width, height));
    assertThat(problem.code()).isEqualTo(ProblemCode.SIZE_EXCEEDS_LIMIT);
    assertThat(problem.message().sentence()).contains("takes up to");
  }

  @ParameterizedTest
  @CsvSource({
    "usps, USPS_GROUND_ADVANTAGE, false",
    "usps, PRIORITY_MAIL, false",
    "ups, ups_ground, false",
    "ups, ups_3_day_select, true",
    "ups, ups_next_day_air_early, true",
    "fedex, FEDEX_GROUND, false",
    "fedex, FEDEX_EXPRESS_SAVER, true"
  })
  void airServicesNeedDimensionsAndSayWhichFields(String carrier, String service, boolean needed) {
    var unmeasured = Boxes.of(Weight.ofPounds(3), null);
    assertThat(desk.carrier(carrier).profile().service(service).orElseThrow().needsDimensions())
        .isEqualTo(needed);
    if (needed) {
      var problem = refusal(carrier, service, unmeasured);
      assertThat(problem.code()).isEqualTo(ProblemCode.DIMENSION_REQUIRED);
      assertThat(problem.message().sentence()).contains("lengthIn, widthIn and heightIn");
    } else {
      assertThat(ask(carrier, service, unmeasured).quotes()).hasSize(1);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "usps, USPS_GROUND_ADVANTAGE, true",
    "usps, PRIORITY_MAIL, false",
    "ups, ups_ground, false",
    "fedex, FEDEX_GROUND, true",
    "fedex, FEDEX_2_DAY, false"
  })
  void hazardousMaterialsGoOnlyWhereTheServiceTakesThem(
      String carrier, String service, boolean taken) {
    var parcel = Boxes.hazmat(Desk.box(3));
    assertThat(ask(carrier, service, parcel).quotes()).hasSize(taken ? 1 : 0);
    if (!taken) {
      assertThat(refusal(carrier, service, parcel).code())
          .isEqualTo(ProblemCode.HAZMAT_NOT_SUPPORTED);
    }
  }

  @Test
  void returnsAreNotSoldWhereTheCarrierSellsNone() {
    var back = from(Address.of("10001", "US"), Address.of("94103", "US"), Desk.box(3), true);
    assertThat(declined("usps", "PRIORITY_MAIL_EXPRESS", back).code())
        .isEqualTo(ProblemCode.RETURNS_NOT_SUPPORTED);
    assertThat(desk.carrier("usps").rate(back, Set.of("PRIORITY_MAIL")).quotes()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"usps, PRIORITY_MAIL, 5000.00, 5000.01", "ups, ups_ground, 50000.00, 50000.01"})
  void theDeclaredValueHasALimit(String carrier, String service, String most, String over) {
    assertThat(ask(carrier, service, Boxes.insured(Desk.box(3), most)).quotes()).hasSize(1);
    assertThat(refusal(carrier, service, Boxes.insured(Desk.box(3), over)).message().sentence())
        .contains("up to USD " + most);
  }

  @Test
  void aDeclaredValueInAnotherCurrencyIsRefused() {
    var parcel =
        new Parcel(
            Weight.ofPounds(3),
            null,
            false,
            Signature.NONE,
            Money.of("10.00", Currency.getInstance("EUR")),
            false);
    assertThat(refusal("ups", "ups_ground", parcel).message().sentence()).contains("USD only");
  }

  @ParameterizedTest
  @CsvSource({
    // military mail, Puerto Rico and Guam
    "ups, ups_ground, 09012",
    "fedex, FEDEX_GROUND, 09012",
    "fedex, FEDEX_2_DAY, 00901",
    "ups, ups_2nd_day_air, 96910",
    // no Saver, 3 Day Select or Express Saver beyond the mainland
    "ups, ups_next_day_air_saver, 99501",
    "ups, ups_3_day_select, 96813",
    "fedex, FEDEX_EXPRESS_SAVER, 96813",
    // Early goes to Anchorage, not to Adak
    "ups, ups_next_day_air_early, 99546"
  })
  void aLaneThatIsNotServedNamesItself(String carrier, String service, String zip) {
    var consignment = desk.from("94103", zip, Desk.box(3));
    var problem = declined(carrier, service, consignment);
    assertThat(problem.code()).isEqualTo(ProblemCode.SERVICE_NOT_AVAILABLE);
    assertThat(problem.message().sentence()).contains("94103").contains(zip);
  }

  @ParameterizedTest
  @CsvSource({"96813", "99501", "99546", "00901", "00801", "96910", "96799", "09012", "96201"})
  void thePostGoesEverywhere(String zip) {
    var rating = desk.rate("usps", desk.from("94103", zip, Desk.box(3)));
    assertThat(rating.declined()).isEmpty();
    assertThat(rating.quotes()).hasSize(3);
  }

  @Test
  void territoriesMayBeWrittenAsCountries() {
    var written = from(Address.of("94103", "US"), Address.of("00901", "PR"), Desk.box(3), false);
    assertThat(desk.rate("usps", written))
        .isEqualTo(desk.rate("usps", desk.from("94103", "00901", Desk.box(3))));
  }

  @Test
  void anUnknownZipIsAnAddressAtFault() {
    var problem = declined("ups", "ups_ground", desk.from("94103", "00001", Desk.box(3)));
    assertThat(problem.code()).isEqualTo(ProblemCode.INVALID_ADDRESS);
    assertThat(problem.message().sentence()).contains("to.zip").contains("00001");
  }

  @Test
  void abroadIsNotServed() {
    var abroad = from(Address.of("94103", "US"), Address.of("M5V 3L9", "CA"), Desk.box(3), false);
    assertThat(declined("fedex", "FEDEX_2_DAY", abroad).code())
        .isEqualTo(ProblemCode.SERVICE_NOT_AVAILABLE);
  }

  @Test
  void groundGoesToBusinessesAndHomeDeliveryToHomesAndNeitherIsMissedUnlessAskedFor() {
    var home = desk.from("94103", "10001", Boxes.toHome(Desk.box(3)));
    var business = desk.from("94103", "10001", Desk.box(3));
    assertThat(desk.rate("fedex", home).quotes())
        .extracting(q -> q.service())
        .contains("GROUND_HOME_DELIVERY")
        .doesNotContain("FEDEX_GROUND");
    assertThat(desk.rate("fedex", business).quotes())
        .extracting(q -> q.service())
        .contains("FEDEX_GROUND")
        .doesNotContain("GROUND_HOME_DELIVERY");
    assertThat(desk.rate("fedex", business).declined()).isEmpty();
    assertThat(declined("fedex", "FEDEX_GROUND", home).message().sentence()).contains("businesses");
  }

  @Test
  void aNamedCompanyIsABusinessAndEverythingElseAHomeUnlessTheSenderKnowsBetter() {
    var parcel = Parcel.of(Weight.ofPounds(3), Dimensions.ofInches("6", "4", "3"));
    var company = new Address(null, "Acme", null, null, null, null, "10001", "US", null, null);
    var from = Address.of("94103", "US");
    assertThat(services(from(from, company, parcel, false))).contains("FEDEX_GROUND");
    assertThat(services(from(from, Address.of("10001", "US"), parcel, false)))
        .contains("GROUND_HOME_DELIVERY");
    assertThat(services(from(from, company, Boxes.toHome(parcel), false)))
        .contains("GROUND_HOME_DELIVERY");
  }

  @Test
  void absurdSizesAndWeightsAreRefusedAndDoNotOverflow() {
    var huge = Boxes.of(Weight.ofOunces("1e30"), Dimensions.ofInches("1e20", "1e20", "1e20"));
    for (var carrier : desk.network.carriers(Desk.WORKSPACE)) {
      var code = carrier.profile().code();
      var rating = desk.rate(code, desk.served(code, huge));
      assertThat(rating.quotes()).isEmpty();
      assertThat(rating.declined())
          .allSatisfy(
              no -> assertThat(no.reason().code()).isEqualTo(ProblemCode.WEIGHT_EXCEEDS_LIMIT));
    }
  }

  private java.util.List<String> services(Consignment consignment) {
    return desk.rate("fedex", consignment).quotes().stream().map(q -> q.service()).toList();
  }

  private Rating ask(String carrier, String service, Parcel parcel) {
    return desk.carrier(carrier).rate(desk.from("94103", "10001", parcel), Set.of(service));
  }

  private Problem refusal(String carrier, String service, Parcel parcel) {
    return declined(carrier, service, desk.from("94103", "10001", parcel));
  }

  private Problem declined(String carrier, String service, Consignment consignment) {
    var rating = desk.carrier(carrier).rate(consignment, Set.of(service));
    assertThat(rating.quotes()).isEmpty();
    return rating.declined().getFirst().reason();
  }

  private Consignment from(Address from, Address to, Parcel parcel, boolean isReturn) {
    return new Consignment(from, to, parcel, isReturn, null, null, desk.now);
  }
}

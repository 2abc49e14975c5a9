package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SurchargesTest {

  /// A Chicago ZIP, zone 5 from Manhattan, on neither carrier's delivery area list.
  private static final String PLAIN = "60614";

  private final Desk desk = new Desk();

  @Test
  void aPlainGroundParcelPaysBaseAndFuelOnly() {
    var quote = quote("ups", "ups_ground", PLAIN, Desk.box(5));
    assertThat(quote.zone()).isEqualTo("5");
    assertThat(lines(quote)).isEqualTo("base 18.65, fuel 4.94");
    assertThat(quote.amount()).isEqualTo(Money.usd("23.59"));
  }

  @ParameterizedTest
  @CsvSource({
    // 26.5 % on 18.65 + 6.50; 27.5 % on air
    "ups, ups_ground, 'base 18.65, residential 6.50, fuel 6.66'",
    "ups, ups_2nd_day_air, 'base 54.97, residential 7.00, fuel 17.04'",
    "fedex, GROUND_HOME_DELIVERY, 'base 18.53, residential 6.45, fuel 6.49'",
    "fedex, FEDEX_2_DAY, 'base 55.07, residential 6.95, fuel 16.75'",
    "usps, PRIORITY_MAIL, 'base 21.52'"
  })
  void aHomeCostsMoreExceptAtThePost(String carrier, String service, String lines) {
    assertThat(lines(quote(carrier, service, PLAIN, Boxes.toHome(Desk.box(5))))).isEqualTo(lines);
  }

  @ParameterizedTest
  @CsvSource({
    // each class of each list, business and home
    "ups, ups_ground, 01002, 4.50, 6.55",
    "ups, ups_next_day_air, 01005, 5.70, 8.85",
    "ups, ups_ground, 01026, 16.50, 16.50",
    "ups, ups_ground, 99546, 46.25, 46.25",
    "ups, ups_2nd_day_air, 96703, 16.50, 16.50",
    "fedex, FEDEX_2_DAY, 01002, 4.45, 6.60",
    "fedex, PRIORITY_OVERNIGHT, 01005, 5.55, 8.80",
    "fedex, FEDEX_2_DAY, 01026, 16.75, 16.75",
    "fedex, FEDEX_2_DAY, 96703, 16.25, 16.25"
  })
  void aDeliveryAreaCostsByItsClassAndDoor(
      String carrier, String service, String zip, String business, String home) {
    assertThat(line(quote(carrier, service, zip, Desk.box(5)), "delivery_area"))
        .isEqualTo(Money.usd(business));
    assertThat(line(quote(carrier, service, zip, Boxes.toHome(Desk.box(5))), "delivery_area"))
        .isEqualTo(Money.usd(home));
  }

  @ParameterizedTest
  @CsvSource({
    // ship date, ground per cent: before the first week, inside a week, its first day, after the
    // last
    "2026-01-05T15:00:00Z, 21.50",
    "2026-03-06T15:00:00Z, 21.50",
    "2026-03-09T15:00:00Z, 22.75",
    "2026-06-12T15:00:00Z, 27.00",
    "2026-06-15T15:00:00Z, 26.50",
    "2026-11-20T15:00:00Z, 26.50",
    // tendered on Sunday the 14th, shipped on Monday: the new week counts
    "2026-06-14T15:00:00Z, 26.50"
  })
  void theFuelOfTheShipDatesWeekCounts(Instant tendered, String percent) {
    desk.now = tendered;
    var quote = quote("ups", "ups_ground", PLAIN, Desk.box(5));
    assertThat(quote.breakdown().getLast().description())
        .hasToString("Fuel surcharge " + percent + " %");
  }

  @ParameterizedTest
  @CsvSource({
    // exactly at a bound: none; over: by the dearest reason
    "50, 48, 20, 8, ''",
    "51, 20, 10, 10, 'Additional handling, weight 56.25'",
    "20, 48.1, 10, 10, 'Additional handling, size 38.50'",
    "20, 34, 30, 4, ''",
    "20, 34, 30.5, 4, 'Additional handling, size 38.50'",
    "51, 60, 10, 10, 'Additional handling, weight 56.25'",
    // large packages pay that instead
    "20, 96, 8, 8, 'Additional handling, size 38.50'",
    "20, 96.5, 8, 8, 'Large package 273.00'",
    "111, 20, 20, 20, 'Large package 273.00'",
    "110, 20, 20, 20, 'Additional handling, weight 56.25'"
  })
  void handlingIsChargedAboveItsBoundsAndLargePackagesInstead(
      int pounds, String length, String width, String height, String expected) {
    var quote = quote("ups", "ups_ground", PLAIN, Boxes.of(pounds, length, width, height));
    var handling =
        quote.breakdown().stream()
            .filter(c -> c.code().equals("additional_handling") || c.code().equals("large_package"))
            .map(c -> c.description() + " " + c.amount().amount())
            .toList();
    assertThat(String.join(", ", handling)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    // zone steps 2, 3-4, 5-6, 7 and up: Philadelphia, Boston, Raleigh, Chicago, Denver, Los Angeles
    "19103, 46.50",
    "02108, 50.75",
    "27601, 50.75",
    "60601, 56.25",
    "80202, 58.75",
    "90001, 58.75",
    "99501, 58.75"
  })
  void handlingCostsByZone(String zip, String price) {
    var quote = quote("ups", "ups_ground", zip, Boxes.of(60, "20", "10", "10"));
    assertThat(line(quote, "additional_handling")).isEqualTo(Money.usd(price));
  }

  @ParameterizedTest
  @CsvSource({
    // 12 x 12 x 12 = 1,728: 12.43 lb by size, which USPS does not count at exactly a cubic foot
    "ups, ups_ground, 1, 12, 12, 12, 13",
    "fedex, FEDEX_GROUND, 1, 12, 12, 12, 13",
    "usps, PRIORITY_MAIL, 1, 12, 12, 12, 1",
    "usps, PRIORITY_MAIL, 1, 12.1, 12, 12, 14",
    "usps, PRIORITY_MAIL, 20, 14, 12, 12, 20",
    // sides are rounded up first: 10.1 x 10.1 x 10.1 is 11 x 11 x 11 = 1,331
    "ups, ups_ground, 1, 10.1, 10.1, 10.1, 10",
    // least weights: 40 for size handling, 90 for large packages, 70 for oversized post
    "ups, ups_ground, 5, 50, 4, 4, 40",
    "ups, ups_ground, 5, 100, 4, 4, 90",
    "usps, USPS_GROUND_ADVANTAGE, 5, 100, 4, 4, 70",
    // never above the heaviest the post has a price for
    "usps, PRIORITY_MAIL, 5, 24, 21, 21, 70",
    // above the heaviest of the table, by the pound
    "ups, ups_ground, 20, 34, 32, 32, 251"
  })
  void theBillableWeightIsTheLargestOfActualDimensionalAndLeast(
      String carrier,
      String service,
      int pounds,
      String length,
      String width,
      String height,
      int billable) {
    var quote = quote(carrier, service, PLAIN, Boxes.of(pounds, length, width, height));
    assertThat(quote.billableWeight()).isEqualTo(Weight.ofPounds(billable));
  }

  @Test
  void actualWeightIsRoundedUpToThePound() {
    var sides = Dimensions.ofInches("6", "4", "3");
    var justOver = Boxes.of(Weight.ofOunces("16.1"), sides);
    assertThat(quote("ups", "ups_ground", PLAIN, justOver).billableWeight())
        .isEqualTo(Weight.ofPounds(2));
    var ounces = Boxes.of(Weight.ofOunces("15.9"), sides);
    assertThat(quote("ups", "ups_ground", PLAIN, ounces).billableWeight())
        .isEqualTo(Weight.ofPounds(1));
  }

  @Test
  void lessThanAPoundIsCheaperAtThePostAndBilledAsItIs() {
    var sides = Dimensions.ofInches("6", "4", "3");
    var light =
        quote("usps", "USPS_GROUND_ADVANTAGE", PLAIN, Boxes.of(Weight.ofOunces("15.9"), sides));
    var pound = quote("usps", "USPS_GROUND_ADVANTAGE", PLAIN, Boxes.of(Weight.ofPounds(1), sides));
    assertThat(light.amount()).isEqualTo(Money.usd("7.69"));
    assertThat(light.billableWeight()).isEqualTo(Weight.ofOunces("15.9"));
    assertThat(pound.amount()).isEqualTo(Money.usd("8.74"));
  }

  @ParameterizedTest
  @CsvSource({
    "22, 5, 5, ''",
    "22.1, 5, 5, '4.00'",
    "30, 5, 5, '4.00'",
    "30.1, 5, 5, '18.00'",
    // 16 x 16 x 14 = 3,584 cubic inches is over two cubic feet
    "16, 16, 13, ''",
    "16, 16, 14, '30.00'",
    "31, 12, 12, '18.00 30.00'"
  })
  void thePostChargesLongAndBulkyPieces(String length, String width, String height, String fees) {
    var quote = quote("usps", "PRIORITY_MAIL", PLAIN, Boxes.of(5, length, width, height));
    var charged =
        quote.breakdown().stream()
            .filter(c -> c.code().equals("nonstandard"))
            .map(c -> c.amount().amount().toPlainString())
            .toList();
    assertThat(String.join(" ", charged)).isEqualTo(fees);
  }

  @ParameterizedTest
  @CsvSource({
    "usps, PRIORITY_MAIL, STANDARD, 3.95",
    "usps, PRIORITY_MAIL, ADULT, 9.90",
    "ups, ups_ground, STANDARD, 7.70",
    "ups, ups_ground, ADULT, 10.15",
    "fedex, FEDEX_2_DAY, STANDARD, 7.60",
    "fedex, FEDEX_2_DAY, ADULT, 10.00"
  })
  void aSignatureIsChargedWithoutFuel(
      String carrier, String service, Signature signature, String price) {
    var plain = quote(carrier, service, PLAIN, Desk.box(5));
    var signed = quote(carrier, service, PLAIN, Boxes.signed(Desk.box(5), signature));
    assertThat(signed.amount().minus(plain.amount())).isEqualTo(Money.usd(price));
  }

  @ParameterizedTest
  @CsvSource({
    "ups, ups_ground, 100.00, 0.00",
    "ups, ups_ground, 100.01, 5.11",
    "ups, ups_ground, 300.00, 5.11",
    "ups, ups_ground, 300.01, 6.81",
    "ups, ups_ground, 1000.00, 17.01",
    "fedex, FEDEX_2_DAY, 100.00, 0.00",
    "fedex, FEDEX_2_DAY, 300.00, 4.95",
    "fedex, FEDEX_2_DAY, 400.00, 6.60",
    "usps, PRIORITY_MAIL, 100.00, 0.00",
    "usps, PRIORITY_MAIL, 200.00, 3.50",
    "usps, PRIORITY_MAIL, 201.00, 7.00"
  })
  void theFirstHundredOfDeclaredValueIsFree(
      String carrier, String service, String value, String price) {
    var plain = quote(carrier, service, PLAIN, Desk.box(5));
    var insured = quote(carrier, service, PLAIN, Boxes.insured(Desk.box(5), value));
    assertThat(insured.amount().minus(plain.amount())).isEqualTo(Money.usd(price));
  }

  @Test
  void hazardousMaterialsOnFedexGroundHaveTheirOwnLine() {
    var quote = quote("fedex", "FEDEX_GROUND", PLAIN, Boxes.hazmat(Desk.box(5)));
    assertThat(line(quote, "hazmat")).isEqualTo(Money.usd("57.25"));
  }

  private Quote quote(String carrier, String service, String to, Parcel parcel) {
    return desk.quote(carrier, service, desk.from("10001", to, parcel));
  }

  private static Money line(Quote quote, String code) {
    return quote.breakdown().stream()
        .filter(c -> c.code().equals(code))
        .map(Quote.Charge::amount)
        .findFirst()
        .orElse(Money.usd("0.00"));
  }

  private static String lines(Quote quote) {
    return String.join(
        ", ",
        quote.breakdown().stream()
            .map(c -> c.code() + " " + c.amount().amount().toPlainString())
            .toList());
  }
}

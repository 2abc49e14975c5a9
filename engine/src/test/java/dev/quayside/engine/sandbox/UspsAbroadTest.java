package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.Incoterm;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UspsAbroadTest {

  private static final String PACKAGE = "FIRST-CLASS_PACKAGE_INTERNATIONAL_SERVICE";
  private static final String PRIORITY = "PRIORITY_MAIL_INTERNATIONAL";
  private static final String EXPRESS = "PRIORITY_MAIL_EXPRESS_INTERNATIONAL";

  private final Desk desk = new Desk();

  @ParameterizedTest
  @CsvSource({
    "M5V 2T6, CA, 1",
    "06500, MX, 2",
    "SW1A 1AA, GB, 3",
    "2000, AU, 4",
    "01310-100, BR, 5"
  })
  void threeServicesGoToTheWorldByCountryGroup(String zip, String country, String zone) {
    var quotes = desk.rate("usps", to(zip, country, Desk.box(2), null)).quotes();
    assertThat(quotes).extracting(Quote::service).containsExactly(PACKAGE, PRIORITY, EXPRESS);
    assertThat(quotes).allMatch(quote -> quote.zone().equals(zone));
    assertThat(quotes).isSortedAccordingTo((a, b) -> a.amount().compareTo(b.amount()));
    assertThat(quotes).isSortedAccordingTo((a, b) -> b.transitDays() - a.transitDays());
  }

  @ParameterizedTest
  @CsvSource({"00901, PR", "00901, US", "96910, GU", "09012, US", "96813, US"})
  void territoriesAndMilitaryMailStayDomestic(String zip, String country) {
    assertThat(desk.rate("usps", to(zip, country, Desk.box(2), null)).quotes())
        .extracting(Quote::service)
        .containsExactly("USPS_GROUND_ADVANTAGE", "PRIORITY_MAIL", "PRIORITY_MAIL_EXPRESS");
  }

  @Test
  void fourPoundsAreTheMostOfAPackageAndFourHundredDollarsItsWorth() {
    assertThat(declined(PACKAGE, to("SW1A 1AA", "GB", Desk.box(4), goods("400.00")))).isEmpty();
    assertThat(declined(PACKAGE, to("SW1A 1AA", "GB", Desk.box(4), goods("400.01"))))
        .containsExactly(ProblemCode.SERVICE_NOT_AVAILABLE);
    var heavier = Boxes.of(Weight.ofOunces("64.1"), null);
    assertThat(declined(PACKAGE, to("SW1A 1AA", "GB", heavier, null)))
        .containsExactly(ProblemCode.WEIGHT_EXCEEDS_LIMIT);
  }

  @Test
  void sidesAddUpToThirtySixInchesAtMost() {
    assertThat(declined(PACKAGE, to("SW1A 1AA", "GB", Boxes.of(2, "20", "10", "6"), null)))
        .isEmpty();
    assertThat(declined(PACKAGE, to("SW1A 1AA", "GB", Boxes.of(2, "20", "10", "7"), null)))
        .containsExactly(ProblemCode.SIZE_EXCEEDS_LIMIT);
  }

  @ParameterizedTest
  @CsvSource({"DE, 10115, 70", "GB, SW1A 1AA, 66", "AU, 2000, 44"})
  void theHeaviestWeightIsTheCountrys(String country, String zip, int pounds) {
    assertThat(declined(PRIORITY, to(zip, country, Desk.box(pounds), null))).isEmpty();
    assertThat(declined(PRIORITY, to(zip, country, Desk.box(pounds + 1), null)))
        .containsExactly(ProblemCode.WEIGHT_EXCEEDS_LIMIT);
  }

  @Test
  void aSuspendedLaneIsRefusedWithItsReason() {
    var rating = desk.rate("usps", to("101000", "RU", Desk.box(2), null));
    assertThat(rating.quotes()).isEmpty();
    assertThat(rating.declined())
        .anyMatch(no -> no.reason().message().sentence().contains("suspended mail to Russia"));
  }

  @ParameterizedTest
  @CsvSource({PACKAGE + ", LZ", PRIORITY + ", CP", EXPRESS + ", EI"})
  void aPurchaseHasAPostalNumberAndPassesCustoms(String service, String letters) {
    var carrier = desk.carrier("usps");
    var bought =
        carrier.purchase(desk.tender("shp_1", service, to("SW1A 1AA", "GB", Desk.box(2), null)));
    assertThat(bought.trackingNumber()).matches(letters + "\\d{9}US");
    assertThat(TrackingNumbers.detect(bought.trackingNumber())).containsExactly("usps");
    assertThat(bought.routing()).containsEntry("zone", "3");

    desk.now = desk.now.plus(Duration.ofDays(30));
    assertThat(carrier.track(bought.trackingNumber()))
        .anyMatch(scan -> scan.substatus() == Substatus.CUSTOMS_PROCESSING)
        .anyMatch(scan -> scan.status() == TrackingStatus.DELIVERED);
  }

  private List<ProblemCode> declined(String service, Consignment consignment) {
    return desk.carrier("usps").rate(consignment, Set.of(service)).declined().stream()
        .map(no -> no.reason().code())
        .toList();
  }

  private Consignment to(String zip, String country, Parcel parcel, @Nullable Customs customs) {
    return new Consignment(
        Address.of("94103", "US"),
        Address.of(zip, country),
        parcel,
        false,
        customs,
        null,
        desk.now);
  }

  private static Customs goods(String usd) {
    return new Customs(
        ContentsType.MERCHANDISE,
        null,
        List.of(new CustomsItem("Shoes", 1, Money.usd(usd), Weight.ofPounds(1), "640399", "US")),
        Incoterm.DDU);
  }

  @ParameterizedTest
  @CsvSource({
    // ounces, price to Canada, ounces billed
    "0.1, 10.75, 1",
    "1, 10.75, 1",
    "1.01, 11.50, 2",
    "8, 16.00, 8",
    "15.99, 22.00, 16",
    "16, 22.00, 16",
    "16.01, 30.00, 32"
  })
  void firstClassPackagesUnderAPoundArePricedByTheOunce(
      String ounces, String price, String billed) {
    var parcel = Boxes.of(Weight.ofOunces(ounces), Dimensions.ofInches("6", "4", "3"));
    var quote =
        desk.quote(
            "usps",
            "FIRST-CLASS_PACKAGE_INTERNATIONAL_SERVICE",
            desk.abroad("94103", "M5V 2T6", "CA", parcel));
    assertThat(quote.amount()).isEqualTo(Money.usd(price));
    assertThat(quote.billableWeight()).isEqualTo(Weight.ofOunces(billed));
  }
}

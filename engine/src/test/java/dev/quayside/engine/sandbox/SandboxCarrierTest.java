package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.sandbox.control.CarrierFault;
import dev.quayside.engine.sandbox.control.CarrierFault.Availability;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SandboxCarrierTest {

  private final Desk desk = new Desk();

  @ParameterizedTest
  @CsvSource({
    "usps, USPS_GROUND_ADVANTAGE, 9200190010000000000013",
    "usps, PRIORITY_MAIL, 9205590010000000000016",
    "ups, ups_ground, 1ZQS00000300000015",
    "ups, ups_next_day_air, 1ZQS00000100000019",
    "fedex, FEDEX_GROUND, 794000000014",
    "fedex, FEDEX_2_DAY, 794000000014"
  })
  void theFirstNumberOfAFreshInstallationIsTheSameEverywhere(
      String carrier, String service, String number) {
    assertThat(buy(carrier, service, "shp_1")).isEqualTo(number);
  }

  @Test
  void everyServicesNumbersHaveTheCarriersShapeAndAreNeverGivenTwice() {
    var seen = new HashSet<String>();
    Sold.services()
        .forEach(
            service -> {
              var sold = Sold.consignments(service, Sold.SLIM);
              assertThat(sold).as("%s is sold somewhere", service).isNotEmpty();
              for (int i = 0; i < 5; i++) {
                var consignment = sold.get(i % sold.size());
                var tender = desk.tender(service.code() + i, service.code(), consignment);
                var number = desk.carrier(service.carrier()).purchase(tender).trackingNumber();
                assertThat(TrackingNumbers.detect(number)).as(number).contains(service.carrier());
                assertThat(seen.add(number)).as(number).isTrue();
              }
            });
  }

  @Test
  void anAcceptanceTellsShipDateDeliveryAndWhenItWasTaken() {
    var tender = desk.tender("shp_1", "ups_ground", desk.from("94103", "10001", Desk.box(2)));
    var acceptance = desk.carrier("ups").purchase(tender);
    assertThat(acceptance.shipDate()).isEqualTo("2026-06-16");
    assertThat(acceptance.estimatedDelivery()).isEqualTo("2026-06-23");
    assertThat(acceptance.acceptedAt()).isEqualTo(Desk.TUESDAY);
    assertThat(acceptance.routing()).isEqualTo(java.util.Map.of("urc", "NY 100 0-11"));
  }

  @Test
  void fedexRoutesByAirport() {
    var tender = desk.tender("shp_1", "FEDEX_2_DAY", desk.from("94103", "75201", Desk.box(2)));
    assertThat(desk.carrier("fedex").purchase(tender).routing())
        .containsEntry("airport", "DFW")
        .containsEntry("origin", "SFOA")
        .hasEntrySatisfying("ursa", ursa -> assertThat(ursa).matches("[A-Z]{2} DFWA"));
  }

  @Test
  void theSameReferenceNeverBuysTwiceWhateverItAsksFor() {
    var number = buy("ups", "ups_ground", "shp_1");
    assertThat(buy("ups", "ups_next_day_air", "shp_1")).isEqualTo(number);
    assertThat(buy("ups", "ups_ground", "shp_2")).isNotEqualTo(number);
  }

  @Test
  void anUnservedTenderIsRefusedAndBuysNothing() {
    var ups = desk.carrier("ups");
    var tender = desk.tender("shp_1", "ups_ground", desk.from("94103", "10001", Desk.box(151)));
    assertThatThrownBy(() -> ups.purchase(tender))
        .isInstanceOfSatisfying(
            ProblemException.class,
            e -> assertThat(e.code()).isEqualTo(ProblemCode.WEIGHT_EXCEEDS_LIMIT));
    assertThat(lookUp()).isInstanceOf(LookupAnswer.NotBought.class);
  }

  @Test
  void anUnknownServiceIsInvalidAndSaysWhereTheListIs() {
    var tender = desk.tender("shp_1", "ups_teleport", desk.from("94103", "10001", Desk.box(1)));
    assertThatThrownBy(() -> desk.carrier("ups").purchase(tender))
        .isInstanceOfSatisfying(
            ProblemException.class,
            e -> {
              assertThat(e.code()).isEqualTo(ProblemCode.INVALID_SERVICE);
              assertThat(e.getMessage()).contains("/v1/carriers/ups");
            });
  }

  @Test
  void anUnscannedLabelIsVoidedAndARetryAnswersTheSame() {
    var number = buy("ups", "ups_ground", "shp_1");
    var first = desk.carrier("ups").voidLabel(new IssuedLabel("shp_1", number, ""));
    assertThat(first).isInstanceOf(VoidAnswer.Voided.class);
    desk.now = desk.now.plus(Duration.ofDays(30));
    assertThat(desk.carrier("ups").voidLabel(new IssuedLabel("shp_1", number, "")))
        .isEqualTo(first);
    assertThat(desk.carrier("ups").track(number))
        .extracting(Scan::status)
        .containsExactly(TrackingStatus.PRE_TRANSIT, TrackingStatus.CANCELLED);
  }

  @Test
  void refundsTakeFiveToSevenBusinessDays() {
    var delays = new HashSet<Long>();
    for (int i = 0; i < 20; i++) {
      var number = buy("ups", "ups_ground", "shp_" + i);
      switch (desk.carrier("ups").voidLabel(new IssuedLabel("shp_1", number, ""))) {
        case VoidAnswer.Voided(var delay) -> delays.add(delay.toDays());
        case VoidAnswer other -> throw new AssertionError(other);
      }
    }
    // from a Tuesday: Tuesday, Wednesday or Thursday of the next week
    assertThat(delays).containsExactlyInAnyOrder(7L, 8L, 9L);
  }

  @Test
  void aScannedLabelIsNotVoided() {
    var number = buy("ups", "ups_ground", "shp_1");
    desk.now = desk.now.plus(Duration.ofDays(2));
    assertThat(desk.carrier("ups").voidLabel(new IssuedLabel("shp_1", number, "")))
        .isInstanceOfSatisfying(
            VoidAnswer.Refused.class,
            no -> assertThat(no.reason().sentence()).contains("already scanned"));
    assertThat(desk.carrier("ups").track(number))
        .extracting(Scan::status)
        .contains(TrackingStatus.IN_TRANSIT);
  }

  @Test
  void aLabelThatIsNotOursIsNotVoided() {
    assertThat(desk.carrier("ups").voidLabel(new IssuedLabel("shp_1", "1Z5R89390357567127", "")))
        .isInstanceOf(VoidAnswer.Refused.class);
    assertThat(desk.carrier("ups").track("1Z5R89390357567127")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "usps, USPS_GROUND_ADVANTAGE",
    "usps, PRIORITY_MAIL_EXPRESS",
    "ups, ups_ground",
    "ups, ups_next_day_air_early",
    "fedex, FEDEX_GROUND",
    "fedex, FIRST_OVERNIGHT",
    "fedex, STANDARD_OVERNIGHT"
  })
  void aParcelMovesInOrderFromPickupToTheDoorOnThePromisedDay(String code, String service) {
    for (var to : new String[] {"10001", "94110", "33101", "60614"}) {
      var consignment = desk.from("94103", to, Desk.box(2));
      var acceptance = desk.carrier(code).purchase(desk.tender("shp_" + to, service, consignment));
      desk.now = Desk.TUESDAY.plus(Duration.ofDays(30));
      var scans = desk.carrier(code).track(acceptance.trackingNumber());
      desk.now = Desk.TUESDAY;
      assertThat(scans).isSortedAccordingTo(Comparator.comparing(Scan::at));
      assertThat(scans.stream().map(Scan::status).distinct())
          .containsExactly(
              TrackingStatus.PRE_TRANSIT,
              TrackingStatus.ACCEPTED,
              TrackingStatus.IN_TRANSIT,
              TrackingStatus.OUT_FOR_DELIVERY,
              TrackingStatus.DELIVERED);
      assertThat(scans.getLast().at().atZone(java.time.ZoneId.of("America/New_York")).toLocalDate())
          .isEqualTo(acceptance.estimatedDelivery());
      assertThat(scans).allSatisfy(scan -> assertThat(scan.city()).isNotBlank());
    }
  }

  @Test
  void earlyMeansBeforeItsHour() {
    var number = buy("ups", "ups_next_day_air_early", "shp_1");
    desk.now = desk.now.plus(Duration.ofDays(3));
    // 08:00 in New York
    assertThat(desk.carrier("ups").track(number).getLast().at())
        .isBefore(Instant.parse("2026-06-17T12:00:00Z"));
  }

  @Test
  void scansAppearAsTheClockReachesThem() {
    var number = buy("ups", "ups_ground", "shp_1");
    var ups = desk.carrier("ups");
    assertThat(ups.track(number)).hasSize(1);
    int known = 1;
    for (int hour = 0; hour < 24 * 9; hour++) {
      desk.now = desk.now.plus(Duration.ofHours(1));
      var scans = ups.track(number);
      assertThat(scans.size()).isGreaterThanOrEqualTo(known);
      assertThat(scans).allSatisfy(scan -> assertThat(scan.at()).isBeforeOrEqualTo(desk.now));
      known = scans.size();
    }
    assertThat(known).isGreaterThan(6);
  }

  @Test
  void nothingMovesByItselfWhenAutoScanIsOff() {
    desk.autoScan = false;
    var number = buy("ups", "ups_ground", "shp_1");
    desk.now = desk.now.plus(Duration.ofDays(30));
    assertThat(desk.carrier("ups").track(number))
        .extracting(Scan::status)
        .containsExactly(TrackingStatus.PRE_TRANSIT);
    assertThat(desk.carrier("ups").voidLabel(new IssuedLabel("shp_1", number, "")))
        .isInstanceOf(VoidAnswer.Voided.class);
  }

  @Test
  void aSignedParcelIsDeliveredSigned() {
    var parcel = Boxes.signed(Desk.box(2), Signature.ADULT);
    var tender = desk.tender("shp_1", "ups_ground", desk.from("94103", "10001", parcel));
    var number = desk.carrier("ups").purchase(tender).trackingNumber();
    desk.now = desk.now.plus(Duration.ofDays(30));
    assertThat(desk.carrier("ups").track(number).getLast().substatus())
        .isEqualTo(Substatus.DELIVERED_SIGNED);
  }

  @Test
  void twoInstallationsTellTheSameStory() {
    var other = new Desk();
    var number = buy("fedex", "FEDEX_2_DAY", "shp_1");
    var tender = other.tender("shp_9", "FEDEX_2_DAY", other.from("94103", "10001", Desk.box(2)));
    other.carrier("fedex").purchase(tender);
    desk.now = desk.now.plus(Duration.ofDays(9));
    other.now = desk.now;
    assertThat(other.carrier("fedex").track(number)).isEqualTo(desk.carrier("fedex").track(number));
  }

  @Test
  void aCarrierThatIsDownHasNotHeardOfThePurchase() {
    desk.fault = new CarrierFault(Availability.DOWN, Duration.ZERO);
    assertUnavailable(() -> buy("ups", "ups_ground", "shp_1"));
    assertUnavailable(() -> desk.rate("ups", desk.from("94103", "10001", Desk.box(2))));
    assertUnavailable(() -> desk.carrier("ups").track("1ZQS00000300000015"));
    desk.fault = CarrierFault.NONE;
    assertThat(lookUp()).isInstanceOf(LookupAnswer.NotBought.class);
  }

  @Test
  void aFlakyCarrierFailsEveryOtherCallWithoutDoingAnything() {
    desk.fault = new CarrierFault(Availability.FLAKY, Duration.ZERO);
    assertUnavailable(() -> buy("ups", "ups_ground", "shp_1"));
    assertThat(buy("ups", "ups_ground", "shp_1")).isEqualTo("1ZQS00000300000015");
    assertUnavailable(() -> desk.rate("ups", desk.from("94103", "10001", Desk.box(2))));
  }

  @Test
  void aPurchaseWhoseAnswerIsLostIsFoundByItsReference() {
    desk.fault = new CarrierFault(Availability.TIMEOUT_AFTER_PURCHASE, Duration.ZERO);
    assertThatThrownBy(() -> buy("ups", "ups_ground", "shp_1"))
        .isInstanceOf(InDoubtException.class);
    assertThat(lookUp())
        .isInstanceOfSatisfying(
            LookupAnswer.Bought.class,
            found ->
                assertThat(found.acceptance().trackingNumber()).isEqualTo("1ZQS00000300000015"));
  }

  @Test
  void anAnswerNobodyCanReadIsAnOutageButAPurchaseBehindItIsInDoubtUntilItCanBeRead() {
    desk.fault = new CarrierFault(Availability.MALFORMED, Duration.ZERO);
    assertUnavailable(() -> desk.rate("ups", desk.from("94103", "10001", Desk.box(2))));
    assertThatThrownBy(() -> buy("ups", "ups_ground", "shp_1"))
        .isInstanceOf(InDoubtException.class);
    assertUnavailable(this::lookUp);
    desk.fault = CarrierFault.NONE;
    assertThat(lookUp()).isInstanceOf(LookupAnswer.Bought.class);
  }

  @Test
  void latencyIsHeldOnEveryCallAndASlowCarrierIsSlowerThanAnyoneWaits() {
    desk.fault = new CarrierFault(Availability.UP, Duration.ofMillis(250));
    desk.rate("ups", desk.from("94103", "10001", Desk.box(2)));
    desk.fault = new CarrierFault(Availability.SLOW, Duration.ZERO);
    desk.rate("ups", desk.from("94103", "10001", Desk.box(2)));
    assertThat(desk.pauses).containsExactly(Duration.ofMillis(250), Duration.ofSeconds(20));
  }

  @Test
  void aPurchaseInterruptedWhileItsAnswerIsAwaitedIsInDoubtAndInTheBooks() {
    var ledger = new MemoryLedger();
    desk.fault = new CarrierFault(Availability.SLOW, Duration.ZERO);
    Carrier ups =
        new SandboxNetwork(
                ledger,
                new NoScans(),
                desk,
                _ -> () -> Desk.TUESDAY,
                _ -> {
                  throw new InterruptedException();
                })
            .carriers(Desk.WORKSPACE).stream()
                .filter(carrier -> carrier.profile().code().equals("ups"))
                .findFirst()
                .orElseThrow();
    var tender = desk.tender("shp_1", "ups_ground", desk.from("94103", "10001", Desk.box(2)));
    assertThatThrownBy(() -> ups.purchase(tender)).isInstanceOf(InDoubtException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertUnavailable(() -> ups.rate(tender.consignment(), Set.of()));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(ledger.byReference(Desk.WORKSPACE, "ups", "shp_1")).isPresent();
  }

  private LookupAnswer lookUp() {
    return desk.carrier("ups")
        .lookUp(desk.tender("shp_1", "ups_ground", desk.from("94103", "10001", Desk.box(2))));
  }

  private String buy(String carrier, String service, String reference) {
    var tender = desk.tender(reference, service, desk.from("94103", "10001", Desk.box(2)));
    return desk.carrier(carrier).purchase(tender).trackingNumber();
  }

  private static void assertUnavailable(Runnable call) {
    assertThatThrownBy(call::run)
        .isInstanceOfSatisfying(
            ProblemException.class,
            e -> assertThat(e.code()).isEqualTo(ProblemCode.CARRIER_UNAVAILABLE));
  }
}

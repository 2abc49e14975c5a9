package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What becomes of many parcels.
@TestInstance(Lifecycle.PER_CLASS)
class FateTest {

  private static final int PARCELS = 3000;
  private static final List<String> TO_LONDON = List.of("US", "94103", "GB", "SW1A 1AA");
  private static final ZoneId NEW_YORK = ZoneId.of("America/New_York");

  private final Desk desk = new Desk();

  /// Lived once for all tests.
  private final List<List<Scan>> lives = lives();

  @Test
  void betweenNinetyThreeAndNinetyEightPercentArriveOnTheirDay() {
    long onTime = lives.stream().filter(scans -> deliveredBy(scans, "2026-06-18")).count();
    assertThat(onTime).isBetween(PARCELS * 93L / 100, PARCELS * 98L / 100);
  }

  @Test
  void aLostParcelEndsUnderSearchAndAllOthersDeliveredOrReturned() {
    for (var life : lives) {
      assertThat(life).isSortedAccordingTo(Comparator.comparing(Scan::at));
      if (has(life, Substatus.LOST)) {
        assertThat(life.getLast().substatus()).isEqualTo(Substatus.LOST);
      } else {
        assertThat(life.getLast().status()).isIn(TrackingStatus.DELIVERED, TrackingStatus.RETURNED);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    // of a thousand parcels within the country
    "DELAYED, 15",
    "WEATHER_DELAY, 8",
    "DELIVERY_ATTEMPTED, 19",
    "PICKUP_READY, 7",
    "HELD, 5",
    "ADDRESS_ISSUE, 5",
    "DAMAGED, 2",
    "REFUSED, 2",
    "LOST, 2",
    "RETURNED_TO_SENDER, 4"
  })
  void eachMishapHappensAboutAsOftenAsItShould(Substatus what, int perThousand) {
    double expected = PARCELS * perThousand / 1000.0;
    // four standard deviations
    double slack = 4 * Math.sqrt(expected);
    assertThat((double) lives.stream().filter(life -> has(life, what)).count())
        .isBetween(expected - slack, expected + slack)
        .isPositive();
  }

  @Test
  void customsHoldsOnlyWhatCrossesABorder() {
    assertThat(lives).noneMatch(life -> has(life, Substatus.CUSTOMS_ISSUE));
    var abroad = lives("dhl_express", "dhl_express_worldwide", TO_LONDON);
    var held = abroad.stream().filter(life -> has(life, Substatus.CUSTOMS_ISSUE)).toList();
    assertThat(held).hasSizeBetween(PARCELS * 10 / 1000, PARCELS * 25 / 1000);
    assertThat(held)
        .anyMatch(life -> life.getLast().status() == TrackingStatus.DELIVERED)
        .anyMatch(life -> life.getLast().status() == TrackingStatus.RETURNED);
  }

  @Test
  void whatNobodyFetchesGoesBackAfterTwoWeeks() {
    var unclaimed =
        lives.stream()
            .filter(life -> has(life, Substatus.PICKUP_READY))
            .filter(life -> has(life, Substatus.RETURNED_TO_SENDER))
            .findFirst()
            .orElseThrow();
    var waiting = when(unclaimed, Substatus.PICKUP_READY);
    assertThat(Duration.between(waiting, when(unclaimed, Substatus.HELD))).hasDays(15);
  }

  @Test
  void anAttemptIsFollowedByAnotherRoundOnTheNextDay() {
    var attempted =
        lives.stream()
            .filter(life -> has(life, Substatus.DELIVERY_ATTEMPTED))
            .filter(life -> !has(life, Substatus.PICKUP_READY))
            .findFirst()
            .orElseThrow();
    assertThat(
            attempted.stream().filter(s -> s.status() == TrackingStatus.OUT_FOR_DELIVERY).count())
        .isEqualTo(2);
    assertThat(deliveredBy(attempted, "2026-06-18")).isFalse();
    assertThat(deliveredBy(attempted, "2026-06-19")).isTrue();
  }

  private static boolean deliveredBy(List<Scan> scans, String day) {
    var last = scans.getLast();
    return last.status() == TrackingStatus.DELIVERED
        && last.at().atZone(NEW_YORK).toLocalDate().toString().compareTo(day) <= 0;
  }

  private List<List<Scan>> lives() {
    return lives("fedex", "FEDEX_2_DAY", List.of("US", "94103", "US", "10001"));
  }

  private List<List<Scan>> lives(String code, String service, List<String> lane) {
    var carrier = desk.carrier(code);
    desk.now = Desk.TUESDAY;
    var consignment = desk.lane(lane.get(0), lane.get(1), lane.get(2), lane.get(3), Desk.box(2));
    var numbers = new ArrayList<String>();
    for (int i = 0; i < PARCELS; i++) {
      var tender = desk.tender(code + i, service, consignment);
      numbers.add(carrier.purchase(tender).trackingNumber());
    }
    desk.now = desk.now.plus(Duration.ofDays(60));
    return numbers.stream().map(carrier::track).toList();
  }

  private static boolean has(List<Scan> life, Substatus what) {
    return life.stream().anyMatch(scan -> scan.substatus() == what);
  }

  private static Instant when(List<Scan> life, Substatus what) {
    return life.stream().filter(scan -> scan.substatus() == what).findFirst().orElseThrow().at();
  }
}

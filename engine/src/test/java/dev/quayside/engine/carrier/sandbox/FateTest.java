package dev.quayside.engine.carrier.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.carrier.Scan;
import dev.quayside.engine.carrier.Substatus;
import dev.quayside.engine.carrier.TrackingStatus;
import java.time.Duration;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What becomes of many parcels.
class FateTest {

  private static final int PARCELS = 2000;
  private static final ZoneId NEW_YORK = ZoneId.of("America/New_York");

  private final Desk desk = new Desk();
  private final List<List<Scan>> lives = lives();

  @Test
  void betweenNinetyThreeAndNinetyEightPercentArriveOnTheirDay() {
    long onTime = lives.stream().filter(scans -> deliveredBy(scans, "2026-06-18")).count();
    assertThat(onTime).isBetween(PARCELS * 93L / 100, PARCELS * 98L / 100);
  }

  @Test
  void everyLifeEndsDeliveredOrReturnedAndItsScansAreInOrder() {
    assertThat(lives)
        .allSatisfy(
            scans -> {
              assertThat(scans.getLast().status())
                  .isIn(TrackingStatus.DELIVERED, TrackingStatus.RETURNED);
              assertThat(scans).isSortedAccordingTo((a, b) -> a.at().compareTo(b.at()));
            });
  }

  @Test
  void delaysAttemptsDamageAndReturnsAllHappen() {
    for (var what :
        List.of(
            Substatus.DELAYED,
            Substatus.WEATHER_DELAY,
            Substatus.DELIVERY_ATTEMPTED,
            Substatus.DAMAGED,
            Substatus.REFUSED,
            Substatus.RETURNED_TO_SENDER)) {
      assertThat(lives)
          .as(what.wire())
          .anyMatch(scans -> scans.stream().anyMatch(scan -> scan.substatus() == what));
    }
  }

  @Test
  void anAttemptIsFollowedByAnotherRoundOnTheNextDay() {
    var attempted =
        lives.stream()
            .filter(
                scans ->
                    scans.stream()
                        .anyMatch(scan -> scan.substatus() == Substatus.DELIVERY_ATTEMPTED))
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
    var fedex = desk.carrier("fedex");
    var consignment = desk.from("94103", "10001", Desk.box(2));
    var numbers = new ArrayList<String>();
    for (int i = 0; i < PARCELS; i++) {
      var tender = desk.tender("shp_" + i, "FEDEX_2_DAY", consignment);
      numbers.add(fedex.purchase(tender).trackingNumber());
    }
    desk.now = desk.now.plus(Duration.ofDays(30));
    return numbers.stream().map(fedex::track).toList();
  }
}

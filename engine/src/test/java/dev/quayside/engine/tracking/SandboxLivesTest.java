package dev.quayside.engine.tracking;

import static dev.quayside.engine.carrier.tracking.TrackingStatus.ACCEPTED;
import static dev.quayside.engine.carrier.tracking.TrackingStatus.AVAILABLE_FOR_PICKUP;
import static dev.quayside.engine.carrier.tracking.TrackingStatus.DELIVERED;
import static dev.quayside.engine.carrier.tracking.TrackingStatus.EXCEPTION;
import static dev.quayside.engine.carrier.tracking.TrackingStatus.IN_TRANSIT;
import static dev.quayside.engine.carrier.tracking.TrackingStatus.OUT_FOR_DELIVERY;
import static dev.quayside.engine.carrier.tracking.TrackingStatus.PRE_TRANSIT;
import static dev.quayside.engine.carrier.tracking.TrackingStatus.RETURNED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.sandbox.Desk;
import dev.quayside.engine.sandbox.Sold;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Thousands of sandbox parcels, of every service from every country: each life is one the tracking
/// books can follow.
class SandboxLivesTest {

  private static final int PARCELS_A_LANE = 60;

  /// What may follow what.
  private static final Map<TrackingStatus, Set<TrackingStatus>> NEXT =
      Map.of(
          PRE_TRANSIT, Set.of(ACCEPTED),
          ACCEPTED, Set.of(IN_TRANSIT),
          IN_TRANSIT, Set.of(IN_TRANSIT, OUT_FOR_DELIVERY, EXCEPTION),
          OUT_FOR_DELIVERY, Set.of(DELIVERED, EXCEPTION),
          EXCEPTION,
              Set.of(EXCEPTION, IN_TRANSIT, OUT_FOR_DELIVERY, AVAILABLE_FOR_PICKUP, RETURNED),
          AVAILABLE_FOR_PICKUP, Set.of(DELIVERED, EXCEPTION),
          DELIVERED, Set.of(),
          RETURNED, Set.of());

  private final Desk desk = new Desk();

  @Test
  void everyLifeIsLegalAndTheShareOfTroubleRealistic() {
    var lives = lives();
    lives.forEach(SandboxLivesTest::isLegal);

    assertThat(lives).hasSizeGreaterThan(5000);
    assertThat(share(lives, Substatus.LOST)).isBetween(0.0005, 0.004);
    assertThat(share(lives, Substatus.RETURNED_TO_SENDER)).isBetween(0.002, 0.008);
    assertThat(share(lives, Substatus.DELIVERY_ATTEMPTED)).isBetween(0.012, 0.026);
    assertThat(share(lives, Substatus.PICKUP_READY)).isBetween(0.003, 0.012);
    double delivered =
        lives.stream().filter(life -> life.getLast().status() == DELIVERED).count()
            / (double) lives.size();
    assertThat(delivered).isBetween(0.99, 0.998);
  }

  private static void isLegal(List<Scan> life) {
    var words = life.toString();
    assertThat(life.getFirst().substatus()).as(words).isEqualTo(Substatus.LABEL_CREATED);
    for (int i = 1; i < life.size(); i++) {
      var before = life.get(i - 1);
      var scan = life.get(i);
      assertThat(NEXT.get(before.status())).as(words).contains(scan.status());
      assertThat(scan.at()).as(words).isAfter(before.at());
      assertThat(scan.city()).as(words).isNotBlank();
      assertThat(scan.country()).as(words).hasSize(2);
    }
    var told = History.ofLabel().hear(life);
    assertThat(told.after().status()).as(words).isEqualTo(life.getLast().status());
    assertThat(told.after().scans()).as(words).isEqualTo(life);
    assertThat(told.transitions()).as(words).allMatch(t -> t.from() != t.to());
  }

  private static double share(List<List<Scan>> lives, Substatus what) {
    return lives.stream()
            .filter(life -> life.stream().anyMatch(scan -> scan.substatus() == what))
            .count()
        / (double) lives.size();
  }

  private List<List<Scan>> lives() {
    var bought = new ArrayList<List<String>>();
    Sold.services()
        .forEach(
            service ->
                Sold.consignments(service, Sold.SLIM)
                    .forEach(
                        consignment -> {
                          for (int i = 0; i < PARCELS_A_LANE; i++) {
                            var reference = service + consignment.from().country() + i;
                            var tender = desk.tender(reference, service.code(), consignment);
                            var number =
                                desk.carrier(service.carrier()).purchase(tender).trackingNumber();
                            bought.add(List.of(service.carrier(), number));
                          }
                        }));
    desk.now = Desk.TUESDAY.plus(Duration.ofDays(150));
    return bought.stream()
        .map(label -> desk.carrier(label.getFirst()).track(label.getLast()))
        .toList();
  }
}

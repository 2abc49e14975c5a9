package dev.quayside.engine.tracking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.external.Departure;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/// Parcels of orders without a label of ours take part in the rounds of tracking.
@TestInstance(Lifecycle.PER_CLASS)
class SentParcelsTest {

  @SuppressWarnings("NullAway.Init") // open() sets it
  private PaperEngine desk;

  @BeforeAll
  void open(@TempDir Path directory) {
    desk = PaperEngine.open(directory);
  }

  @AfterAll
  void close() {
    desk.close();
  }

  @Test
  void theCarrierIsAskedOnceARoundUntilTheEnd() {
    var order = sent("S-1", PaperCarrier.CODE, "AWAY1");
    round();
    assertThat(status(order)).isEqualTo(TrackingStatus.PRE_TRANSIT);
    desk.carrier().report("AWAY1", List.of(Scans.at(1, TrackingStatus.IN_TRANSIT)));
    round();
    assertThat(desk.carrier().asked("AWAY1")).as("asked a moment ago").isEqualTo(1);
    advance(Duration.ofMinutes(31));
    round();
    assertThat(status(order)).isEqualTo(TrackingStatus.IN_TRANSIT);
    desk.carrier().report("AWAY1", List.of(Scans.at(2, TrackingStatus.DELIVERED)));
    advance(Duration.ofMinutes(31));
    round();
    assertThat(status(order)).isEqualTo(TrackingStatus.DELIVERED);
    advance(Duration.ofDays(1));
    round();
    assertThat(desk.carrier().asked("AWAY1")).isEqualTo(3);
  }

  @Test
  void twoOrdersInOneParcelAreAskedAboutOnceAndBothHear() {
    var one = sent("S-2", PaperCarrier.CODE, "AWAY2");
    var two = sent("S-3", PaperCarrier.CODE, "AWAY2");
    desk.carrier().report("AWAY2", List.of(Scans.at(1, TrackingStatus.DELIVERED)));
    round();
    assertThat(List.of(status(one), status(two))).containsOnly(TrackingStatus.DELIVERED);
  }

  @Test
  void whatNobodyCanBeAskedAboutWaits() {
    var order = sent("S-4", "fedex", "449044304137821");
    round();
    assertThat(status(order)).isEqualTo(TrackingStatus.PRE_TRANSIT);
    assertThat(desk.engine().trackers().known(desk.caller().workspace(), "449044304137821"))
        .isPresent();
  }

  private String sent(String reference, String carrier, String number) {
    var ordering = desk.engine().ordering();
    var id =
        ordering
            .orders()
            .takeIn(desk.caller(), List.of(SampleOrders.order(reference)))
            .getFirst()
            .order()
            .id();
    var how = new Departure(carrier, null, number, null, null, null, false, true, false);
    ordering.departures().ship(desk.caller(), id, how, new Violations(), RequestKey.none());
    return id;
  }

  private TrackingStatus status(String orderId) {
    var order = desk.engine().ordering().orders().get(desk.caller(), orderId);
    return Objects.requireNonNull(order.parcels().getFirst().tracked());
  }

  private void round() {
    desk.engine().trackers().round(List.of(desk.caller()));
  }

  private void advance(Duration time) {
    desk.engine().accounts().clocks().advance(desk.caller().workspace(), time);
  }
}

package dev.quayside.engine.tracking;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.EventLog;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a whole engine makes of a carrier's reports: history, shipment and events agree.
@TestInstance(Lifecycle.PER_CLASS)
class TrackersTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @SuppressWarnings("NullAway.Init") // open() sets it
  private PaperEngine desk;

  /// The engine's file, opened a second time to look at.
  @SuppressWarnings("NullAway.Init") // open() sets it
  private Database file;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private EventLog events;

  @BeforeAll
  void open(@TempDir Path directory) {
    desk = PaperEngine.open(directory);
    file = Database.open(directory.resolve("data").resolve("quayside.db"));
    events = new EventLog(file, _ -> Instant.EPOCH);
  }

  @AfterAll
  void close() {
    file.close();
    desk.close();
  }

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 25);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void everyRealTransitionMakesOneEventAndTheShipmentFollows(long seed) {
    var chance = new Scans(seed);
    var scans = chance.ofOneParcel();
    var shipment = buy();
    var told = new ArrayList<>(List.of("pre_transit"));
    for (List<Scan> report : chance.reports(scans)) {
      told.addAll(hearTwice(shipment, report, told));
      assertThat(status(shipment)).as("seed %d", seed).isEqualTo(followed(told));
    }

    var tracker = track(shipment);
    assertThat(tracker.status().wire()).as("seed %d", seed).isEqualTo(told.getLast());
    assertThat(tracker.scans())
        .as("seed %d", seed)
        .isEqualTo(scans.stream().distinct().sorted(History.BY_CARRIER_TIME).toList());
  }

  /// @return what the report newly told, each from where the last left off
  private List<String> hearTwice(Shipment shipment, List<Scan> report, List<String> told) {
    desk.carrier().report(number(shipment), report);
    for (int i = 0; i < 2; i++) {
      advance(Duration.ofDays(1));
      track(shipment);
    }
    var news = new ArrayList<String>();
    var all = tracking(shipment);
    for (var event : all.subList(told.size() - 1, all.size())) {
      var data = data(event);
      var last = news.isEmpty() ? told.getLast() : news.getLast();
      assertThat(data.get("previousStatus").asText()).isEqualTo(last);
      assertThat(data.get("status").asText()).isNotEqualTo(last);
      assertThat(event.type()).isEqualTo(type(data.get("status").asText()));
      news.add(data.get("status").asText());
    }
    return news;
  }

  private static EventType type(String status) {
    return switch (status) {
      case "delivered" -> EventType.TRACKING_DELIVERED;
      case "exception" -> EventType.TRACKING_EXCEPTION;
      default -> EventType.TRACKING_UPDATED;
    };
  }

  /// Where a shipment is when its parcel went through `told`.
  private static ShipmentStatus followed(List<String> told) {
    var at = ShipmentStatus.CREATED;
    for (String status : told) {
      at =
          switch (status) {
            case "accepted", "in_transit", "out_for_delivery", "available_for_pickup" ->
                ShipmentStatus.IN_TRANSIT;
            case "delivered" -> ShipmentStatus.DELIVERED;
            case "exception" -> ShipmentStatus.EXCEPTION;
            case "returned" -> ShipmentStatus.RETURNED;
            default -> at;
          };
    }
    return at;
  }

  @Test
  void anEventHoldsExactlyWhatItsTypeTells() {
    var shipment = buy();
    desk.carrier()
        .report(
            number(shipment),
            List.of(Scans.at(1, TrackingStatus.ACCEPTED), Scans.at(2, TrackingStatus.EXCEPTION)));
    catchUp();

    var told = tracking(shipment).stream().map(TrackersTest::data).toList();
    assertThat(told.get(0).toString())
        .isEqualTo(
            """
            {"trackingNumber":"%s","carrier":"paper","status":"accepted",\
            "previousStatus":"pre_transit","estimatedDelivery":"2026-11-28T04:59:59.000Z"}"""
                .formatted(number(shipment)));
    assertThat(told.get(1).toString())
        .isEqualTo(
            """
            {"trackingNumber":"%s","carrier":"paper","status":"exception",\
            "previousStatus":"accepted","estimatedDelivery":"2026-11-28T04:59:59.000Z",\
            "substatus":null,"description":"exception",\
            "location":{"city":"Reno","state":"NV","country":"US"}}"""
                .formatted(number(shipment)));
  }

  @Test
  void aVoidedLabelStaysCancelledWhateverIsScanned() {
    var shipment = buy();
    desk.engine().shipping().voids().cancel(desk.caller(), shipment.id(), RequestKey.none());
    desk.carrier().report(number(shipment), List.of(Scans.at(1, TrackingStatus.DELIVERED)));
    var tracker = track(shipment);

    assertThat(tracker.status()).isEqualTo(TrackingStatus.CANCELLED);
    assertThat(tracker.scans()).hasSize(1);
    assertThat(status(shipment)).isEqualTo(ShipmentStatus.CANCELLED);
    assertThat(tracking(shipment))
        .extracting(each -> data(each).get("status").asText())
        .containsExactly("cancelled");
  }

  @Test
  void aVoidTheCarrierGrantedCountsEvenWhenAScanCameFirst() {
    var shipment = buy();
    desk.carrier().report(number(shipment), List.of(Scans.at(1, TrackingStatus.ACCEPTED)));
    // the paper carrier voids whatever it is asked to; the desk does not know of the scan yet
    var cancelled =
        desk.engine().shipping().voids().cancel(desk.caller(), shipment.id(), RequestKey.none());
    catchUp();

    assertThat(cancelled.status()).isEqualTo(ShipmentStatus.CANCELLED);
    assertThat(cancelled.refund()).isNotNull();
    assertThat(status(shipment)).isEqualTo(ShipmentStatus.CANCELLED);
  }

  @Test
  void aRoundAsksWhoseTurnItIsAndACarrierThatIsDownIsAskedAgainLater() {
    var shipment = buy();
    desk.carrier().report(number(shipment), List.of(Scans.at(1, TrackingStatus.ACCEPTED)));
    desk.carrier().reachable(false);
    round();
    assertThat(status(shipment)).isEqualTo(ShipmentStatus.CREATED);
    desk.carrier().reachable(true);
    round();
    assertThat(status(shipment)).as("asked a moment ago").isEqualTo(ShipmentStatus.CREATED);

    advance(Duration.ofMinutes(2));
    round();
    assertThat(status(shipment)).isEqualTo(ShipmentStatus.IN_TRANSIT);
  }

  @Test
  void aCarrierThatIsDownLeavesWhatIsKnown() {
    var shipment = buy();
    desk.carrier().report(number(shipment), List.of(Scans.at(1, TrackingStatus.ACCEPTED)));
    catchUp();
    advance(Duration.ofDays(1));
    desk.carrier().reachable(false);
    assertThat(track(shipment).status()).isEqualTo(TrackingStatus.ACCEPTED);
    desk.carrier().reachable(true);
  }

  private void catchUp() {
    desk.engine().trackers().catchUp(desk.caller());
  }

  private void round() {
    desk.engine().trackers().round(List.of(desk.caller()));
  }

  private void advance(Duration time) {
    desk.engine().accounts().clocks().advance(desk.caller().workspace(), time);
  }

  private Shipment buy() {
    return desk.engine()
        .shipping()
        .purchase()
        .buy(desk.caller(), PaperEngine.order(), RequestKey.none());
  }

  private Tracker track(Shipment shipment) {
    return desk.engine().trackers().track(desk.caller(), number(shipment));
  }

  private ShipmentStatus status(Shipment shipment) {
    return desk.engine().shipping().shipments().get(desk.caller(), shipment.id()).status();
  }

  private List<Event> tracking(Shipment shipment) {
    return events.after(desk.caller().workspace(), "", Integer.MAX_VALUE).stream()
        .filter(event -> event.subject().equals(shipment.id()))
        .filter(event -> event.type().wire().startsWith("tracking."))
        .toList();
  }

  private static JsonNode data(Event event) {
    try {
      return JSON.readTree(event.data());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String number(Shipment shipment) {
    return shipment.trackingNumber().orElseThrow();
  }
}

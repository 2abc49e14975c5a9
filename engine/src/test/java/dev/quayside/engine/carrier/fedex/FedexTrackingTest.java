package dev.quayside.engine.carrier.fedex;

import static dev.quayside.engine.carrier.fedex.FedexSamples.tender;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.NullNode;
import dev.quayside.engine.carrier.fedex.wire.FedexTrackWire;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Scans of FedEx.
class FedexTrackingTest extends FedexAccount {

  /// Every code of FedEx's list of tracking status codes.
  @ParameterizedTest
  @CsvSource({
    "PRE_TRANSIT, OC OX SH RP EP DS PD DR LP RG RD",
    "ACCEPTED, PU PX AP",
    "IN_TRANSIT, PF AA AC AF AO AR AX CH DD DP DY EA EO FD IT IX LO OF Ow PL PM RC RM RR SF SP TR",
    "IN_TRANSIT, CC CP CU BR TP somethingNew",
    "OUT_FOR_DELIVERY, OD ED AD",
    "AVAILABLE_FOR_PICKUP, HL HP",
    "DELIVERED, DL",
    "EXCEPTION, DE SE CD",
    "RETURNED, RS",
    "CANCELLED, CA"
  })
  void everyCodeHasItsStatus(TrackingStatus status, String codes) {
    for (var code : codes.split(" ", -1)) {
      assertThat(
              scans(
                  "{\"date\": \"2026-11-26T09:30:00-06:00\", \"eventType\": \"%s\"}"
                      .formatted(code)))
          .as(code)
          .extracting(Scan::status)
          .containsExactly(status);
    }
  }

  @Test
  void scansComeOldestFirstWithPlaceAndReason() {
    var scans =
        scans(
            """
            {"date": "2026-11-26T09:30:00-06:00", "eventType": "DY", "eventDescription": "Delay",
             "exceptionDescription": "Snow", "delayDetail": {"type": "WEATHER"},
             "scanLocation": {"city": "MEMPHIS", "stateOrProvinceCode": "TN", "countryCode": "US"}},
            {"date": "2026-11-25T20:00:00-05:00", "eventType": "PU", "eventDescription": "Picked up"},
            {"date": "yesterday", "eventType": "PU"}""");
    assertThat(scans).extracting(Scan::description).containsExactly("Picked up", "Delay: Snow");
    assertThat(scans.getLast().at()).isEqualTo(Instant.parse("2026-11-26T15:30:00Z"));
    assertThat(scans.getLast().city()).isEqualTo("MEMPHIS");
    assertThat(scans.getLast().substatus()).isEqualTo(Substatus.WEATHER_DELAY);
  }

  private static List<Scan> scans(String events) {
    var number = FedexDouble.number(0);
    var shipment = new FedexDouble.Shipment(number, "", NullNode.getInstance(), false);
    var said =
        FedexAnswers.complete(List.of(FedexAnswers.tracked(number, shipment, "[" + events + "]")));
    return FedexTracking.scans(read(said)).getOrDefault(number, List.of());
  }

  private static FedexTrackWire.Output read(String said) {
    var answer = new Said(200, Map.of(), said.getBytes(StandardCharsets.UTF_8));
    return Objects.requireNonNull(
        Wire.read(answer, FedexTrackWire.Reply.class).orElseThrow().output());
  }

  @Test
  void thirtyNumbersAreTrackedInOneCall() {
    var bought = carrier.purchase(tender(LabelFormat.PDF));
    fedex.scan("[{\"date\": \"2026-11-26T09:30:00-06:00\", \"eventType\": \"IT\"}]");
    assertThat(carrier.mostTrackedAtOnce()).isEqualTo(30);
    var all = carrier.trackAll(List.of(bought.trackingNumber(), FedexDouble.number(9)));
    assertThat(all.get(bought.trackingNumber())).hasSize(1);
    assertThat(all.get(FedexDouble.number(9))).as("one it does not know").isEmpty();
    assertThat(fedex.asked("POST", "/track/v1/trackingnumbers")).isEqualTo(1);
  }
}

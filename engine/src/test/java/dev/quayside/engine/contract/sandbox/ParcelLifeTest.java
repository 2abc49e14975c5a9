package dev.quayside.engine.contract.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.webhook.Receiver;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A parcel's whole life in the sandbox, driven by the workspace's clock.
class ParcelLifeTest extends SandboxTest {

  private static final long QUARTER_DAY = 6 * 3600;
  private static final int LONGEST_LIFE = 4 * 21;

  @ParameterizedTest
  @CsvSource({"usps, USPS_GROUND_ADVANTAGE", "ups, ups_ground", "fedex, GROUND_HOME_DELIVERY"})
  void fromTheLabelToTheDoor(String carrier, String service) throws IOException {
    autoScan(true);
    try (var receiver = new Receiver(Receiver.answers(200))) {
      api.post(
          "/v1/webhooks",
          """
          {"url":"%s","secret":"a secret of ours","events":
           ["tracking.updated","tracking.delivered","tracking.exception"]}"""
              .formatted(receiver.url()));
      var bought = api.post("/v1/labels", order(carrier, service, ""));
      assertThat(bought.status()).as(bought.text()).isEqualTo(201);
      var label = bought.json();
      assertThat(tracking(number(label)).get("status").asText()).isEqualTo("pre_transit");

      var shipments = new LinkedHashSet<String>();
      shipments.add(shipmentStatus(label));
      for (int i = 0; i < LONGEST_LIFE && !shipments.contains("delivered"); i++) {
        advance(QUARTER_DAY);
        shipments.add(shipmentStatus(label));
        var tracking = tracking(number(label));
        assertThat(tracking.get("status").asText()).isEqualTo(statuses(tracking).getLast());
      }

      assertThat(shipments).containsExactly("created", "in_transit", "delivered");
      var tracking = tracking(number(label));
      assertThat(tracking.get("carrier").asText()).isEqualTo(carrier);
      assertThat(new LinkedHashSet<>(statuses(tracking)))
          .containsExactly(
              "pre_transit", "accepted", "in_transit", "out_for_delivery", "delivered");
      assertThat(tracking.get("substatus").asText()).startsWith("delivered_");
      assertThat(deliveredOn(tracking)).isEqualTo(promised(tracking));
      await().until(() -> receiver.received().size() >= 4);
      assertThat(told(receiver))
          .containsExactly("accepted", "in_transit", "out_for_delivery", "delivered");
      assertThat(cancel(label).code()).isEqualTo("VOID_WINDOW_EXPIRED");
    }
  }

  private static List<String> told(Receiver receiver) throws IOException {
    var told = new ArrayList<String>();
    for (var each : receiver.received()) {
      told.add(new ObjectMapper().readTree(each.body()).at("/data/status").asText());
    }
    return told;
  }

  /// The day at the door, in New York.
  private static LocalDate deliveredOn(JsonNode tracking) {
    var events = tracking.get("events");
    return Instant.parse(events.get(events.size() - 1).get("timestamp").asText())
        .atZone(ZoneId.of("America/New_York"))
        .toLocalDate();
  }

  private static LocalDate promised(JsonNode tracking) {
    return Instant.parse(tracking.get("estimatedDelivery").asText())
        .atZone(ZoneId.of("America/New_York"))
        .toLocalDate();
  }
}

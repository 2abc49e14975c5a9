package dev.quayside.engine.contract.tracking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.webhook.Receiver;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// /v1/tracking, as docs/api/tracking.md has it.
class TrackingTest extends SandboxTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void aScanShowsInTheHistoryAndMovesTheShipment() {
    var label = label();
    var response =
        scan(
            number(label),
            "in_transit",
            """
            ,"substatus":"departed_facility","description":"Left Oakland",
            "location":{"city":"Oakland","state":"CA","country":"US"},
            "timestamp":"%s\""""
                .formatted(label.get("createdAt").asText()));

    assertThat(response.status()).as(response.text()).isEqualTo(201);
    var tracking = tracking(number(label));
    assertThat(response.json()).isEqualTo(tracking);
    assertThat(tracking.get("status").asText()).isEqualTo("in_transit");
    assertThat(tracking.get("substatus").asText()).isEqualTo("departed_facility");
    // not always the last: the carrier sold the label in the same millisecond or the next
    var event =
        tracking
            .get("events")
            .valueStream()
            .filter(each -> each.get("description").asText().equals("Left Oakland"))
            .findFirst()
            .orElseThrow();
    assertThat(event.get("timestamp")).isEqualTo(label.get("createdAt"));
    assertThat(event.get("status").asText()).isEqualTo("in_transit");
    assertThat(event.get("location").toString())
        .isEqualTo("{\"city\":\"Oakland\",\"state\":\"CA\",\"country\":\"US\"}");
    assertThat(shipmentStatus(label)).isEqualTo("in_transit");
  }

  @Test
  void shipmentsFollowTheirParcels() {
    var label = label();
    assertThat(shipmentStatus(label)).isEqualTo("created");
    for (String[] step :
        List.of(
            new String[] {"accepted", "in_transit"},
            new String[] {"exception", "exception"},
            new String[] {"out_for_delivery", "in_transit"},
            new String[] {"available_for_pickup", "in_transit"},
            new String[] {"delivered", "delivered"},
            new String[] {"in_transit", "delivered"},
            new String[] {"returned", "delivered"})) {
      scanned(number(label), step[0]);
      assertThat(shipmentStatus(label)).as("after %s", step[0]).isEqualTo(step[1]);
    }
    var other = label();
    scanned(number(other), "returned");
    assertThat(shipmentStatus(other)).isEqualTo("returned");
    assertThat(listed("delivered")).containsExactly(label.get("shipmentId").asText());
    assertThat(listed("returned")).containsExactly(other.get("shipmentId").asText());
  }

  @Test
  void aLateScanJoinsTheHistoryInItsPlaceAndMovesNothing() {
    var label = label();
    advance(7200);
    scanned(number(label), "delivered");
    var late = ",\"timestamp\":\"" + plusMillis(label.get("createdAt"), 60_000) + "\"";
    var tracking = scan(number(label), "accepted", late).json();

    assertThat(tracking.get("status").asText()).isEqualTo("delivered");
    assertThat(statuses(tracking)).containsExactly("pre_transit", "accepted", "delivered");
  }

  @Test
  void theSameScanAgainIsOne() {
    var label = label();
    var same = ",\"timestamp\":\"" + label.get("createdAt").asText() + "\"";
    scan(number(label), "accepted", same);
    var again = scan(number(label), "accepted", same);
    assertThat(again.status()).isEqualTo(201);
    assertThat(statuses(again.json())).containsExactlyInAnyOrder("pre_transit", "accepted");
  }

  @Test
  void eachTransitionIsToldOnceInOrder() {
    try (var receiver = new Receiver(Receiver.answers(200))) {
      assertThat(
              api.post(
                      "/v1/webhooks",
                      """
                      {"url":"%s","secret":"a secret of ours","events":
                       ["tracking.updated","tracking.delivered","tracking.exception"]}"""
                          .formatted(receiver.url()))
                  .status())
          .isEqualTo(201);
      var label = label();
      for (String status :
          List.of("accepted", "accepted", "in_transit", "exception", "in_transit", "delivered")) {
        scanned(number(label), status);
      }
      scanned(number(label), "in_transit");
      await().until(() -> receiver.received().size() >= 5);

      var told = receiver.received().stream().map(each -> json(each.body())).toList();
      assertThat(told)
          .extracting(event -> event.get("type").asText() + " " + event.at("/data/status").asText())
          .containsExactly(
              "tracking.updated accepted",
              "tracking.updated in_transit",
              "tracking.exception exception",
              "tracking.updated in_transit",
              "tracking.delivered delivered");
      assertThat(told)
          .extracting(event -> event.at("/data/previousStatus").asText())
          .containsExactly("pre_transit", "accepted", "in_transit", "exception", "in_transit");
      assertThat(told.getFirst().get("data").propertyStream().map(java.util.Map.Entry::getKey))
          .containsExactly(
              "trackingNumber", "carrier", "status", "previousStatus", "estimatedDelivery");
      assertThat(told.getLast().get("data").propertyStream().map(java.util.Map.Entry::getKey))
          .containsExactly(
              "trackingNumber",
              "carrier",
              "status",
              "previousStatus",
              "estimatedDelivery",
              "substatus",
              "description",
              "location");
    }
  }

  @Test
  void numbersAreKnownHoweverTheyAreWritten() {
    var label = label();
    var spaced = number(label).toLowerCase(java.util.Locale.ROOT).replaceAll("(.{4})", "$1%20");
    assertThat(tracking(spaced).get("trackingNumber").asText()).isEqualTo(number(label));
    var unknown = api.get("/v1/tracking/" + number(label) + "?carrier=pigeon");
    assertThat(unknown.code()).isEqualTo("INVALID_SERVICE");
    assertThat(unknown.fields()).containsExactly("carrier");
  }

  @Test
  void aBatchKeepsItsOrderAndTellsEachErrorByItself() {
    var one = number(label());
    var two = number(label());
    scanned(two, "accepted");
    var asked = List.of(two, "nonsense", one, "1Z999AA10123456784", two, "");
    var response = api.post("/v1/tracking/batch", batch(asked));

    assertThat(response.status()).isEqualTo(200);
    var results = response.json().get("results");
    assertThat(results).extracting(each -> each.get("trackingNumber").asText()).isEqualTo(asked);
    assertThat(results)
        .extracting(each -> each.get("success").asBoolean())
        .containsExactly(true, false, true, false, true, false);
    assertThat(results.get(0).get("tracking")).isEqualTo(tracking(two));
    assertThat(results.get(2).at("/tracking/status").asText()).isEqualTo("pre_transit");
    assertThat(results.get(1).at("/error/code").asText()).isEqualTo("NOT_FOUND");
    assertThat(results.get(1).has("tracking")).isFalse();
    assertThat(results.get(0).has("error")).isFalse();
    assertThat(response.json().get("summary").toString())
        .isEqualTo("{\"total\":6,\"succeeded\":3,\"failed\":3}");
  }

  @Test
  void aBatchHoldsOneToAHundredStrings() {
    var hundred = IntStream.range(0, 100).mapToObj(i -> "n" + i).toList();
    assertThat(api.post("/v1/tracking/batch", batch(hundred)).status()).isEqualTo(200);
    var more = new ArrayList<>(hundred);
    more.add("n100");
    for (String body :
        List.of(
            batch(more),
            batch(List.of()),
            "{}",
            "{\"trackingNumbers\":null}",
            "{\"trackingNumbers\":\"1Z\"}",
            "{\"trackingNumbers\":{}}",
            "{\"trackingNumbers\":[1]}",
            "{\"trackingNumbers\":[null]}",
            "{\"trackingNumbers\":[[\"1Z\"]]}")) {
      var response = api.post("/v1/tracking/batch", body);
      assertThat(response.status()).as(body).isEqualTo(400);
      assertThat(response.code()).isEqualTo("INVALID_REQUEST");
      assertThat(response.fields()).hasSize(1).first().asString().startsWith("trackingNumbers");
    }
  }

  @Test
  void aViewerMayTrack() {
    var number = number(label());
    var viewer = as(workspace, Role.VIEWER);
    assertThat(viewer.get("/v1/tracking/" + number).status()).isEqualTo(200);
    assertThat(viewer.post("/v1/tracking/batch", batch(List.of(number))).status()).isEqualTo(200);
  }

  @Test
  void nothingIsSeenOrScannedFromTheNeighbours() {
    var number = number(label());
    var neighbour = as(served.workspace("neighbour-" + workspace.slug()), Role.ADMIN);

    assertThat(neighbour.get("/v1/tracking/" + number).status()).isEqualTo(404);
    assertThat(
            neighbour
                .post("/v1/tracking/batch", batch(List.of(number)))
                .json()
                .at("/results/0/error/code")
                .asText())
        .isEqualTo("NOT_FOUND");
    assertThat(
            neighbour
                .post("/v1/sandbox/tracking/" + number + "/events", "{\"status\":\"delivered\"}")
                .status())
        .isEqualTo(404);
    assertThat(tracking(number).get("status").asText()).isEqualTo("pre_transit");
  }

  @Test
  void aCarrierThatIsDownLeavesWhatIsKnown() {
    var ups = label();
    scanned(number(ups), "accepted");
    advance(3600);
    carrier("ups", "down");
    assertThat(tracking(number(ups)).get("status").asText()).isEqualTo("accepted");
    assertThat(scanned(number(ups), "in_transit").get("status").asText())
        .as("a scan by hand needs no answer")
        .isEqualTo("in_transit");
  }

  private List<String> listed(String status) {
    return api.get("/v1/shipments?status=" + status)
        .json()
        .get("data")
        .valueStream()
        .map(each -> each.get("id").asText())
        .toList();
  }

  private static String batch(List<String> numbers) {
    return numbers.stream()
        .map(number -> '"' + number + '"')
        .collect(Collectors.joining(",", "{\"trackingNumbers\":[", "]}"));
  }

  private static String plusMillis(JsonNode timestamp, long millis) {
    return java.time.Instant.parse(timestamp.asText()).plusMillis(millis).toString();
  }

  private static JsonNode json(byte[] body) {
    try {
      return JSON.readTree(body);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}

package dev.quayside.engine.contract.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.webhook.Receiver;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The sandbox controls.
class SandboxRoutesTest extends SandboxTest {

  @Test
  void daysAndHoursAreAddedUp() {
    var moved = api.post("/v1/sandbox/clock", "{\"days\":9,\"hours\":2,\"advanceSeconds\":1}");
    assertThat(moved.status()).as(moved.text()).isEqualTo(200);
    assertThat(moved.json().get("offsetSeconds").asLong()).isEqualTo(9 * 86_400 + 2 * 3_600 + 1);
  }

  private static final long DAY = 86_400;

  @Test
  void theClockGoesForwardAndOnlyForThisWorkspace() {
    var before = clock(api);
    var moved = api.post("/v1/sandbox/clock", "{\"advanceSeconds\":86400}");

    assertThat(moved.status()).isEqualTo(200);
    assertThat(now(moved.json())).isAfterOrEqualTo(now(before).plus(Duration.ofDays(1)));
    assertThat(moved.json().get("offsetSeconds").asLong()).isEqualTo(DAY);
    assertThat(now(clock(api))).isAfterOrEqualTo(now(moved.json()));
    assertThat(Instant.parse(label().get("createdAt").asText()))
        .as("what happens now happens then")
        .isAfter(now(before).plus(Duration.ofHours(23)));
    var neighbour = as(served.workspace("clockless-" + workspace.slug()), Role.VIEWER);
    assertThat(clock(neighbour).get("offsetSeconds").asLong()).isZero();
  }

  @Test
  void theClockTakesNothingButSecondsForward() {
    for (String seconds :
        List.of("-1", "1.5", "\"60\"", "true", "null", "99999999999", "34560001", "[]")) {
      var response = api.post("/v1/sandbox/clock", "{\"advanceSeconds\":" + seconds + "}");
      assertThat(response.status()).as(seconds).isEqualTo(400);
      assertThat(response.code()).isEqualTo("INVALID_REQUEST");
      assertThat(response.fields()).containsExactly("advanceSeconds");
    }
    assertThat(api.post("/v1/sandbox/clock", "{}").fields()).containsExactly("advanceSeconds");
    assertThat(api.post("/v1/sandbox/clock", "{\"days\":401,\"hours\":-1}").fields())
        .containsExactly("days", "hours");
    assertThat(clock(api).get("offsetSeconds").asLong()).isZero();
    assertThat(api.post("/v1/sandbox/clock", "{\"advanceSeconds\":0}").status()).isEqualTo(200);
  }

  @Test
  void aRetriedAdvanceMovesTheClockOnce() {
    var retrying = api.with("Idempotency-Key", "tomorrow");
    var first = retrying.post("/v1/sandbox/clock", "{\"advanceSeconds\":3600}");
    var second = retrying.post("/v1/sandbox/clock", "{\"advanceSeconds\":3600}");

    assertThat(second.text()).isEqualTo(first.text());
    assertThat(second.header("Idempotent-Replayed")).isEqualTo("true");
    assertThat(clock(api).get("offsetSeconds").asLong()).isEqualTo(3600);
  }

  @Test
  void voidWindowsRefundsAndRatesFollowTheClock() {
    var label = label();
    var balance = balance();
    assertThat(cancel(label).status()).isEqualTo(200);
    advance(4 * DAY);
    assertThat(balance()).isEqualByComparingTo(balance);
    advance(8 * DAY);
    assertThat(balance())
        .as("pending refunds are there as soon as the clock is")
        .isEqualByComparingTo(balance.add(label.at("/rate/amount").decimalValue()));

    var late = label();
    advance(DAY + 1);
    assertThat(cancel(late).code()).isEqualTo("VOID_WINDOW_EXPIRED");

    var rates = api.post("/v1/rates", rateRequest()).json().get("rates");
    advance(15 * 60 + 1);
    var order = "{\"rateId\":%s}".formatted(rates.get(0).get("id"));
    assertThat(api.post("/v1/labels", order).code()).isEqualTo("RATE_NOT_FOUND");
  }

  @Test
  void webhookRetriesFollowTheClock() {
    try (var receiver = new Receiver(Receiver.answers(500))) {
      api.post(
          "/v1/webhooks",
          "{\"url\":\"%s\",\"secret\":\"a secret of ours\",\"events\":[\"tracking.updated\"]}"
              .formatted(receiver.url()));
      scanned(number(label()), "accepted");
      await().until(() -> receiver.received().size() == 1);
      // the attempt is written down a moment after the receiver has answered
      await()
          .untilAsserted(
              () -> {
                advance(60);
                assertThat(receiver.received()).hasSizeGreaterThanOrEqualTo(2);
              });
    }
  }

  @Test
  void parcelsMoveByThemselvesOnlyWhenAsked() {
    assertThat(api.get("/v1/sandbox/settings").text()).isEqualTo("{\"autoScan\":false}");
    var label = label();
    advance(30 * DAY);
    assertThat(tracking(number(label)).get("status").asText()).isEqualTo("pre_transit");

    autoScan(true);
    assertThat(api.get("/v1/sandbox/settings").text()).isEqualTo("{\"autoScan\":true}");
    assertThat(shipmentStatus(label)).as("without anybody asking").isEqualTo("delivered");
    assertThat(tracking(number(label)).get("status").asText()).isEqualTo("delivered");
    for (String body : List.of("{}", "{\"autoScan\":\"yes\"}", "{\"autoScan\":1}")) {
      assertThat(api.put("/v1/sandbox/settings", body).fields()).containsExactly("autoScan");
    }
  }

  @Test
  void theFirstWorkspaceHasParcelsThatMove() {
    var demo = Api.of(served.sandbox()).key(served.key("demo", Role.VIEWER));
    assertThat(demo.get("/v1/sandbox/settings").text()).isEqualTo("{\"autoScan\":true}");
  }

  @Test
  void aCarrierBehavesAsToldForThisWorkspaceOnly() {
    assertThat(api.get("/v1/sandbox/carriers/ups").text())
        .isEqualTo("{\"carrier\":\"ups\",\"availability\":\"up\",\"latencyMs\":0}");
    var down = api.put("/v1/sandbox/carriers/ups", "{\"availability\":\"down\",\"latencyMs\":5}");
    assertThat(down.text())
        .isEqualTo("{\"carrier\":\"ups\",\"availability\":\"down\",\"latencyMs\":5}");
    assertThat(api.get("/v1/sandbox/carriers/ups").text()).isEqualTo(down.text());
    assertThat(api.post("/v1/labels", order()).code()).isEqualTo("CARRIER_UNAVAILABLE");

    var neighbour = as(served.workspace("calm-" + workspace.slug()), Role.OPERATOR);
    assertThat(neighbour.post("/v1/labels", order()).status()).isEqualTo(201);
    carrier("ups", "up");
    assertThat(api.post("/v1/labels", order()).status()).isEqualTo(201);
  }

  /// `Prefer: wait` of RFC 7240: the others' prices come, and the impatience of one caller is no
  /// failure of the carrier, after some of which its labels were refused.
  @Test
  void whoWaitsForNoSlowCarrierGetsTheRatesOfTheOthers() {
    assertThat(
            api.put("/v1/sandbox/carriers/ups", "{\"availability\":\"up\",\"latencyMs\":300}")
                .status())
        .isEqualTo(200);
    for (int i = 0; i < 6; i++) {
      var answer = api.with("Prefer", "wait=0").post("/v1/rates", rateRequest());
      assertThat(answer.status()).as(answer.text()).isEqualTo(200);
      assertThat(answer.header("Preference-Applied")).isEqualTo("wait=0");
      assertThat(answer.json().get("messages").findValuesAsText("carrier")).containsExactly("ups");
      assertThat(answer.json().at("/messages/0/code").asText()).isEqualTo("CARRIER_UNAVAILABLE");
      assertThat(answer.json().at("/messages/0/message").asText())
          .isEqualTo("UPS did not answer within 0 s");
      assertThat(answer.json().get("rates").findValuesAsText("carrier"))
          .contains("usps", "fedex")
          .doesNotContain("ups");
    }
    assertThat(api.post("/v1/labels", order()).status()).isEqualTo(201);

    var patient = api.with("Prefer", "wait=30").post("/v1/rates", rateRequest());
    assertThat(patient.header("Preference-Applied")).isEqualTo("wait=30");
    assertThat(patient.json().get("messages")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"wait=-1", "wait=1.5", "wait", "wait=soon", "wait=99999999999"})
  void aWaitThatIsNoNumberOfSecondsIsIgnored(String prefer) {
    var answer = api.with("Prefer", prefer).post("/v1/rates", rateRequest());
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.header("Preference-Applied")).isEmpty();
  }

  @Test
  void aPurchaseInDoubtIsSettledWhenTheClockMoves() {
    carrier("ups", "timeout_after_purchase");
    var pending = api.post("/v1/labels", order());
    assertThat(pending.status()).isEqualTo(201);
    carrier("ups", "up");
    advance(60);
    var label = api.get("/v1/labels/" + pending.json().get("id").asText()).json();
    assertThat(label.get("status").asText()).isEqualTo("created");
    assertThat(tracking(number(label)).get("status").asText()).isEqualTo("pre_transit");
  }

  @Test
  void aCarrierTakesNoOtherBehaviour() {
    var path = "/v1/sandbox/carriers/ups";
    assertThat(api.put(path, "{}").fields()).containsExactly("availability");
    assertThat(api.put(path, "{\"availability\":\"sleepy\"}").fields())
        .containsExactly("availability");
    assertThat(api.put(path, "{\"availability\":\"up\",\"latencyMs\":-1}").fields())
        .containsExactly("latencyMs");
    assertThat(api.put(path, "{\"availability\":1,\"latencyMs\":\"x\"}").fields())
        .containsExactly("availability", "latencyMs");
    assertThat(api.put(path + "x", "{\"availability\":\"up\"}").status()).isEqualTo(404);
    assertThat(api.get(path + "x").status()).isEqualTo(404);
  }

  @Test
  void aScanSaysWhatIsWrongWithIt() {
    var path = "/v1/sandbox/tracking/" + number(label()) + "/events";
    var now = now(clock(api));
    assertThat(api.post(path, "{}").fields()).containsExactly("status");
    assertThat(api.post(path, "{\"status\":\"flying\",\"substatus\":\"high\"}").fields())
        .containsExactly("status", "substatus");
    assertThat(
            api.post(path, "{\"status\":\"accepted\",\"location\":\"Reno\",\"timestamp\":1}")
                .fields())
        .containsExactly("location", "timestamp");
    assertThat(api.post(path, "{\"status\":\"accepted\",\"location\":{\"city\":7}}").fields())
        .containsExactly("location.city");
    for (String time :
        List.of(
            "yesterday",
            "+999999999-12-31T23:59:59Z",
            "-999999999-01-01T00:00:00Z",
            now.plus(Duration.ofDays(400)).toString(),
            now.minus(Duration.ofDays(400)).toString())) {
      var response = api.post(path, "{\"status\":\"accepted\",\"timestamp\":\"" + time + "\"}");
      assertThat(response.status()).as(time).isEqualTo(400);
      assertThat(response.fields()).containsExactly("timestamp");
    }
    assertThat(
            api.post("/v1/sandbox/tracking/nonsense/events", "{\"status\":\"accepted\"}").status())
        .isEqualTo(404);
  }

  @Test
  void aRetriedScanIsMadeOnce() {
    var number = number(label());
    var retrying = api.with("Idempotency-Key", "scan-once");
    var path = "/v1/sandbox/tracking/" + number + "/events";
    var first = retrying.post(path, "{\"status\":\"accepted\"}");
    var second = retrying.post(path, "{\"status\":\"accepted\"}");

    assertThat(second.text()).isEqualTo(first.text());
    assertThat(second.status()).isEqualTo(201);
    assertThat(statuses(tracking(number))).containsExactly("pre_transit", "accepted");
  }

  @Test
  void aScannedLabelCannotBeCancelledHoweverTheScanCame() {
    var byHand = label();
    scanned(number(byHand), "accepted");
    assertThat(cancel(byHand).code()).isEqualTo("VOID_WINDOW_EXPIRED");

    var byItself = api.post("/v1/labels", order("usps", "PRIORITY_MAIL", "")).json();
    autoScan(true);
    carrier("usps", "down");
    advance(5 * DAY);
    assertThat(shipmentStatus(byItself)).as("nobody here has heard of it").isEqualTo("created");
    carrier("usps", "up");
    var refused = cancel(byItself);
    assertThat(refused.code()).isEqualTo("VOID_WINDOW_EXPIRED");
    assertThat(refused.message()).contains("scanned");
    assertThat(api.get("/v1/labels/" + byItself.get("id").asText()).json().get("status").asText())
        .isEqualTo("created");
  }

  @Test
  void whatIsNoScanDoesNotStopACancellation() {
    var label = label();
    scanned(number(label), "pre_transit");
    scanned(number(label), "unknown");
    assertThat(cancel(label).status()).isEqualTo(200);
    scanned(number(label), "delivered");
    assertThat(tracking(number(label)).get("status").asText()).isEqualTo("cancelled");
    assertThat(shipmentStatus(label)).isEqualTo("cancelled");
  }

  @Test
  void changesAreTheOperatorsAndLookingIsAnybodys() {
    var number = number(label());
    var viewer = as(workspace, Role.VIEWER);
    assertThat(viewer.get("/v1/sandbox/clock").status()).isEqualTo(200);
    assertThat(viewer.get("/v1/sandbox/settings").status()).isEqualTo(200);
    assertThat(viewer.get("/v1/sandbox/carriers/ups").status()).isEqualTo(200);
    for (var refused :
        List.of(
            viewer.post("/v1/sandbox/clock", "{\"advanceSeconds\":1}"),
            viewer.put("/v1/sandbox/settings", "{\"autoScan\":true}"),
            viewer.put("/v1/sandbox/carriers/ups", "{\"availability\":\"down\"}"),
            viewer.post(
                "/v1/sandbox/tracking/" + number + "/events", "{\"status\":\"delivered\"}"))) {
      assertThat(refused.status()).isEqualTo(403);
    }
    var operator = as(workspace, Role.OPERATOR);
    assertThat(operator.post("/v1/sandbox/clock", "{\"advanceSeconds\":1}").status())
        .isEqualTo(200);
  }

  @Test
  void productionHasNoSuchThings() {
    for (Role role : Role.values()) {
      var live = Api.of(served.production()).key(served.key("main", role));
      for (var response :
          List.of(
              live.get("/v1/sandbox/clock"),
              live.post("/v1/sandbox/clock", "{\"advanceSeconds\":1}"),
              live.post("/v1/sandbox/clock", "not json"),
              live.get("/v1/sandbox/settings"),
              live.put("/v1/sandbox/settings", "{\"autoScan\":true}"),
              live.get("/v1/sandbox/carriers/ups"),
              live.put("/v1/sandbox/carriers/ups", "{\"availability\":\"down\"}"),
              live.post("/v1/sandbox/tracking/1Z/events", "{\"status\":\"accepted\"}"),
              live.send("DELETE", "/v1/sandbox/clock"))) {
        assertThat(response.status()).as(role + " " + response.raw().uri()).isEqualTo(404);
        assertThat(response.code()).isEqualTo("NOT_FOUND");
        assertThat(response.header("Allow")).isEmpty();
      }
    }
    assertThat(Api.of(served.production()).get("/v1/sandbox/clock").status()).isEqualTo(401);
  }

  private java.math.BigDecimal balance() {
    return api.get("/v1/wallet").json().get("balance").decimalValue();
  }

  private static JsonNode clock(Api api) {
    return api.get("/v1/sandbox/clock").json();
  }

  private static Instant now(JsonNode clock) {
    return Instant.parse(clock.get("now").asText());
  }
}

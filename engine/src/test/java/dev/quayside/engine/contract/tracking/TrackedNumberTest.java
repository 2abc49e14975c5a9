package dev.quayside.engine.contract.tracking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.ShopTest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// GET /v1/tracking/:trackingNumber, as docs/api/tracking.md has it.
class TrackedNumberTest extends ShopTest {

  @Test
  void aFreshLabelIsPreTransit() {
    var label = label();
    var response = api.get("/v1/tracking/" + label.get("trackingNumber").asText());

    assertThat(response.status()).isEqualTo(200);
    var tracking = response.json();
    assertThat(tracking.get("carrier").asText()).isEqualTo("ups");
    assertThat(tracking.get("service").asText()).isEqualTo("ups_ground");
    assertThat(tracking.get("status").asText()).isEqualTo("pre_transit");
    assertThat(tracking.get("substatus").asText()).isEqualTo("label_created");
    assertThat(tracking.get("estimatedDelivery").asText()).matches("\\d{4}-.*T.*\\.\\d{3}Z");
    assertThat(tracking.at("/from/city").asText()).isEqualTo("San Francisco");
    assertThat(tracking.at("/to/state").asText()).isEqualTo("NY");
    assertThat(tracking.at("/weight/oz").decimalValue()).isEqualByComparingTo("18.5");
    assertThat(tracking.get("events").isArray()).isTrue();
    assertThat(tracking.get("updatedAt").asText()).endsWith("Z");
  }

  /// The promised day ends where the parcel goes: New York is five hours behind UTC in winter.
  @Test
  void theEstimateIsTheEndOfTheDayAtTheDestination() {
    var rate = api.post("/v1/rates", rateRequest()).json().at("/rates/0");
    var bought = api.post("/v1/labels", "{\"rateId\":\"" + rate.get("id").asText() + "\"}").json();
    var estimate =
        api.get("/v1/tracking/" + bought.get("trackingNumber").asText())
            .json()
            .get("estimatedDelivery")
            .asText();
    assertThat(Instant.parse(estimate))
        .isEqualTo(
            LocalDate.parse(rate.get("deliveryDate").asText())
                .atTime(23, 59, 59)
                .atZone(ZoneId.of("America/New_York"))
                .toInstant());
  }

  @Test
  void scansAreTimedToTheMillisecond() {
    var path = "/v1/sandbox/tracking/" + label().get("trackingNumber").asText() + "/events";
    var scanned =
        api.post(
            path,
            "{\"status\":\"in_transit\",\"timestamp\":\"%s\"}"
                .formatted(Instant.now().plusNanos(1)));
    assertThat(scanned.status()).as(scanned.text()).isEqualTo(201);
    assertThat(scanned.json().findValuesAsText("timestamp"))
        .isNotEmpty()
        .allMatch(at -> at.matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z"));
    assertThat(
            api.post(path, "{\"status\":\"in_transit\",\"timestamp\":\"2020-01-01T00:00:00Z\"}")
                .message())
        .containsPattern("shows \\S+:\\d\\d(\\.\\d{3})?Z");
  }

  /// A scanner at the desk reads the bar code, with more than the number in it.
  @Test
  void aLabelsOwnBarCodeIsItsNumber() {
    var usps = bought("usps", "USPS_GROUND_ADVANTAGE");
    var fedex = bought("fedex", "FEDEX_GROUND");
    var codes =
        Map.of(
            "42010118" + usps,
            usps,
            "420101181234\u001d" + usps,
            usps,
            usps.replaceAll("(....)", "$1-"),
            usps,
            "9622001900000000000000" + fedex,
            fedex,
            "[)>\u001e01\u001d0210118\u001d840\u001d019\u001d"
                + fedex
                + "0201\u001dFDEG\u001d332\u001e\u0004",
            fedex);
    codes.forEach(
        (code, number) -> {
          var written = URLEncoder.encode(code, StandardCharsets.UTF_8);
          assertThat(api.get("/v1/tracking/" + written).json().at("/trackingNumber").asText())
              .as(code)
              .isEqualTo(number);
          for (var list : List.of("/v1/labels", "/v1/shipments")) {
            assertThat(api.get(list + "?trackingNumber=" + written).json().get("data"))
                .as(list + " " + code)
                .hasSize(1);
          }
          var batch =
              api.post("/v1/tracking/batch", "{\"trackingNumbers\":[\"" + escaped(code) + "\"]}");
          assertThat(batch.json().at("/summary/succeeded").asInt()).as(batch.text()).isOne();
        });
  }

  private static String escaped(String code) {
    return code.replace("\u001d", "\\u001d")
        .replace("\u001e", "\\u001e")
        .replace("\u0004", "\\u0004");
  }

  private String bought(String carrier, String service) {
    var label =
        api.post(
            "/v1/labels",
            "{\"carrier\":\"%s\",\"service\":\"%s\",\"from\":%s,\"to\":%s,\"parcel\":%s,\"residential\":false}"
                .formatted(carrier, service, FROM, TO.replace("2125550100", "2125550123"), PARCEL));
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    return label.json().get("trackingNumber").asText();
  }

  @Test
  void aCancelledLabelIsCancelled() {
    var label = label();
    api.post("/v1/labels/" + label.get("id").asText() + "/cancel");
    assertThat(
            api.get("/v1/tracking/" + label.get("trackingNumber").asText())
                .json()
                .get("status")
                .asText())
        .isEqualTo("cancelled");
  }

  @Test
  void theCarrierMayBeNamedAndMustBeTheRightOne() {
    var path = "/v1/tracking/" + label().get("trackingNumber").asText();
    assertThat(api.get(path + "?carrier=ups").status()).isEqualTo(200);
    assertThat(api.get(path + "?carrier=usps").status()).isEqualTo(404);
  }

  @Test
  void whatIsNotOursIs404() {
    var mine = label().get("trackingNumber").asText();
    for (String number : List.of("nonsense", "1Z999AA10123456784", "x".repeat(500))) {
      assertThat(api.get("/v1/tracking/" + number).status()).as(number).isEqualTo(404);
    }
    var neighbour = as(served.workspace("watcher-" + workspace.slug()), Role.ADMIN);
    assertThat(neighbour.get("/v1/tracking/" + mine).status()).isEqualTo(404);
  }
}

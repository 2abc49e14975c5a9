package dev.quayside.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.identity.Role;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Analytics of section 4 of the specification and section 10 of the decisions, on parcels that
/// travel by the sandbox clock.
class Section10AnalyticsTest extends SandboxTest {

  private static final String LANE =
      "\"originPostalCode\":\"94158\",\"destinationPostalCode\":\"10118\"";

  @Test
  void savingsCompareWithTheCheapestThatIsAsFast() {
    var rates = Section4RatesTest.list(api.post("/v1/rates", rateRequest()).json().get("rates"));
    var dearest = rates.getLast();
    var best =
        rates.stream()
            .filter(
                rate -> text(rate, "deliveryDate").compareTo(text(dearest, "deliveryDate")) <= 0)
            .map(rate -> rate.get("amount").decimalValue())
            .min(BigDecimal::compareTo)
            .orElseThrow();
    var label = buy(dearest);

    var savings = api.get("/v1/analytics/savings").json();
    var expected = dearest.get("amount").decimalValue().subtract(best);
    assertThat(expected).isPositive();
    assertThat(savings.get("totalPotentialSavings").decimalValue()).isEqualByComparingTo(expected);
    assertThat(savings.get("lanesAnalyzed").asInt()).isEqualTo(1);
    assertThat(savings.get("lanesWithSavings").asInt()).isEqualTo(1);
    assertThat(savings.get("currency").asText()).isEqualTo("USD");
    var lane = savings.at("/topLanes/0");
    assertThat(text(lane, "lane")).isEqualTo("94158→10118");
    assertThat(text(lane, "currentCarrier")).isEqualTo(text(dearest, "carrier"));
    assertThat(lane.get("estimatedSavings").decimalValue()).isEqualByComparingTo(expected);
    assertThat(lane.get("shipmentCount").asInt()).isEqualTo(1);

    var other = as(served.workspace("other-of-" + workspace.slug()), Role.ADMIN);
    assertThat(other.get("/v1/analytics/savings").json().get("lanesAnalyzed").asInt()).isZero();
    assertThat(other.get("/v1/analytics/carriers").json().get("carriers")).isEmpty();

    assertThat(cancel(label).status()).isEqualTo(200);
    assertThat(api.get("/v1/analytics/savings").json().get("lanesAnalyzed").asInt()).isZero();
    assertThat(api.get("/v1/analytics/carriers").json().get("carriers")).isEmpty();
  }

  @Test
  void whereNothingWasDeliveredThereAreNoRates() {
    label();
    var ups = api.get("/v1/analytics/carriers?carrier=ups").json().at("/carriers/0");
    assertThat(ups.get("shipmentCount").asInt()).isEqualTo(1);
    assertThat(ups.get("deliveredCount").asInt()).isZero();
    assertThat(ups.get("onTimeRate").isNull()).isTrue();
    assertThat(ups.get("averageTransitDays").isNull()).isTrue();
    assertThat(ups.get("exceptionRate").isNull()).isTrue();
    assertThat(ups.get("averageCost").decimalValue()).isPositive();
    assertThat(api.get("/v1/analytics/carriers?carrier=usps").json().get("carriers")).isEmpty();
  }

  @Test
  void parcelsThatTravelledAreWhatPredictionsRestOn() {
    autoScan(true);
    var published = predict();
    assertThat(text(published, "basis")).isEqualTo("published");
    assertThat(published.get("sampleSize").asInt()).isZero();

    var ground = ground();
    for (int i = 0; i < 10; i++) {
      buy(ground);
    }
    for (int i = 0; i < 14; i++) {
      advance(24 * 3600);
    }

    var ups = api.get("/v1/analytics/carriers?carrier=ups").json().at("/carriers/0");
    assertThat(ups.get("deliveredCount").asInt()).isEqualTo(10);
    // the first four labels of a service are on time, and of the rest now and then one is late
    assertThat(ups.get("onTimeRate").decimalValue())
        .isBetween(new BigDecimal("0.4"), BigDecimal.ONE);
    assertThat(ups.get("exceptionRate").decimalValue())
        .isBetween(BigDecimal.ZERO, new BigDecimal("0.6"));
    assertThat(ups.get("averageTransitDays").decimalValue())
        .isGreaterThanOrEqualTo(ground.get("transitDays").decimalValue());

    var learned = predict();
    assertThat(text(learned, "basis")).isEqualTo("lane");
    assertThat(learned.get("sampleSize").asInt()).isEqualTo(10);
    assertThat(text(learned, "shipDate")).isNotEmpty();
    assertThat(Section4RatesTest.list(learned.get("estimates")))
        .extracting(each -> text(each, "percentile"))
        .containsExactly("P25", "P50", "P75", "P95");
    for (JsonNode each : learned.get("estimates")) {
      assertThat(each.get("transitDays").asInt())
          .isGreaterThanOrEqualTo(ground.get("transitDays").asInt());
      assertThat(each.get("confidence").decimalValue())
          .isBetween(new BigDecimal("0.4"), BigDecimal.ONE);
    }
  }

  @Test
  void advicePutsThePriorityFirst() {
    var rates = Section4RatesTest.list(api.post("/v1/rates", laneRequest()).json().get("rates"));
    var cheapest = recommend("cost").get("recommended");
    assertThat(cheapest.get("estimatedCost").decimalValue())
        .isEqualByComparingTo(rates.getFirst().get("amount").decimalValue());
    var fastest = recommend("speed").get("recommended");
    assertThat(fastest.get("estimatedTransitDays").asInt())
        .isEqualTo(
            rates.stream().mapToInt(rate -> rate.get("transitDays").asInt()).min().orElseThrow());
    for (String priority : List.of("reliability", "balanced")) {
      var advice = recommend(priority);
      assertThat(text(advice, "priority")).isEqualTo(priority);
      assertThat(text(advice, "basis")).isEqualTo("published");
      assertThat(advice.at("/recommended/reasons")).isNotEmpty();
      assertThat(advice.get("alternatives")).hasSize(rates.size() - 1);
    }
    var wish = "{" + LANE + ",\"weightOz\":16}";
    assertThat(text(api.post("/v1/shipping/recommend", wish).json(), "priority"))
        .isEqualTo("balanced");
  }

  @Test
  void whatIsMissingOrWrongIsNamed() {
    assertThat(api.post("/v1/analytics/predict", "{}").fields())
        .containsExactly("carrierCode", "destinationPostalCode", "originPostalCode");
    assertThat(api.post("/v1/shipping/recommend", "{\"priority\":\"luck\"}").fields())
        .containsExactly("destinationPostalCode", "originPostalCode", "priority", "weightOz");
    assertThat(api.get("/v1/analytics/savings?from=yesterday").fields()).containsExactly("from");
    assertThat(
            api.get("/v1/analytics/carriers?from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z")
                .fields())
        .containsExactly("to");
    var pigeon = api.post("/v1/analytics/predict", "{\"carrierCode\":\"pigeon\"," + LANE + "}");
    assertThat(pigeon.code()).isEqualTo("INVALID_SERVICE");
    var nowhere =
        api.post(
            "/v1/analytics/predict",
            "{\"carrierCode\":\"ups\",\"originPostalCode\":\"@\",\"destinationPostalCode\":\"10118\"}");
    assertThat(nowhere.status()).isEqualTo(422);
    assertThat(nowhere.fields()).containsExactly("originPostalCode");
    var service =
        api.post(
            "/v1/analytics/predict", "{\"carrierCode\":\"ups\",\"service\":\"x\"," + LANE + "}");
    assertThat(service.code()).isEqualTo("INVALID_SERVICE");
  }

  @Test
  void viewersMayAskEverything() {
    var viewer = as(workspace, Role.VIEWER);
    assertThat(viewer.get("/v1/analytics/savings").status()).isEqualTo(200);
    assertThat(viewer.get("/v1/analytics/carriers").status()).isEqualTo(200);
    assertThat(viewer.post("/v1/analytics/predict", question()).status()).isEqualTo(200);
    assertThat(viewer.post("/v1/shipping/recommend", "{" + LANE + ",\"weightOz\":16}").status())
        .isEqualTo(200);
  }

  private JsonNode ground() {
    var rates = Section4RatesTest.list(api.post("/v1/rates", rateRequest()).json().get("rates"));
    return rates.stream()
        .filter(rate -> text(rate, "service").equals("ups_ground"))
        .findFirst()
        .orElseThrow();
  }

  private JsonNode buy(JsonNode rate) {
    var response = api.post("/v1/labels", "{\"rateId\":\"" + text(rate, "id") + "\"}");
    assertThat(response.status()).as(response.text()).isEqualTo(201);
    return response.json();
  }

  private JsonNode predict() {
    var response = api.post("/v1/analytics/predict", question());
    assertThat(response.status()).as(response.text()).isEqualTo(200);
    return response.json();
  }

  private static String question() {
    return "{\"carrierCode\":\"ups\",\"service\":\"ups_ground\"," + LANE + "}";
  }

  private JsonNode recommend(String priority) {
    var response =
        api.post(
            "/v1/shipping/recommend",
            "{" + LANE + ",\"weightOz\":16,\"priority\":\"" + priority + "\"}");
    assertThat(response.status()).as(response.text()).isEqualTo(200);
    return response.json();
  }

  private static String laneRequest() {
    return """
        {"from":{"zip":"94158","country":"US"},"to":{"zip":"10118","country":"US"},
         "parcel":{"weightOz":16}}""";
  }

  private static String text(JsonNode node, String field) {
    return node.get(field).asText();
  }
}

package dev.quayside.engine.contract.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.carrier.day.Holidays;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.contract.rates.RatesTest;
import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Analytics of docs/api/analytics.md, on parcels that travel by the sandbox clock.
public class AnalyticsTest extends SandboxTest {

  private static final String LANE =
      "\"originPostalCode\":\"94158\",\"destinationPostalCode\":\"10118\"";

  @Test
  void savingsCompareWithTheCheapestThatIsAsFast() {
    var rates = RatesTest.list(api.post("/v1/rates", rateRequest()).json().get("rates"));
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
  void aPurchaseRightAfterAskingRatesIsComparedWithThem() {
    var rates = RatesTest.list(api.post("/v1/rates", rateRequest()).json().get("rates"));
    var air = rate(rates, "ups_2nd_day_air");
    bought("ups_2nd_day_air");
    assertSavings(air, rates);
  }

  @Test
  void aServiceThatNeedsSidesIsComparedWithAllThoughRatesWereAskedWithoutThem() {
    api.post("/v1/rates", rateRequest().replaceAll(",\"lengthIn.*?}", "}"));
    bought("ups_2nd_day_air");
    var rates = RatesTest.list(api.post("/v1/rates", rateRequest()).json().get("rates"));
    assertSavings(rate(rates, "ups_2nd_day_air"), rates);
  }

  @Test
  void ratesOfAnotherParcelOrOfLongAgoAreNotWhatWasOnOffer() {
    api.post("/v1/rates", rateRequest().replace("18.5", "30"));
    api.post("/v1/rates", rateRequest().replace("\"lengthIn\":10", "\"lengthIn\":20"));
    bought("ups_ground");
    api.post("/v1/rates", rateRequest());
    advance(16 * 60);
    bought("ups_ground");
    var lane = api.get("/v1/analytics/savings").json();
    assertThat(lane.get("lanesAnalyzed").asInt()).isEqualTo(1);
    assertThat(lane.get("totalPotentialSavings").decimalValue()).isZero();
  }

  @Test
  void daysInTransitAreCountedAsRatesCountThem() {
    var monday = quietMonday();
    advance(Duration.between(today(), monday.atTime(18, 0).toInstant(ZoneOffset.UTC)));
    var ground = ground();
    assertThat(ground.get("transitDays").asInt()).isEqualTo(5);
    assertThat(text(ground, "deliveryDate")).startsWith(monday.plusDays(5).toString());
    var label = buy(ground);
    advance(3 * 24 * 3600);
    scanned(number(label), "delivered");

    var ups = api.get("/v1/analytics/carriers?carrier=ups").json().at("/carriers/0");
    assertThat(ups.get("averageTransitDays").decimalValue()).isEqualByComparingTo("3");
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
    assertThat(RatesTest.list(learned.get("estimates")))
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
  void aPredictionIsForTheServiceMostUsedOnTheLane() {
    autoScan(true);
    assertThat(api.post("/v1/wallet/deposits", "{\"amount\":2000}").status()).isEqualTo(201);
    var elsewhere = TO.replace("New York", "Boston").replace("NY", "MA").replace("10118", "02108");
    for (int i = 0; i < 12; i++) {
      var order = order("ups", "ups_ground", "").replace(TO, elsewhere);
      assertThat(api.post("/v1/labels", order).status()).isEqualTo(201);
    }
    var question = "{\"carrierCode\":\"ups\"," + LANE + "}";
    assertThat(text(predict(question), "service")).isEqualTo("ups_ground");

    bought("ups_2nd_day_air");
    assertThat(text(predict(question), "service")).isEqualTo("ups_2nd_day_air");
    for (int i = 0; i < 10; i++) {
      bought("ups_2nd_day_air");
    }
    advance(10 * 24 * 3600);
    var learned = predict(question);
    assertThat(text(learned, "service")).isEqualTo("ups_2nd_day_air");
    assertThat(text(learned, "basis")).isEqualTo("lane");
    assertThat(learned.get("sampleSize").asInt()).isEqualTo(11);
    assertThat(text(learned, "parcelBasis")).isEqualTo("history");
    assertThat(learned.at("/parcel/lengthIn").decimalValue()).isEqualByComparingTo("10");
    assertThat(learned.at("/parcel/weightOz").decimalValue()).isEqualByComparingTo("18.5");
  }

  @Test
  void everyServiceOfALaneCanBePredicted() {
    for (String place : List.of("10118", "K1A 0B1")) {
      var lane = "\"originPostalCode\":\"94158\",\"destinationPostalCode\":\"" + place + "\",";
      var advice = advice("{" + lane + "\"weightOz\":16}");
      assertThat(text(advice, "parcelBasis")).isEqualTo("standard");
      var options = new ArrayList<>(RatesTest.list(advice.get("alternatives")));
      options.add(advice.get("recommended"));
      assertThat(options).anyMatch(each -> text(each, "carrier").equals("ups"));
      for (JsonNode option : options) {
        predict(
            "{\"carrierCode\":\"%s\",%s\"service\":\"%s\"}"
                .formatted(text(option, "carrier"), lane, text(option, "service")));
      }
    }
  }

  @Test
  void theParcelOfTheQuestionIsTheOneWeighed() {
    var parcel = "\"parcel\":{\"weightOz\":800,\"lengthIn\":30,\"widthIn\":20,\"heightIn\":20}";
    var advice = advice("{" + LANE + ",\"weightOz\":800," + parcel + "}");
    assertThat(text(advice, "parcelBasis")).isEqualTo("request");
    assertThat(advice.at("/parcel/weightOz").decimalValue()).isEqualByComparingTo("800");
    var learned = predict("{\"carrierCode\":\"ups\"," + LANE + "," + parcel + "}");
    assertThat(learned.at("/parcel/lengthIn").decimalValue()).isEqualByComparingTo("30");

    var heavy =
        api.post(
            "/v1/analytics/predict",
            "{\"carrierCode\":\"ups\","
                + LANE
                + ",\"service\":\"ups_ground\",\"parcel\":{\"weightOz\":30000}}");
    assertThat(heavy.code()).isEqualTo("WEIGHT_EXCEEDS_LIMIT");
    assertThat(
            api.post(
                    "/v1/shipping/recommend",
                    "{" + LANE + ",\"weightOz\":16,\"parcel\":{\"lengthIn\":10}}")
                .fields())
        .containsExactly("parcel.heightIn", "parcel.widthIn");
  }

  @Test
  void advicePutsThePriorityFirst() {
    var said = recommend("cost").get("parcel").toString();
    var asked = laneRequest().replace("{\"weightOz\":16}", said);
    var rates = RatesTest.list(api.post("/v1/rates", asked).json().get("rates"));
    assertThat(rates).anyMatch(rate -> text(rate, "service").equals("ups_2nd_day_air"));
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
    var reliable = recommend("reliability").get("recommended");
    assertThat(reliable.get("reasons").toString()).contains("no history yet", "guaranteed");
    assertThat(text(reliable, "service")).isNotEqualTo(text(cheapest, "service"));
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

  /// Against the cheapest that promised the same day or an earlier one.
  private void assertSavings(JsonNode bought, List<JsonNode> rates) {
    var best =
        rates.stream()
            .filter(rate -> text(rate, "deliveryDate").compareTo(text(bought, "deliveryDate")) <= 0)
            .min(Comparator.comparing(rate -> rate.get("amount").decimalValue()))
            .orElseThrow();
    assertThat(text(best, "carrier")).as("so that the test tells something").isNotEqualTo("ups");
    var savings = api.get("/v1/analytics/savings").json();
    assertThat(savings.get("totalPotentialSavings").decimalValue())
        .isEqualByComparingTo(
            bought.get("amount").decimalValue().subtract(best.get("amount").decimalValue()));
    assertThat(text(savings.at("/topLanes/0"), "recommendedCarrier"))
        .isEqualTo(text(best, "carrier"));
  }

  /// The first day of a week without holidays that is still to come.
  private LocalDate quietMonday() {
    var holidays = Holidays.of("ups");
    var monday =
        today().atZone(ZoneOffset.UTC).toLocalDate().with(TemporalAdjusters.next(DayOfWeek.MONDAY));
    while (monday.datesUntil(monday.plusDays(7)).anyMatch(holidays::contains)) {
      monday = monday.plusWeeks(1);
    }
    return monday;
  }

  private Instant today() {
    return served.engine().accounts().clocks().now(workspace.id());
  }

  private JsonNode ground() {
    var rates = RatesTest.list(api.post("/v1/rates", rateRequest()).json().get("rates"));
    return rate(rates, "ups_ground");
  }

  private static JsonNode rate(List<JsonNode> rates, String service) {
    return rates.stream()
        .filter(rate -> text(rate, "service").equals(service))
        .findFirst()
        .orElseThrow();
  }

  /// With UPS, without a rate.
  private void bought(String service) {
    var response = api.post("/v1/labels", order("ups", service, ""));
    assertThat(response.status()).as(response.text()).isEqualTo(201);
  }

  private JsonNode buy(JsonNode rate) {
    var response = api.post("/v1/labels", "{\"rateId\":\"" + text(rate, "id") + "\"}");
    assertThat(response.status()).as(response.text()).isEqualTo(201);
    return response.json();
  }

  private JsonNode predict() {
    return predict(question());
  }

  private JsonNode predict(String question) {
    var response = api.post("/v1/analytics/predict", question);
    assertThat(response.status()).as(response.text()).isEqualTo(200);
    return response.json();
  }

  private static String question() {
    return "{\"carrierCode\":\"ups\",\"service\":\"ups_ground\"," + LANE + "}";
  }

  private JsonNode recommend(String priority) {
    return advice("{" + LANE + ",\"weightOz\":16,\"priority\":\"" + priority + "\"}");
  }

  private JsonNode advice(String wish) {
    var response = api.post("/v1/shipping/recommend", wish);
    assertThat(response.status()).as(response.text()).isEqualTo(200);
    return response.json();
  }

  private static String laneRequest() {
    return """
    {"from":{"zip":"94158","country":"US"},"to":{"zip":"10118","country":"US"},
     "parcel":{"weightOz":16}}\
    """;
  }

  private static String text(JsonNode node, String field) {
    return node.get(field).asText();
  }
}

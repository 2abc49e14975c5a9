package dev.quayside.engine.contract.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.ShopTest;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What rules do with orders beside choosing a rate, and how that can be tried and explained, as
/// docs/api/rules.md has it.
class RuleChoicesTest extends ShopTest {

  /// A Wednesday, 10:00 in San Francisco.
  private static final Instant WEDNESDAY = Instant.parse("2026-12-02T18:00:00Z");

  private static final String ORDER =
      """
      {"reference":"%s","to":%s,"parcel":{"weightOz":18,"lengthIn":10,"widthIn":8,"heightIn":4},
       "value":{"amount":80,"currency":"USD"},"items":[{"sku":"MUG-1","quantity":2},{"sku":"LAMP-1"}]%s}\
      """;

  @Override
  protected InstantSource clock() {
    return InstantSource.fixed(WEDNESDAY);
  }

  @BeforeEach
  void twoLocations() {
    location("Dock 7", "94158", "San Francisco", "CA", "");
    location("Reno", "89501", "Reno", "NV", ",\"cutOff\":\"09:30\"");
  }

  @Test
  void aRuleMayHaveAnyOneOfTheNewChoicesAlone() {
    for (var choice :
        new String[] {
          "\"location\":\"reno\"",
          "\"packaging\":\"ups_pak\"",
          "\"shipDate\":\"next_pickup\"",
          "\"billing\":{\"transport\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\",\"zip\":\"10001\",\"country\":\"US\"}}",
          "\"references\":[{\"kind\":\"department\",\"value\":\"Spares\"}]",
          "\"tags\":[\"gift\"]",
          "\"assignTo\":\"" + user() + "\"",
          "\"split\":\"alone\"",
          "\"notify\":\"call the buyer\"",
          "\"check\":true",
          "\"insurance\":{\"percent\":50}",
          "\"insurance\":{\"amount\":100,\"currency\":\"USD\"}"
        }) {
      var made = api.post("/v1/rules", "{\"name\":\"One\"," + choice + "}");
      assertThat(made.status()).as(made.text()).isEqualTo(201);
      assertThat(api.get("/v1/rules/" + made.json().get("id").asText()).json())
          .isEqualTo(made.json());
      assertThat(made.text()).doesNotContain("1A2B3C");
    }
  }

  /// One wrong word would fail every order of a batch, or count for nothing in a rule.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          "kind":"cheapest","carriers":["ups","upz"]                                  | carriers[1]
          "kind":"cheapest","under":{"amount":-1,"currency":"USD"}                    | under.amount
          "kind":"cheapest","under":{"amount":0,"currency":"USD"}                     | under.amount
          "kind":"fastest","withinDays":0                                             | withinDays
          "kind":"cheapest","service":"ups_ground"                                    | service
          "kind":"fastest","carrier":"ups"                                            | carrier
          "kind":"hold","reason":"x","carriers":["ups"]                               | carriers
          "kind":"service","carrier":"ups","service":"ups_ground","carriers":["usps"] | carriers
          "kind":"service","carrier":"ups","service":"ups_ground","withinDays":99     | withinDays
          "kind":"cheapest","maxAmount":9                                             | maxAmount
          """)
  void aChoiceThatCannotBeMetIsRefusedBeforeItIsKeptOrRun(String choice, String field) {
    var rule = api.post("/v1/rules", "{\"name\":\"One\",\"choice\":{" + choice + "}}");
    assertThat(rule.status()).as(rule.text()).isEqualTo(400);
    assertThat(rule.fields()).containsExactly("choice." + field);
    var batch =
        api.post(
            "/v1/batches",
            "{\"orders\":[\"%s\"],\"action\":\"buy\",\"fallback\":{%s}}"
                .formatted(order("C-1", ""), choice));
    assertThat(batch.status()).as(batch.text()).isEqualTo(400);
    assertThat(batch.fields()).containsExactly("fallback." + field);
  }

  @Test
  void whatARuleCannotDoIsRefusedWhereItStands() {
    refused("\"insurance\":{}", "insurance");
    refused("\"insurance\":{\"percent\":500}", "insurance.percent");
    refused("\"insurance\":{\"percent\":50},\"insure\":true", "insurance");
    refused("\"location\":\"Atlantis\"", "location");
    refused("\"assignTo\":\"usr_nobody\"", "assignTo");
    refused("\"tags\":[\"" + "x".repeat(31) + "\"]", "tags[0]");
    refused("\"split\":\"half\"", "split");
    refused("\"packaging\":\"shoe_box\"", "packaging");
    refused("\"shipDate\":\"tomorrow\"", "shipDate");
    refused(
        "\"choice\":{\"kind\":\"cheapest\",\"until\":\"2026-12-24T08:00:00Z\"}", "choice.until");
    refused("\"choice\":{\"kind\":\"hold\",\"reason\":\"x\",\"until\":\"noon\"}", "choice.until");
    refused(
        "\"insure\":true,\"conditions\":[{\"field\":\"weekday\",\"anyOf\":[\"funday\"]}]",
        "conditions[0].anyOf[0]");
    refused(
        "\"insure\":true,\"conditions\":[{\"field\":\"timeOfDay\",\"from\":\"8\"}]",
        "conditions[0].from");
  }

  private void refused(String rule, String field) {
    var answer = api.post("/v1/rules", "{\"name\":\"Bad\"," + rule + "}");
    assertThat(answer.status()).as(rule + " " + answer.text()).isEqualTo(400);
    assertThat(answer.fields()).as(answer.text()).contains(field);
  }

  @Test
  void anOrderIsRatedAndBoughtAsItsPlanSays() {
    rule(
        """
        "name":"Web goes by Reno","conditions":[{"field":"metadata","name":"channel","anyOf":["web"]}],
        "choice":{"kind":"service","carrier":"ups","service":"ups_ground"},"location":"Reno",
        "shipDate":"next_pickup","insurance":{"percent":50},
        "references":[{"kind":"department","value":"Spares"}]\
        """);
    rule(
        """
        "name":"From Reno signed","conditions":[{"field":"location","anyOf":["Reno"]}],"signature":"standard"\
        """);
    var id = order("P-1", ",\"metadata\":{\"channel\":\"web\"}");

    var plan = api.get("/v1/orders/" + id + "/plan").json();
    assertThat(plan.at("/location").asText()).isEqualTo("Reno");
    assertThat(plan.at("/shipDate").asText()).isEqualTo("next_pickup");
    assertThat(plan.at("/insurance/percent").asInt()).isEqualTo(50);
    assertThat(plan.at("/signature").asText()).isEqualTo("standard");
    assertThat(plan.at("/rules/1/matched").asBoolean()).isTrue();
    assertThat(plan.at("/rules/0/decided").toString())
        .isEqualTo("[\"choice\",\"location\",\"shipDate\",\"references\",\"insurance\"]");
    assertThat(plan.at("/byHand")).isEmpty();

    var rates = api.post("/v1/orders/" + id + "/rates", "{}").json();
    var bought = api.post("/v1/orders/" + id + "/labels", "{}");
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    var shipment = api.get("/v1/shipments/" + bought.json().get("shipmentId").asText()).json();
    assertThat(shipment.at("/from/city").asText()).isEqualTo("Reno");
    // the last collection in Reno was at half past nine
    assertThat(shipment.at("/shipDate").asText()).isEqualTo("2026-12-03");
    assertThat(shipment.at("/parcel/insuredValue/amount").decimalValue())
        .isEqualByComparingTo("40");
    assertThat(shipment.at("/references/0/value").asText()).isEqualTo("Spares");
    var chosen = rates.get("chosenRateId").asText();
    assertThat(price(rates.get("rates"), chosen))
        .isEqualByComparingTo(bought.json().at("/rate/amount").decimalValue());
  }

  private static java.math.BigDecimal price(JsonNode rates, String id) {
    for (var rate : rates) {
      if (rate.get("id").asText().equals(id)) {
        return rate.get("amount").decimalValue();
      }
    }
    throw new AssertionError("no rate " + id);
  }

  @Test
  void anOrderIsDividedIntoWhatIsShippedAloneAndTheRest() {
    api.put("/v1/products/LAMP-1", "{\"alone\":true,\"weightOz\":30}");
    api.put("/v1/products/MUG-1", "{\"weightOz\":8}");
    rule("\"name\":\"Alone\",\"split\":\"alone\",\"choice\":{\"kind\":\"cheapest\"}");
    var order = ORDER.replace("{\"sku\":\"LAMP-1\"}", "{\"sku\":\"LAMP-1\",\"quantity\":2}");
    var id = api.post("/v1/orders", order.formatted("D-1", TO, "")).json().get("id").asText();
    var estimate = batch(id);
    assertThat(estimate).as(estimate).contains("skipped");

    var first = api.post("/v1/orders/" + id + "/rates", "{}");
    assertThat(first.status()).as(first.text()).isEqualTo(200);
    var keyed = api.with("Idempotency-Key", "split-1");
    var bought = keyed.post("/v1/orders/" + id + "/labels", "{}");
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    assertThat(bought.json().get("data")).hasSize(3);
    assertThat(keyed.post("/v1/orders/" + id + "/labels", "{}").text()).isEqualTo(bought.text());
    var now = api.get("/v1/orders/" + id).json();
    assertThat(now.get("status").asText()).isEqualTo("shipped");
    assertThat(now.get("parcels")).hasSize(3);
    assertThat(api.post("/v1/orders/" + id + "/labels", "{}").status()).isEqualTo(409);
  }

  private String batch(String order) {
    var made = api.post("/v1/batches", "{\"action\":\"buy\",\"orders\":[\"" + order + "\"]}");
    assertThat(made.status()).as(made.text()).isIn(201, 202);
    var path = "/v1/batches/" + made.json().get("id").asText();
    org.awaitility.Awaitility.await()
        .until(() -> !api.get(path).json().get("status").asText().equals("running"));
    return api.get(path).text();
  }

  private String user() {
    return api.post("/v1/users", "{\"name\":\"Pia\",\"role\":\"packer\",\"pin\":\"4711\"}")
        .json()
        .get("id")
        .asText();
  }

  @Test
  void aSenderThatTheRequestNamesGoesBeforeTheRules() {
    rule("\"name\":\"Reno\",\"location\":\"Reno\",\"choice\":{\"kind\":\"cheapest\"}");
    var id = order("S-1", "");
    var bought = api.post("/v1/orders/" + id + "/labels", "{\"location\":\"Dock 7\"}");
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    var shipment = api.get("/v1/shipments/" + bought.json().get("shipmentId").asText()).json();
    assertThat(shipment.at("/from/city").asText()).isEqualTo("San Francisco");
  }

  @Test
  void aRateIsBoughtAsItWasQuotedWhateverTheRulesSayNow() {
    rule(
        "\"name\":\"Reno\",\"location\":\"Reno\",\"shipDate\":\"next_pickup\",\"choice\":{\"kind\":\"cheapest\"}");
    var id = order("Q-1", "");
    var rates = api.post("/v1/orders/" + id + "/rates", "{}").json();
    var ruleId = api.get("/v1/rules").json().at("/data/0/id").asText();
    api.send("DELETE", "/v1/rules/" + ruleId);
    var rate = rates.get("chosenRateId").asText();
    var bought = api.post("/v1/orders/" + id + "/labels", "{\"rateId\":\"" + rate + "\"}");
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    var shipment = api.get("/v1/shipments/" + bought.json().get("shipmentId").asText()).json();
    assertThat(shipment.at("/from/city").asText()).isEqualTo("Reno");
    assertThat(shipment.at("/shipDate").asText()).isEqualTo("2026-12-03");
  }

  @Test
  void aTrialNamesTheOrdersThatARuleTouchesAndTouchesNone() {
    var mugs = order("T-1", "");
    order("T-2", ",\"metadata\":{\"channel\":\"web\"}");
    var rule =
        """
        {"name":"Web","conditions":[{"field":"metadata","name":"channel","anyOf":["web"]}],"insure":true}\
        """;
    var viewer = as(workspace, Role.VIEWER);
    var trial = viewer.post("/v1/rules/trial", "{\"rule\":" + rule + "}");
    assertThat(trial.status()).as(trial.text()).isEqualTo(200);
    assertThat(trial.json().get("data")).hasSize(1);
    assertThat(trial.json().at("/data/0/reference").asText()).isEqualTo("T-2");
    assertThat(trial.json().at("/data/0/before/insure").asBoolean()).isFalse();
    assertThat(trial.json().at("/data/0/after/insure").asBoolean()).isTrue();
    assertThat(trial.json().at("/data/0/after").has("rules")).isFalse();
    assertThat(api.get("/v1/rules").json().get("data")).isEmpty();

    var saved =
        api.post(
            "/v1/rules",
            rule.replace("\"web\"", "\"*\"").replace("true", "true,\"enabled\":false"));
    var byId =
        api.post("/v1/rules/trial", "{\"ruleId\":\"" + saved.json().get("id").asText() + "\"}");
    assertThat(byId.json().get("data")).hasSize(1);
    assertThat(api.get("/v1/orders/" + mugs + "/plan").json().get("rules")).isEmpty();
    assertThat(api.post("/v1/rules/trial", "{}").fields()).contains("rule");
    assertThat(api.post("/v1/rules/trial", "{\"ruleId\":\"rul_x\"}").code()).isEqualTo("NOT_FOUND");
  }

  @Test
  void aDryRunKnowsWhatTheOrderSaysOfItself() {
    rule(
        "\"name\":\"Old\",\"insure\":true,\"conditions\":[{\"field\":\"orderedOn\",\"atLeast\":2},{\"field\":\"tag\",\"anyOf\":[\"gift\"]},{\"field\":\"shop\",\"anyOf\":[\"Mugs\"]},{\"field\":\"zone\",\"anyOf\":[\"8\"]},{\"field\":\"weekday\",\"anyOf\":[\"wednesday\"]},{\"field\":\"timeOfDay\",\"from\":\"09:00\",\"to\":\"11:00\"}]");
    var run =
        api.post(
            "/v1/rules/dry-run",
            "{\"to\":"
                + TO
                + ",\"orderedOn\":\"2026-11-30\",\"tags\":[\"gift\"],\"shop\":\"Mugs\"}");
    assertThat(run.status()).as(run.text()).isEqualTo(200);
    assertThat(run.json().get("insure").asBoolean()).as(run.text()).isTrue();
  }

  @Test
  void productTagsAndMarginAreLookedUp() {
    var tagged = api.put("/v1/products/LAMP-1", "{\"tags\":[\"fragile\",\" glass \"]}");
    assertThat(tagged.json().get("tags").toString()).isEqualTo("[\"fragile\",\"glass\"]");
    rule(
        "\"name\":\"Fragile\",\"insure\":true,\"conditions\":[{\"field\":\"productTag\",\"anyOf\":[\"glass\"]},{\"field\":\"margin\",\"atLeast\":1,\"atMost\":79}]");
    var id = order("G-1", "");
    var plan = api.get("/v1/orders/" + id + "/plan").json();
    assertThat(plan.get("insure").asBoolean()).as(plan.toString()).isTrue();
  }

  private void location(String name, String zip, String city, String state, String more) {
    var made =
        api.post(
            "/v1/locations",
            """
            {"name":"%s","address":{"name":"Ann Sender","street1":"1 Main St","city":"%s","state":"%s",
             "zip":"%s","country":"US","phone":"4155550100"}%s}\
            """
                .formatted(name, city, state, zip, more));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
  }

  private void rule(String fields) {
    var made = api.post("/v1/rules", "{" + fields + "}");
    assertThat(made.status()).as(made.text()).isEqualTo(201);
  }

  private String order(String number, String more) {
    var taken = api.post("/v1/orders", ORDER.formatted(number, TO, more));
    assertThat(taken.status()).as(taken.text()).isIn(200, 201);
    return taken.json().get("id").asText();
  }
}

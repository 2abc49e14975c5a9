package dev.quayside.engine.contract.orders;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Rates of an order are bought by their ids, as docs/api/orders.md has it.
class OrderRatesTest extends SandboxTest {

  private static final String MUGS = ",\"items\":[{\"sku\":\"MUG\",\"quantity\":%d}]";
  private static final String MUG =
      ",\"parcel\":{\"weightOz\":9,\"lengthIn\":6,\"widthIn\":6,\"heightIn\":4}"
          + MUGS.formatted(1);
  private static final String CHEAPEST =
      "{\"name\":\"Cheapest\",\"choice\":{\"kind\":\"cheapest\"}}";

  @Test
  void theRateIsBoughtAtItsPriceAndNoRuleChoosesAnother() {
    api.post("/v1/rules", CHEAPEST);
    var path = made("R-1");
    var rate = dear(path, "");
    var label = api.post(path + "/labels", rated(rate, ""));
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    assertThat(label.json().get("service")).isEqualTo(rate.get("service"));
    assertThat(label.json().at("/rate/amount")).isEqualTo(rate.get("amount"));
    assertThat(label.json().get("reference").asText()).isEqualTo("R-1");
    assertThat(order(path).get("parcels").findValuesAsText("labelId"))
        .containsExactly(label.json().get("id").asText());
  }

  @ParameterizedTest
  @ValueSource(strings = {"/v1/labels", "/v1/shipments"})
  void boughtWithoutItsOrderItShipsItNevertheless(String buying) {
    var path = made("R-1");
    var rate = dear(path, "");
    var keyed = api.with("Idempotency-Key", "R-1");
    var bought = keyed.post(buying, rated(rate, ",\"metadata\":{\"till\":\"7\"}"));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    assertThat(bought.json().get("reference").asText()).isEqualTo("R-1");
    assertThat(bought.json().at("/metadata/till").asText()).isEqualTo("7");
    assertThat(bought.json().at("/rate/amount")).isEqualTo(rate.get("amount"));
    var order = order(path);
    assertThat(order.get("parcels")).hasSize(1);
    assertThat(order.at("/shipment/trackingNumber")).isEqualTo(bought.json().get("trackingNumber"));
    assertThat(keyed.post(buying, rated(rate, ",\"metadata\":{\"till\":\"7\"}")).text())
        .isEqualTo(bought.text());
    var other = dear(made("R-2"), "");
    for (String again : new String[] {"/v1/labels", "/v1/shipments", path + "/labels"}) {
      var second = api.post(again, rated(rate, ""));
      assertThat(second.status()).isEqualTo(409);
      assertThat(second.code()).isEqualTo("DUPLICATE_SHIPMENT");
      assertThat(second.fields()).contains("labelId", "trackingNumber");
    }
    assertThat(api.post(path + "/labels", rated(other, "")).code()).isEqualTo("RATE_MISMATCH");
    assertThat(labels()).isEqualTo(1);
  }

  @Test
  void aVoidedLabelLeavesTheRateToBeBoughtAgain() {
    var path = made("R-1");
    var rate = dear(path, "");
    cancel(api.post("/v1/labels", rated(rate, "")).json());
    assertThat(order(path).get("parcels")).hasSize(1);
    var again = api.post(path + "/labels", rated(rate, ""));
    assertThat(again.status()).as(again.text()).isEqualTo(201);
    assertThat(again.json().at("/rate/amount")).isEqualTo(rate.get("amount"));
  }

  @Test
  void itHoldsForTheItemsAndTheOrderAsTheyWere() {
    var path = made("R-1");
    var one = dear(path, MUG);
    var whole = dear(path, "");
    var others = api.post(path + "/labels", rated(one, MUGS.formatted(2)));
    assertThat(others.code()).as(others.text()).isEqualTo("RATE_MISMATCH");
    assertThat(others.fields()).containsExactly("items");
    assertThat(api.post(path + "/labels", rated(one, "")).status()).isEqualTo(201);
    assertThat(order(path).at("/parcels/0/items/0/quantity").asInt()).isEqualTo(1);
    assertThat(api.post("/v1/labels", rated(whole, "")).code()).isEqualTo("CONFLICT");
    var rest = dear(path, MUG);
    var moved = TO.replace("10118", "10001").replace("350 5th Ave", "2 Penn Plaza");
    api.patch(path, "{\"to\":" + moved + "}");
    for (String buying : new String[] {path + "/labels", "/v1/labels"}) {
      var answer = api.post(buying, rated(rest, ""));
      assertThat(answer.code()).as(answer.text()).isEqualTo("RATE_MISMATCH");
      assertThat(answer.fields()).containsExactly("to.zip");
    }
    assertThat(labels()).isEqualTo(1);
  }

  @Test
  void itGoesToTheOrdersAddressOfToday() {
    var path = made("R-1");
    var rate = dear(path, "");
    api.patch(path, "{\"to\":" + TO.replace("Floor 21", "Floor 22") + "}");
    var shipment = api.post("/v1/shipments", rated(rate, ""));
    assertThat(shipment.json().at("/to/street2").asText()).as(shipment.text()).contains("22");
  }

  @Test
  void whoeverStoppedTheOrderStopsItsRatesToo() {
    var path = made("R-1");
    var rate = dear(path, "");
    api.post(path + "/hold", "{\"reason\":\"ask first\"}");
    assertThat(api.post("/v1/labels", rated(rate, "")).code()).isEqualTo("CONFLICT");
    api.post(path + "/release");
    api.post("/v1/rules", "{\"name\":\"Wait\",\"choice\":{\"kind\":\"hold\",\"reason\":\"look\"}}");
    assertThat(labels()).isZero();
    assertThat(api.post(path + "/labels", rated(rate, "")).status())
        .as("who names a rate chooses, as who names a service does")
        .isEqualTo(201);
  }

  @ParameterizedTest
  @CsvSource({
    "carrier,fedex,400,INVALID_SERVICE",
    "service,ups_ground,400,INVALID_SERVICE",
    "rateId,rate_00000000000000000000000000,404,RATE_NOT_FOUND",
    "isReturn,true,422,RATE_MISMATCH",
  })
  void whatContradictsItIsRefused(String field, String value, int status, String code) {
    var path = made("R-1");
    var id = dear(path, "").get("id").asText();
    var rate = field.equals("rateId") ? value : id;
    var more = field.equals("rateId") ? "" : ",\"%s\":\"%s\"".formatted(field, value);
    var body = "{\"rateId\":\"" + rate + "\"" + more.replace("\"true\"", "true") + "}";
    for (String buying : new String[] {path + "/labels", "/v1/labels"}) {
      if (field.equals("isReturn") && !buying.equals("/v1/labels")) {
        continue;
      }
      var answer = api.post(buying, body);
      assertThat(answer.status()).as(answer.text()).isEqualTo(status);
      assertThat(answer.code()).isEqualTo(code);
    }
    assertThat(labels()).isZero();
    assertThat(order(path).get("status").asText()).isEqualTo("open");
  }

  @Test
  void aStaleOneIsNotBought() {
    var path = made("R-1");
    var rate = dear(path, "");
    advance(16 * 60);
    for (String buying : new String[] {path + "/labels", "/v1/labels"}) {
      var answer = api.post(buying, rated(rate, ""));
      assertThat(answer.status()).isEqualTo(404);
      assertThat(answer.code()).isEqualTo("RATE_NOT_FOUND");
    }
    assertThat(order(path).get("status").asText()).isEqualTo("open");
  }

  @Test
  void aRateAskedWithoutAnOrderIsBoughtForOneItFits() {
    var path = made("R-1");
    var fits = rateRequest().replace("18.5", "18");
    var rate = api.post("/v1/rates", fits).json().at("/rates/3");
    var elsewhere = api.post("/v1/rates", fits.replace("10118", "10001")).json().at("/rates/3");
    var wrong = api.post(path + "/labels", rated(elsewhere, ""));
    assertThat(wrong.code()).as(wrong.text()).isEqualTo("RATE_MISMATCH");
    assertThat(wrong.fields()).containsExactly("to.zip");
    var label = api.post(path + "/labels", rated(rate, ""));
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    assertThat(label.json().at("/rate/amount")).isEqualTo(rate.get("amount"));
    assertThat(order(path).get("status").asText()).isEqualTo("shipped");
  }

  @Test
  void eachOfSeveralParcelsHasItsOwn() {
    var path = made("R-1");
    var one = dear(path, MUG);
    var other = dear(path, MUG);
    var both = "{\"from\":" + FROM + ",\"parcels\":[{\"rateId\":%s},{\"rateId\":%s}]}";
    var twice = api.post(path + "/parcels", both.formatted(one.get("id"), one.get("id")));
    assertThat(twice.code()).as(twice.text()).isEqualTo("INVALID_REQUEST");
    assertThat(twice.fields()).containsExactly("parcels[1].rateId");
    var answer = api.post(path + "/parcels", both.formatted(one.get("id"), other.get("id")));
    assertThat(answer.json().get("data").findValuesAsText("service"))
        .as(answer.text())
        .containsExactly(one.get("service").asText(), other.get("service").asText());
    assertThat(order(path).get("status").asText()).isEqualTo("shipped");
    assertThat(labels()).isEqualTo(2);
  }

  /// Nothing is bought of several when one of the rates does not hold.
  @Test
  void allOfSeveralAreLookedAtBeforeTheFirstIsBought() {
    var path = made("R-1");
    var one = dear(path, MUG);
    var body = "{\"parcels\":[{\"rateId\":%s},{\"rateId\":\"rate_00000000000000000000000000\"}]}";
    var answer = api.post(path + "/parcels", body.formatted(one.get("id")));
    assertThat(answer.code()).as(answer.text()).isEqualTo("RATE_NOT_FOUND");
    var beside = "{\"rateId\":%s,\"parcels\":[{}]}".formatted(one.get("id"));
    assertThat(api.post(path + "/parcels", beside).fields()).contains("rateId");
    assertThat(labels()).isZero();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void ofPurchasesAtOnceOneHasTheLabelAndTheOthersAreRefused(boolean byRate) throws Exception {
    api.post("/v1/rules", CHEAPEST);
    for (int round = 0; round < 5; round++) {
      var path = made("C-" + round);
      var body = byRate ? rated(dear(path, ""), "") : "{\"from\":" + FROM + "}";
      var answers = new ArrayList<Future<Api.Response>>();
      try (var buyers = Executors.newFixedThreadPool(6)) {
        for (int i = 0; i < 6; i++) {
          var at = byRate && i % 2 == 0 ? "/v1/labels" : path + "/labels";
          Callable<Api.Response> buying = () -> api.post(at, body);
          answers.add(buyers.submit(buying));
        }
      }
      var statuses = new ArrayList<Integer>();
      for (var answer : answers) {
        statuses.add(answer.get().status());
      }
      assertThat(statuses).containsExactlyInAnyOrder(201, 409, 409, 409, 409, 409);
    }
    assertThat(labels()).isEqualTo(5);
  }

  /// The dearest that the post offers: no rule for the cheapest takes it.
  private JsonNode dear(String path, String more) {
    var answer = api.post(path + "/rates", "{\"from\":" + FROM + more + "}");
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    JsonNode dear = null;
    for (JsonNode rate : answer.json().get("rates")) {
      if (rate.get("carrier").asText().equals("usps")) {
        dear = rate;
      }
    }
    assertThat(dear).isNotNull();
    return dear;
  }

  private static String rated(JsonNode rate, String more) {
    return "{\"rateId\":" + rate.get("id") + more + "}";
  }

  private JsonNode order(String path) {
    return api.get(path).json();
  }

  private int labels() {
    return api.get("/v1/labels?status=created").json().at("/pagination/totalCount").asInt();
  }

  private String made(String reference) {
    var order = OrderRoutesTest.order(reference, 18);
    var sides = "\"weightOz\":18,\"lengthIn\":10,\"widthIn\":8,\"heightIn\":4";
    var made = api.post("/v1/orders", order.replace("\"weightOz\":18", sides));
    return "/v1/orders/" + made.json().get("id").asText();
  }
}

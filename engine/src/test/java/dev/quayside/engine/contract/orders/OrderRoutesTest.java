package dev.quayside.engine.contract.orders;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// /v1/orders, as docs/api/orders.md has it.
public class OrderRoutesTest extends SandboxTest {

  private static final String SENDER = "{\"from\":" + FROM + "}";
  public static final String UPS =
      "{\"from\":" + FROM + ",\"carrier\":\"ups\",\"service\":\"ups_ground\"}";

  @Test
  void anOrderIsKnownByItsReference() {
    var made = api.post("/v1/orders", order("WEB-1", 18));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    var id = made.json().get("id").asText();
    assertThat(api.post("/v1/orders", order("web-1", 18)).status()).isEqualTo(200);
    var heavier = api.post("/v1/orders", order("WEB-1", 20));
    assertThat(heavier.json().get("id").asText()).isEqualTo(id);
    assertThat(heavier.json().at("/parcel/weightOz").asInt()).isEqualTo(20);
    assertThat(api.get("/v1/orders/" + id).text()).isEqualTo(heavier.text());
    assertThat(made.json().at("/items/0/barcode").asText()).isEqualTo("4006381333931");
  }

  @Test
  void metadataIsKeptToldChangedByNameAndFound() {
    var web =
        order("M-1", 18)
            .replaceFirst("\\{", "{\"metadata\":{\"channel\":\"web\",\"a:b\":\"c:d\"},");
    api.post("/v1/orders", web);
    var path = "/v1/orders/" + id("M-1");
    api.post("/v1/orders", order("M-2", 18));
    assertThat(found("channel:web")).containsExactly("M-1");
    assertThat(found("channel:we")).isEmpty();
    assertThat(api.get("/v1/orders?metadata=channel").fields()).containsExactly("metadata");
    assertThat(api.post("/v1/orders", order("M-1", 20)).json().at("/metadata/channel").asText())
        .as("left out, it stays")
        .isEqualTo("web");
    var changed = api.patch(path, "{\"metadata\":{\"channel\":\"\",\"desk\":\"7\"}}").json();
    assertThat(changed.get("metadata").toString()).isEqualTo("{\"a:b\":\"c:d\",\"desk\":\"7\"}");
    assertThat(api.get("/v1/events?type=order.updated").json().at("/data/0/data/metadata"))
        .isEqualTo(changed.get("metadata"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7",
        "{\"a\":1}",
        "{\"\":\"a\"}",
        "{\"LONG\":\"a\"}",
        "{\"a\":\"TEXT\"}",
        "{MANY}"
      })
  void metadataHasBounds(String metadata) {
    var many = IntStream.rangeClosed(1, 21).mapToObj("\"n%d\":\"v\""::formatted);
    var wrong =
        metadata
            .replace("LONG", "n".repeat(41))
            .replace("TEXT", "t".repeat(501))
            .replace("MANY", many.collect(Collectors.joining(",")));
    var sent = order("B-1", 18).replaceFirst("\\{", "{\"metadata\":" + wrong + ",");
    assertThat(api.post("/v1/orders", sent).fields()).containsExactly("metadata");
  }

  private List<String> found(String metadatum) {
    return api.get("/v1/orders?metadata=" + metadatum).json().findValuesAsText("reference");
  }

  @Test
  void ofSeveralEachIsTakenInOrRefusedByName() {
    api.post("/v1/orders", order("B-0", 18));
    var answer =
        api.post(
            "/v1/orders/batch",
            "{\"orders\":[%s,%s,%s,{\"reference\":\"B-3\"},7]}"
                .formatted(
                    order("B-0", 18),
                    order("B-1", 18),
                    order("B-2", 18).replace("10118", "90210")));
    assertThat(answer.status()).as(answer.text()).isEqualTo(207);
    var data = answer.json().get("data");
    assertThat(data.findValuesAsText("outcome"))
        .containsExactly("unchanged", "created", "refused", "refused", "refused");
    assertThat(data.at("/2/error/code").asText()).isEqualTo("INVALID_ADDRESS");
    assertThat(data.at("/2/error/details/0/field").asText()).isEqualTo("orders[2].to.zip");
    assertThat(data.at("/3/reference").asText()).isEqualTo("B-3");
    assertThat(data.at("/3/error/details").findValuesAsText("field"))
        .containsExactly("orders[3].to");
    assertThat(api.get("/v1/orders").json().at("/pagination/totalCount").asInt()).isEqualTo(2);
  }

  /// So that a program tells by the status alone whether it has to look.
  @Test
  void whenAllAreTakenInItIs201() {
    var both = "{\"orders\":[%s,%s]}".formatted(order("A-1", 18), order("A-2", 18));
    for (var outcome : List.of("created", "unchanged")) {
      var answer = api.post("/v1/orders/batch", both);
      assertThat(answer.status()).as(answer.text()).isEqualTo(201);
      assertThat(answer.json().get("data").findValuesAsText("outcome"))
          .containsExactly(outcome, outcome);
    }
  }

  /// One call has one form of answer, so that a generated client has a type for it.
  @Test
  void severalAreSentToTheirOwnAddress() {
    var several = api.post("/v1/orders", "{\"orders\":[%s]}".formatted(order("A-1", 18)));
    assertThat(several.fields()).as(several.text()).containsExactly("orders");
    assertThat(several.message()).contains("POST /v1/orders/batch");
    assertThat(api.post("/v1/orders/batch", "{}").fields()).containsExactly("orders");
    assertThat(api.post("/v1/orders/batch", "{\"orders\":[]}").fields()).containsExactly("orders");
    assertThat(api.post("/v1/orders/batch", order("A-1", 18)).fields())
        .contains("orders", "reference", "to");
    assertThat(api.get("/v1/orders").json().get("data")).isEmpty();
  }

  @Test
  void moneyInTheWrongShapeIsToldTheRightOne() {
    var plain = order("M-1", 18).replace("{\"reference\"", "{\"value\":29.95,\"reference\"");
    assertThat(api.post("/v1/orders", plain).message())
        .isEqualTo(
            "value: must be an object with amount and currency: \"amount\": 29.95, \"currency\":"
                + " \"USD\"");
    var text = plain.replace("29.95", "{\"amount\":\"29.95\"}");
    assertThat(api.post("/v1/orders", text).message())
        .isEqualTo("value.amount: must be a number, with currency beside it");
  }

  /// A shop in Sydney that left out the currency once declared its dollars as American ones.
  @Test
  void moneyWithoutACurrencyIsInThatOfTheAccount() {
    var plain =
        "{\"reference\":\"%s\",\"to\":%s,\"value\":{\"amount\":59.9},"
            + "\"items\":[{\"name\":\"Mug\",\"value\":{\"amount\":59.9}}],"
            + "\"parcel\":{\"weightOz\":18,\"insuredValue\":{\"amount\":50}}}";
    var before = api.post("/v1/orders", plain.formatted("C-0", TO)).json();
    assertThat(before.findValuesAsText("currency")).containsOnly("USD");
    var sydney =
        "{\"name\":\"Harbour\",\"street1\":\"1 George St\",\"city\":\"Sydney\",\"state\":\"NSW\","
            + "\"zip\":\"2000\",\"country\":\"AU\",\"phone\":\"0291234567\"}";
    api.post("/v1/locations", "{\"name\":\"Sydney\",\"address\":" + sydney + "}");
    var single = api.post("/v1/orders", plain.formatted("C-1", TO)).json();
    assertThat(single.findValuesAsText("currency")).hasSize(3).containsOnly("AUD");
    var several = "{\"orders\":[" + plain.formatted("C-2", TO) + "]}";
    var batch = api.post("/v1/orders/batch", several).json();
    assertThat(batch.findValuesAsText("currency")).hasSize(3).containsOnly("AUD");
    var path = "/v1/orders/" + single.get("id").asText();
    var changed = api.patch(path, "{\"value\":{\"amount\":7}}").json();
    assertThat(changed.at("/value/currency").asText()).isEqualTo("AUD");
    var named = api.patch(path, "{\"value\":{\"amount\":7,\"currency\":\"usd\"}}").json();
    assertThat(named.at("/value/currency").asText()).isEqualTo("USD");
    var product =
        api.put("/v1/products/MUG-AU", "{\"name\":\"Mug\",\"value\":{\"amount\":7}}").json();
    assertThat(product.at("/value/currency").asText()).isEqualTo("AUD");
    var rule = "{\"name\":\"Fast\",\"choice\":{\"kind\":\"fastest\",\"under\":{\"amount\":30}}}";
    assertThat(api.post("/v1/rules", rule).json().at("/choice/under/currency").asText())
        .isEqualTo("AUD");
  }

  @Test
  void twoCustomersUnderOneReferenceAreBothRefused() {
    var other = order("t-1", 18).replace("Bob Buyer", "Ann Other");
    assertThat(other).isNotEqualTo(order("t-1", 18));
    var answer =
        api.post(
            "/v1/orders/batch",
            "{\"orders\":[%s,%s,%s]}".formatted(order("T-1", 18), other, order("T-2", 18)));
    var data = answer.json().get("data");
    assertThat(data.findValuesAsText("outcome")).containsExactly("refused", "refused", "created");
    assertThat(data.at("/1/error/details/0/field").asText()).isEqualTo("orders[1].reference");
    assertThat(data.at("/1/error/details/0/message").asText())
        .contains("Bob Buyer")
        .contains("Ann Other");
  }

  @Test
  void aListIsNarrowedAndPaged() {
    for (int i = 1; i <= 3; i++) {
      api.post("/v1/orders", order("P-" + i, 18));
    }
    api.post("/v1/orders/" + id("P-2") + "/hold", "{\"reason\":\"ask first\"}");
    assertThat(references("?pageSize=2")).containsExactly("P-3", "P-2");
    assertThat(references("?pageSize=2&page=2")).containsExactly("P-1");
    assertThat(references("?status=held")).containsExactly("P-2");
    assertThat(references("?reference=p-1")).containsExactly("P-1");
    assertThat(references("?search=p-3")).containsExactly("P-3");
    assertThat(references("?createdAfter=9000-01-01")).isEmpty();
  }

  @Test
  void whatIsGivenIsChangedAndTheRestStays() {
    var id = made("C-1");
    var changed =
        api.patch("/v1/orders/" + id, "{\"parcel\":{\"weightOz\":99},\"notes\":\"by hand\"}");
    assertThat(changed.status()).as(changed.text()).isEqualTo(200);
    assertThat(changed.json().at("/to/city").asText()).isEqualTo("New York");
    assertThat(changed.json().get("notes").asText()).isEqualTo("by hand");
    var cleared = api.patch("/v1/orders/" + id, "{\"notes\":\"\"}");
    assertThat(cleared.json().get("notes").isNull()).isTrue();
    assertThat(cleared.json().at("/parcel/weightOz").asInt()).isEqualTo(99);
    api.post("/v1/orders/" + id + "/cancel");
    assertThat(api.patch("/v1/orders/" + id, "{}").code()).isEqualTo("CONFLICT");
  }

  @Test
  void itIsHeldReleasedCancelledAndReopened() {
    var path = "/v1/orders/" + made("H-1");
    var held = api.post(path + "/hold", "{\"reason\":\"ask first\"}");
    assertThat(held.json().get("reason").asText()).isEqualTo("ask first");
    assertThat(api.post(path + "/labels", UPS).code()).isEqualTo("CONFLICT");
    assertThat(state(api.post(path + "/release"))).isEqualTo("open");
    assertThat(api.post(path + "/release").code()).isEqualTo("CONFLICT");
    assertThat(state(api.post(path + "/cancel"))).isEqualTo("cancelled");
    assertThat(state(api.post(path + "/reopen"))).isEqualTo("open");
  }

  @Test
  void aLabelIsBoughtOnceByCarrierAndServiceAndAVoidOpensTheOrderAgain() {
    var id = made("L-1");
    var keyed = api.with("Idempotency-Key", "L-1");
    var label = keyed.post("/v1/orders/" + id + "/labels", UPS);
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    assertThat(label.json().get("reference").asText()).isEqualTo("L-1");
    assertThat(keyed.post("/v1/orders/" + id + "/labels", UPS).text()).isEqualTo(label.text());
    assertThat(api.post("/v1/orders/" + id + "/labels", UPS).code()).isEqualTo("CONFLICT");
    var shipped = api.get("/v1/orders/" + id).json();
    assertThat(shipped.get("status").asText()).isEqualTo("shipped");
    assertThat(shipped.at("/shipment/trackingNumber"))
        .isEqualTo(label.json().get("trackingNumber"));
    assertThat(api.post("/v1/orders", order("L-1", 50)).code()).isEqualTo("CONFLICT");
    api.post("/v1/labels/" + label.json().get("id").asText() + "/cancel");
    assertThat(state(api.get("/v1/orders/" + id))).isEqualTo("open");
  }

  @Test
  void theRulesChooseAmongTheRatesShown() {
    var id = made("R-1");
    var open = api.post("/v1/orders/" + id + "/rates", SENDER);
    assertThat(open.status()).as(open.text()).isEqualTo(200);
    assertThat(open.json().get("chosenRateId").isNull()).isTrue();
    assertThat(api.post("/v1/orders/" + id + "/labels", SENDER).code())
        .isEqualTo("SERVICE_REQUIRED");
    api.post(
        "/v1/rules",
        "{\"name\":\"Post\",\"choice\":{\"kind\":\"cheapest\",\"carriers\":[\"usps\"]}}");
    var rated = api.post("/v1/orders/" + id + "/rates", SENDER).json();
    assertThat(rated.get("rates").findValuesAsText("carrier")).contains("ups", "usps");
    var label = api.post("/v1/orders/" + id + "/labels", SENDER).json();
    assertThat(label.get("carrier").asText()).isEqualTo("usps");
    assertThat(label.at("/rate/amount")).isEqualTo(chosen(rated).get("amount"));
  }

  @Test
  void whatTheOrderLacksIsSaid() {
    var light =
        order("Q-1", 8).replace("\"items\"", "\"requestedService\":\"ups_next_day_air\",\"items\"");
    var path = "/v1/orders/" + api.post("/v1/orders", light).json().get("id").asText();
    assertThat(api.post(path + "/rates", SENDER).code()).isEqualTo("DIMENSION_REQUIRED");
    var unweighed = light.replace("\"weightOz\":8", "").replace("Q-1", "Q-2");
    var other = "/v1/orders/" + api.post("/v1/orders", unweighed).json().get("id").asText();
    assertThat(api.post(other + "/rates", SENDER).fields()).containsExactly("parcel.weightOz");
  }

  @Test
  void itShipsFromTheDefaultLocationOrAnother() {
    var id = made("S-1");
    var nowhere = api.post("/v1/orders/" + id + "/rates", "{}");
    assertThat(nowhere.fields()).containsExactly("from");
    var unknown = api.post("/v1/orders/" + id + "/rates", "{\"location\":\"Moon\"}");
    assertThat(unknown.fields()).containsExactly("location");
  }

  @Test
  void aFileIsTriedAndThenTakenIn() {
    var file =
        "{\"content\":\"Order,Name,Street,City,State,Zip,Weight\\n"
            + "7,Bob,350 5th Ave,New York,NY,10118,9\\n"
            + "8,Ann,350 5th Ave,New York,NY,90210,9\\n"
            + "\",\"columns\":["
            + String.join(
                ",",
                column("reference", "Order"),
                column("name", "Name"),
                column("street1", "Street"),
                column("city", "City"),
                column("state", "State"),
                column("zip", "Zip"),
                column("weightOz", "Weight"))
            + "],\"dryRun\":%b}";
    var dry = api.post("/v1/orders/import", file.formatted(true)).json();
    assertThat(dry.get("orders").asInt()).isEqualTo(1);
    assertThat(dry.at("/refused/0/faults/0/line").asInt()).isEqualTo(3);
    assertThat(dry.get("created").asInt()).isEqualTo(1);
    assertThat(dry.get("kept")).isEmpty();
    assertThat(dry.get("currency").isNull()).isTrue();
    assertThat(references("")).isEmpty();
    var taken = api.post("/v1/orders/import", file.formatted(false)).json();
    assertThat(taken.get("created").asInt()).isEqualTo(1);
    assertThat(references("")).containsExactly("7");
    assertThat(api.post("/v1/orders/import", file.formatted(false)).json().get("unchanged").asInt())
        .isEqualTo(1);
    assertThat(
            api.post("/v1/orders/import", file.replace("Zip\"", "ZIP\"").formatted(true)).fields())
        .containsExactly("columns[5].header");
    var again = file.formatted(true).replace(",9\\n", ",11\\n");
    assertThat(api.post("/v1/orders/import", again).json().get("updated").asInt()).isEqualTo(1);
    var euros =
        "{\"content\":\"Order,Name,Street,City,State,Zip,SKU,Qty,Price,Weight (oz),Item weight (oz)\\n"
            + "9,Bob,350 5th Ave,New York,NY,10118,PAN,2,12.50,20,15\\n\",\"currency\":\"%s\",\"dryRun\":false}";
    var heavy = api.post("/v1/orders/import", euros.formatted("EUR")).json();
    assertThat(heavy.get("currency").asText()).isEqualTo("EUR");
    assertThat(heavy.at("/warnings/0/message").asText()).contains("30 oz", "20 oz");
    var order = api.get("/v1/orders?reference=9").json().at("/data/0");
    assertThat(order.at("/items/0/value/currency").asText()).isEqualTo("EUR");
    assertThat(order.at("/warnings/0/code").asText()).isEqualTo("GOODS_HEAVIER");
    api.post("/v1/orders/" + order.get("id").asText() + "/cancel", "");
    var kept =
        api.post("/v1/orders/import", euros.formatted("EUR").replace(",20,15", ",21,15")).json();
    assertThat(kept.at("/kept/0/status").asText()).isEqualTo("cancelled");
    assertThat(kept.at("/kept/0/message").asText()).contains("cancelled here", "weight");
    assertThat(kept.get("unchanged").asInt()).isZero();
    assertThat(api.post("/v1/orders/import", euros.formatted("EURO")).fields())
        .containsExactly("currency");
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET ", "PATCH ", "POST /release", "POST /labels", "POST /rates"})
  void theNeighbourSeesNothingOfIt(String what) {
    var id = made("N-" + what.strip().replace('/', '-'));
    var stranger = as(served.workspace("n-" + id.substring(20).toLowerCase()), Role.ADMIN);
    var words = what.split(" ", 2);
    var body = words[1].equals("/release") ? "" : words[1].equals("/labels") ? UPS : "{}";
    var path = "/v1/orders/" + id + words[1];
    var answer =
        words[0].equals("GET")
            ? stranger.get(path)
            : stranger.with("Content-Type", "application/json").send(words[0], path, body);
    assertThat(answer.code()).isEqualTo("NOT_FOUND");
    assertThat(stranger.get("/v1/orders").json().get("data")).isEmpty();
  }

  private static JsonNode chosen(JsonNode rated) {
    for (JsonNode rate : rated.get("rates")) {
      if (rate.get("id").equals(rated.get("chosenRateId"))) {
        return rate;
      }
    }
    throw new AssertionError(rated);
  }

  private static String column(String column, String header) {
    return "{\"column\":\"%s\",\"header\":\"%s\"}".formatted(column, header);
  }

  public static String order(String reference, int ounces) {
    return """
    {"reference":"%s","to":%s,"parcel":{"weightOz":%d},
     "items":[{"sku":"MUG","name":"Mug","quantity":2,"barcode":"4006381333931","value":{"amount":12.5}}]}\
    """
        .formatted(reference, TO, ounces);
  }

  private String made(String reference) {
    var made = api.post("/v1/orders", order(reference, 18));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json().get("id").asText();
  }

  private String id(String reference) {
    return api.get("/v1/orders?reference=" + reference).json().at("/data/0/id").asText();
  }

  private List<String> references(String query) {
    return api.get("/v1/orders" + query).json().get("data").findValuesAsText("reference");
  }

  private static String state(Api.Response order) {
    return order.json().get("status").asText();
  }
}

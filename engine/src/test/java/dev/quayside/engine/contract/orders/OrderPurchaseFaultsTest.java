package dev.quayside.engine.contract.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.contract.rates.RatesTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What an order's purchase answers when something is wrong with it, and what it must not lose.
class OrderPurchaseFaultsTest extends SandboxTest {

  private static final String GROUND = "{\"carrier\":\"ups\",\"service\":\"ups_ground\"%s}";

  @BeforeEach
  void shipFromADock() {
    api.post("/v1/locations", "{\"name\":\"Dock 7\",\"address\":" + FROM + "}");
  }

  @Test
  void whatStandsBesideTheParcelCounts() {
    var order = taken("R-1").get("id").asText();
    var extras =
        ",\"signature\":\"adult\",\"residential\":false,\"insuredValue\":{\"amount\":50,\"currency\":\"USD\"}";
    var bought = api.post("/v1/orders/" + order + "/labels", GROUND.formatted(extras));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    var shipment = api.get("/v1/shipments/" + bought.json().get("shipmentId").asText()).json();
    assertThat(shipment.at("/parcel/signature").asText()).isEqualTo("adult");
    assertThat(shipment.at("/parcel/insuredValue/amount").asInt()).isEqualTo(50);
    assertThat(shipment.at("/parcel/residential").asBoolean(true)).isFalse();
    assertThat(shipment.at("/parcel/weightOz").asInt()).isEqualTo(16);
  }

  @Test
  void aHeldOrderSaysWhatToDoAndThePackersNote() {
    var order = taken("R-2").get("id").asText();
    api.post("/v1/orders/" + order + "/hold", "{\"reason\":\"blue\"}");
    for (var call : new String[] {"labels", "rates"}) {
      var body = call.equals("rates") ? "{}" : GROUND.formatted("");
      var refused = api.post("/v1/orders/" + order + "/" + call, body);
      assertThat(refused.code()).isEqualTo("CONFLICT");
      assertThat(refused.json().at("/error/message").asText()).contains("R-2", "release it first");
      assertThat(refused.json().at("/error/details/0/message").asText()).isEqualTo("blue");
    }
  }

  @Test
  void aLabelWithTheReferenceOfAnOpenOrderSaysSo() {
    var order = taken("R-3");
    var bought = api.post("/v1/labels", order("ups", "ups_ground", ",\"reference\":\"R-3\""));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    var warning = bought.json().at("/warnings/0");
    assertThat(warning.get("field").asText()).isEqualTo("reference");
    assertThat(warning.get("message").asText())
        .contains("R-3", "/v1/orders/" + order.get("id").asText() + "/labels");
  }

  @Test
  void oneWrongWordRefusesTheBatchBeforeItBegins() {
    var order = taken("R-4").get("id").asText();
    var batch = "{\"orders\":[\"%s\"%s],\"action\":\"buy\"%s}";
    var service = ",\"fallback\":{\"kind\":\"service\",\"carrier\":\"ups\",\"service\":\"nope\"}";
    var refused = api.post("/v1/batches", batch.formatted(order, "", service));
    assertThat(refused.code()).as(refused.text()).isEqualTo("INVALID_SERVICE");
    assertThat(refused.fields()).containsExactly("fallback.service");
    var unknown = api.post("/v1/batches", batch.formatted(order, ",\"ord_1\",\"ord_2\"", ""));
    assertThat(unknown.status()).as(unknown.text()).isEqualTo(404);
    assertThat(unknown.fields()).containsExactly("orders[1]", "orders[2]");
    assertThat(unknown.text()).contains("ord_1", "ord_2");
    var printer = ",\"printer\":\"Nope\"";
    var unprinted =
        api.post(
            "/v1/batches",
            batch.formatted(order, "", printer).replace("\"buy\"", "\"buy_and_print\""));
    assertThat(unprinted.status()).as(unprinted.text()).isEqualTo(404);
    assertThat(unprinted.fields()).containsExactly("printer");
    assertThat(api.get("/v1/batches").json().get("data")).isEmpty();
  }

  /// A program tells an empty wallet from an address, and a carrier's limit from both.
  @Test
  void whatFailedSaysWhyForPrograms() {
    var heavy = taken("F-1").get("id").asText();
    api.patch(
        "/v1/orders/" + heavy,
        "{\"parcel\":{\"weightOz\":4000,\"lengthIn\":8,\"widthIn\":6,\"heightIn\":4}}");
    var unweighed = "{\"reference\":\"F-2\",\"to\":%s}".formatted(TO);
    var bare = api.post("/v1/orders", unweighed).json().get("id").asText();
    var plain = taken("F-3").get("id").asText();
    var batch =
        api.post(
                "/v1/batches",
                "{\"orders\":[\"%s\",\"%s\",\"%s\"],\"action\":\"buy\"}"
                    .formatted(heavy, bare, plain))
            .json();
    var done = finished(batch.get("id").asText());
    assertThat(done.at("/lines/0/error/code").asText()).isEqualTo("RATE_NOT_FOUND");
    assertThat(done.at("/lines/0/error/message")).isEqualTo(done.at("/lines/0/reason"));
    assertThat(done.at("/lines/1/error/code").asText()).isEqualTo("INVALID_REQUEST");
    assertThat(done.at("/lines/1/error/details/0/field").asText()).isEqualTo("parcel.weightOz");
    assertThat(done.at("/lines/2/error/code").asText()).isEqualTo("SERVICE_REQUIRED");
    var fallback = "{\"kind\":\"service\",\"carrier\":\"ups\",\"service\":\"ups_ground\"}";
    var named =
        finished(
            api.post(
                    "/v1/batches",
                    "{\"orders\":[\"%s\"],\"action\":\"buy\",\"fallback\":%s}"
                        .formatted(heavy, fallback))
                .json()
                .get("id")
                .asText());
    assertThat(named.at("/lines/0/error/code").asText()).isEqualTo("WEIGHT_EXCEEDS_LIMIT");
    assertThat(named.at("/lines/0/reason").asText()).contains("UPS");
    var order = api.get("/v1/orders/" + bare).json();
    assertThat(order.get("status").asText()).isEqualTo("failed");
    assertThat(order.get("error")).isEqualTo(done.at("/lines/1/error"));
    var mended = api.patch("/v1/orders/" + bare, "{\"parcel\":{\"weightOz\":16}}").json();
    assertThat(mended.has("error")).as("open again").isFalse();
  }

  private JsonNode finished(String batch) {
    return await()
        .until(
            () -> api.get("/v1/batches/" + batch).json(),
            found -> found.get("status").asText().equals("done"));
  }

  @Test
  void aRateIsBoughtAsItWasAskedFor() {
    var asked = api.post("/v1/rates", rateRequest()).json();
    var out = RatesTest.list(asked.get("rates")).getFirst().get("id").asText();
    var refused = api.post("/v1/labels", "{\"rateId\":\"%s\",\"isReturn\":true}".formatted(out));
    assertThat(refused.code()).as(refused.text()).isEqualTo("RATE_MISMATCH");
    var back =
        api.post("/v1/rates", rateRequest().replaceFirst("\\{", "{\"isReturn\":true,")).json();
    var rate = RatesTest.list(back.get("rates")).getFirst().get("id").asText();
    var other = api.post("/v1/labels", "{\"rateId\":\"%s\",\"isReturn\":false}".formatted(rate));
    assertThat(other.code()).as(other.text()).isEqualTo("RATE_MISMATCH");
    assertThat(other.fields()).contains("isReturn");
  }

  @Test
  void aServiceOrANameGivenForTheCarrierIsToldTheCode() {
    var service = api.post("/v1/labels", order("ups_ground", "ups_ground", ""));
    assertThat(service.code()).isEqualTo("INVALID_SERVICE");
    assertThat(service.message()).contains("a service of UPS", "'ups'");
    assertThat(api.post("/v1/labels", order("DHL Express", "x", "")).message())
        .contains("'dhl_express'");
    assertThat(api.post("/v1/labels", order("Canada-Post", "x", "")).message())
        .contains("'canada_post'");
    assertThat(api.post("/v1/labels", order("pigeon", "x", "")).message())
        .contains("GET /v1/carriers");
    var rule =
        "{\"name\":\"R\",\"choice\":{\"kind\":\"service\",\"carrier\":\"ups_ground\",\"service\":\"ups_ground\"}}";
    assertThat(api.post("/v1/rules", rule).message()).contains("'ups'");
  }

  @Test
  void dangerousGoodsNeedTheirMark() {
    var customs =
        ",\"customs\":{\"contentsType\":\"dangerous_goods\",\"items\":[{\"description\":\"Paint\",\"quantity\":1,"
            + "\"value\":10,\"weightOz\":5,\"originCountry\":\"US\"}]}";
    var refused = api.post("/v1/labels", order("ups", "ups_ground", customs));
    assertThat(refused.code()).as(refused.text()).isEqualTo("INVALID_CUSTOMS");
    assertThat(refused.text()).contains("parcel.hazmat");
  }

  @Test
  void aBodyOfOptionalFieldsMayBeEmpty() {
    var hook =
        api.post(
            "/v1/webhooks", "{\"url\":\"https://example.com/a\",\"events\":[\"label.created\"]}");
    var id = hook.json().get("id").asText();
    assertThat(api.post("/v1/webhooks/" + id + "/rotate-secret").status()).isEqualTo(200);
    var spaced =
        api.post(
            "/v1/webhooks", "{\"url\":\"https://example.com/a b\",\"events\":[\"label.created\"]}");
    assertThat(spaced.fields()).containsExactly("url");
    assertThat(api.post("/v1/events/evt_1/resend").status()).isEqualTo(404);
    assertThat(api.post("/v1/sources/src_1/sync").status()).isEqualTo(404);
  }

  private JsonNode taken(String reference) {
    var order =
        "{\"reference\":\"%s\",\"to\":%s,\"parcel\":{\"weightOz\":16,\"lengthIn\":8,\"widthIn\":6,\"heightIn\":4}}";
    var taken = api.post("/v1/orders", order.formatted(reference, TO));
    assertThat(taken.status()).as(taken.text()).isEqualTo(201);
    return taken.json().has("order") ? taken.json().get("order") : taken.json();
  }
}

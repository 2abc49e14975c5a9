package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.contract.rates.RatesTest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/// /v1/labels, as docs/api/labels.md has it.
public class LabelsTest extends ShopTest {

  @Test
  void aLabelHasTheFieldsOfTheSpecification() {
    var response = api.post("/v1/labels", order("ups", "ups_ground", ",\"reference\":\"order 7\""));

    assertThat(response.status()).as(response.text()).isEqualTo(201);
    var label = response.json();
    assertThat(label.get("id").asText()).matches("lbl_[0-9A-HJKMNP-TV-Z]{26}");
    assertThat(label.get("shipmentId").asText()).startsWith("shp_");
    assertThat(label.get("trackingNumber").asText()).startsWith("1Z");
    assertThat(label.get("carrier").asText()).isEqualTo("ups");
    assertThat(label.get("service").asText()).isEqualTo("ups_ground");
    assertThat(label.get("labelUrl").asText())
        .isEqualTo(served.sandbox() + "/v1/labels/" + label.get("id").asText() + "/download");
    assertThat(label.get("labelFormat").asText()).isEqualTo("pdf");
    assertThat(label.at("/rate/amount").decimalValue()).isPositive();
    assertThat(label.at("/rate/currency").asText()).isEqualTo("USD");
    assertThat(label.get("status").asText()).isEqualTo("created");
    assertThat(label.get("reference").asText()).isEqualTo("order 7");
    assertThat(label.get("isReturn").asBoolean()).isFalse();
    assertThat(label.get("refund").isNull()).isTrue();
    var createdAt = Instant.parse(label.get("createdAt").asText());
    assertThat(Instant.parse(label.get("voidableUntil").asText()))
        .isEqualTo(createdAt.plus(Duration.ofHours(24)));
    assertThat(api.get("/v1/labels/" + label.get("id").asText()).json()).isEqualTo(label);
  }

  @Test
  void aQuotedRateIsBoughtAtTheQuotedPrice() {
    var rate = rate("usps");
    var response = api.post("/v1/labels", "{\"rateId\":\"" + rate.get("id").asText() + "\"}");

    assertThat(response.status()).as(response.text()).isEqualTo(201);
    assertThat(response.json().get("service").asText()).isEqualTo(rate.get("service").asText());
    assertThat(response.json().at("/rate/amount").decimalValue())
        .isEqualTo(rate.get("amount").decimalValue());
  }

  @Test
  void aRateHoldsFor15Minutes() {
    var rate = rate("usps");
    advance(Duration.ofMinutes(16));
    var response = api.post("/v1/labels", "{\"rateId\":\"" + rate.get("id").asText() + "\"}");
    assertThat(response.status()).isEqualTo(404);
    assertThat(response.code()).isEqualTo("RATE_NOT_FOUND");
  }

  @Test
  void ratesAndLabelsOfAnotherWorkspaceAreNotThere() {
    var rate = rate("usps");
    var label = label();
    var neighbour = as(served.workspace("neighbour-" + workspace.slug()), Role.ADMIN);

    assertThat(
            neighbour.post("/v1/labels", "{\"rateId\":\"" + rate.get("id").asText() + "\"}").code())
        .isEqualTo("RATE_NOT_FOUND");
    var path = "/v1/labels/" + label.get("id").asText();
    assertThat(neighbour.get(path).status()).isEqualTo(404);
    assertThat(neighbour.get(path + "/download").status()).isEqualTo(404);
    assertThat(neighbour.post(path + "/cancel").status()).isEqualTo(404);
    assertThat(neighbour.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isZero();
  }

  @Test
  void whatIsGivenBesideARateMustAgreeWithIt() {
    var id = rate("usps").get("id").asText();
    var otherService = "{\"rateId\":\"" + id + "\",\"service\":\"ups_ground\"}";
    assertThat(api.post("/v1/labels", otherService).code()).isEqualTo("INVALID_SERVICE");
    var otherWeight = "{\"rateId\":\"" + id + "\",\"parcel\":{\"weightOz\":99}}";
    var response = api.post("/v1/labels", otherWeight);
    assertThat(response.status()).isEqualTo(422);
    assertThat(response.code()).isEqualTo("RATE_MISMATCH");
    assertThat(response.fields()).contains("parcel.weightOz");
  }

  @Test
  void everythingMissingIsNamedAtOnce() {
    assertThat(api.post("/v1/labels", "{}").fields())
        .containsExactly("carrier", "from", "parcel", "service", "to");
    var response =
        api.post(
            "/v1/labels",
            """
            {"carrier":"ups","service":"ups_ground","from":{"zip":"94158","country":"US"},
             "to":{"name":"Bob","street1":"1 A St","city":"New York","zip":"10118"},
             "parcel":{},"labelFormat":"gif","isReturn":"no","reference":5}""");
    assertThat(response.status()).isEqualTo(400);
    assertThat(response.fields())
        .containsExactly(
            "from.city",
            "from.name",
            "from.state",
            "from.street1",
            "isReturn",
            "labelFormat",
            "parcel.weightOz",
            "reference",
            "to.country");
  }

  @Test
  void customsAreCheckedLineByLine() {
    var response =
        api.post(
            "/v1/labels",
            order(
                "ups",
                "ups_ground",
                """
                ,"customs":{"contentsType":"other","incoterm":"FOB","items":[
                  {"description":"Shirt","quantity":0,"value":-1,"weightOz":0,"hsCode":"12","originCountry":"ZZ"},
                  {}]}"""));
    assertThat(response.status()).isEqualTo(400);
    assertThat(response.fields())
        .containsExactly(
            "customs.contentsExplanation",
            "customs.incoterm",
            "customs.items[0].hsCode",
            "customs.items[0].originCountry",
            "customs.items[0].quantity",
            "customs.items[0].value",
            "customs.items[0].weightOz",
            "customs.items[1].description",
            "customs.items[1].originCountry",
            "customs.items[1].quantity",
            "customs.items[1].value",
            "customs.items[1].weightOz");
  }

  @Test
  void customsComeBackWithTheirDefaults() {
    var shipment =
        api.post(
                "/v1/shipments",
                order(
                    "ups",
                    "ups_ground",
                    """
                    ,"customs":{"contentsType":"gift","items":[
                      {"description":"Mug","quantity":2,"value":4.5,"weightOz":9,"originCountry":"pt"}]}"""))
            .json();
    assertThat(shipment.at("/customs/incoterm").asText()).isEqualTo("DDU");
    assertThat(shipment.at("/customs/items/0/currency").asText()).isEqualTo("USD");
    assertThat(shipment.at("/customs/items/0/originCountry").asText()).isEqualTo("PT");
    assertThat(shipment.at("/customs/items/0/hsCode").isNull()).isTrue();
  }

  @Test
  void businessRulesAnswerWithTheirOwnCodes() {
    assertThat(api.post("/v1/labels", order("ups", "carrier_pigeon", "")).code())
        .isEqualTo("INVALID_SERVICE");
    assertThat(api.post("/v1/labels", order("pigeon", "ups_ground", "")).code())
        .isEqualTo("INVALID_SERVICE");
    var heavy = order().replace("\"weightOz\":18.5", "\"weightOz\":3000");
    var tooHeavy = api.post("/v1/labels", heavy);
    assertThat(tooHeavy.status()).isEqualTo(422);
    assertThat(tooHeavy.code()).isEqualTo("WEIGHT_EXCEEDS_LIMIT");
    var abroad =
        order()
            .replace(
                "\"state\":\"NY\",\"zip\":\"10118\",\"country\":\"US\"",
                "\"state\":\"ON\",\"zip\":\"K1A 0B1\",\"country\":\"CA\"");
    assertThat(api.post("/v1/labels", abroad).code()).isEqualTo("CUSTOMS_REQUIRED");
    var impossible = order().replace("\"zip\":\"10118\"", "\"zip\":\"1011\"");
    assertThat(api.post("/v1/labels", impossible).code()).isEqualTo("INVALID_ADDRESS");
  }

  @Test
  void whatIsAskedForBesideTheBoxMustBeAsQuotedToo() {
    var rate = rate("ups").get("id").asText();
    for (String extra :
        List.of(
            "\"signature\":\"adult\"",
            "\"insuredValue\":{\"amount\":900}",
            "\"hazmat\":true",
            "\"residential\":true")) {
      var parcel = PARCEL.replace("}", "," + extra + "}");
      var body = "{\"rateId\":\"%s\",\"from\":%s,\"to\":%s,\"parcel\":%s}";
      var refused = api.post("/v1/labels", body.formatted(rate, FROM, TO, parcel));
      assertThat(refused.code()).as(extra).isEqualTo("RATE_MISMATCH");
      assertThat(refused.fields())
          .containsExactly("parcel." + extra.substring(1, extra.indexOf('"', 1)));
    }
  }

  /// Generated clients send every default they know.
  @Test
  void defaultsCountAsLeftOut() {
    var extras = ",\"signature\":\"none\",\"insuredValue\":null,\"residential\":null";
    var rate = rate("ups").get("id").asText();
    var bare = "{\"rateId\":\"%s\",\"isReturn\":false,\"labelFormat\":\"pdf\"%s}";
    assertThat(api.post("/v1/labels", bare.formatted(rate, extras)).status()).isEqualTo(201);
    var parcel = PARCEL.replace("}", ",\"hazmat\":false,\"packaging\":\"package\"" + extras + "}");
    var whole = order("ups", "ups_ground", extras).replace(PARCEL, parcel);
    assertThat(api.post("/v1/shipments", whole).status()).isEqualTo(201);
  }

  @Test
  void extrasWithoutAParcelAreNotSwallowed() {
    var rate = rate("ups").get("id").asText();
    var body = "{\"rateId\":\"%s\",\"signature\":\"adult\",\"residential\":7}".formatted(rate);
    var refused = api.post("/v1/labels", body);
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.fields()).containsExactly("residential", "signature");
  }

  @Test
  void extrasBesideTheParcelAreReadEvenWhenTheParcelHasItsOwn() {
    var parcel = PARCEL.replace("}", ",\"signature\":\"adult\"}");
    var both = order().replace(PARCEL, parcel + ",\"signature\":\"standard\"");
    var shipment = api.post("/v1/shipments", both).json();
    assertThat(shipment.at("/parcel/signature").asText()).isEqualTo("adult");
    assertThat(api.post("/v1/labels", both.replace("\"standard\"", "7")).fields())
        .containsExactly("signature");
  }

  @Test
  void theSameKeyBuysOnce() {
    var keyed = api.with("Idempotency-Key", "order-1");
    var first = keyed.post("/v1/labels", order());
    var second = keyed.post("/v1/labels", order());

    assertThat(first.status()).isEqualTo(201);
    assertThat(second.text()).isEqualTo(first.text());
    assertThat(second.header("Idempotent-Replayed")).isEqualTo("true");
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isOne();
    assertThat(keyed.post("/v1/labels", order("ups", "ups_3_day_select", "")).code())
        .isEqualTo("DUPLICATE_SHIPMENT");
  }

  @Test
  void theLabelDownloadsInThreeFormats() {
    var label = label();
    var path = "/v1/labels/" + label.get("id").asText() + "/download";

    var pdf = api.get(path);
    assertThat(pdf.status()).isEqualTo(200);
    assertThat(pdf.header("Content-Type")).isEqualTo("application/pdf");
    assertThat(pdf.header("Content-Disposition"))
        .isEqualTo("attachment; filename=\"" + label.get("trackingNumber").asText() + ".pdf\"");
    assertThat(pdf.text()).startsWith("%PDF-");
    var png = api.get(path + "?format=png");
    assertThat(png.header("Content-Type")).isEqualTo("image/png");
    assertThat(png.raw().body()).startsWith(0x89, 'P', 'N', 'G');
    var zpl = api.get(path + "?format=zpl");
    assertThat(zpl.header("Content-Type")).isEqualTo("application/zpl");
    assertThat(new String(zpl.raw().body(), StandardCharsets.US_ASCII))
        .contains("^XA")
        .contains("^XZ");
    assertThat(zpl.header("Content-Disposition")).endsWith(".zpl\"");
    for (String format : List.of("gif", "PDF", "pdf,png")) {
      assertThat(api.get(path + "?format=" + format).status()).as(format).isEqualTo(400);
    }
  }

  @Test
  void aKnownFileIsNotSentTwice() {
    var path = "/v1/labels/" + label().get("id").asText() + "/download";
    var first = api.get(path);
    var tag = first.header("ETag");

    assertThat(tag).matches("\"[0-9a-f]{32}\"");
    assertThat(api.get(path).header("ETag")).as("the same bytes each time").isEqualTo(tag);
    var again = api.with("If-None-Match", tag).get(path);
    assertThat(again.status()).isEqualTo(304);
    assertThat(again.text()).isEmpty();
    assertThat(api.with("If-None-Match", "\"other\"").get(path).status()).isEqualTo(200);
  }

  @Test
  void theAskedFormatIsTheLabelsOwn() {
    var label =
        api.post("/v1/labels", order("ups", "ups_ground", ",\"labelFormat\":\"zpl\"")).json();
    assertThat(label.get("labelFormat").asText()).isEqualTo("zpl");
    var path = label.get("labelUrl").asText().substring(served.sandbox().toString().length());
    assertThat(api.get(path).header("Content-Type")).isEqualTo("application/zpl");
    assertThat(
            api.get("/v1/labels/" + label.get("id").asText() + "/download").header("Content-Type"))
        .as("the download's own default")
        .isEqualTo("application/pdf");
  }

  @Test
  void aCancelledLabelComesWithItsRefund() {
    var label = label();
    var path = "/v1/labels/" + label.get("id").asText();
    var before = api.get(path + "/download").header("ETag");
    var cancelled = api.post(path + "/cancel");

    assertThat(cancelled.status()).as(cancelled.text()).isEqualTo(200);
    assertThat(cancelled.json().get("id")).isEqualTo(label.get("id"));
    assertThat(cancelled.json().get("status").asText()).isEqualTo("cancelled");
    assertThat(cancelled.json().at("/refund/amount")).isEqualTo(label.at("/rate/amount"));
    assertThat(cancelled.json().at("/refund/currency").asText()).isEqualTo("USD");
    assertThat(cancelled.json().at("/refund/status").asText()).isEqualTo("pending");
    var stored = api.get(path).json();
    assertThat(stored.get("status").asText()).isEqualTo("cancelled");
    assertThat(stored.get("cancelledAt").isNull()).isFalse();
    assertThat(stored.get("refund")).isEqualTo(cancelled.json().get("refund"));
    assertThat(api.get(path + "/download").header("ETag")).as("VOID").isNotEqualTo(before);

    var again = api.post(path + "/cancel");
    assertThat(again.status()).isEqualTo(409);
    assertThat(again.code()).isEqualTo("LABEL_ALREADY_CANCELLED");
  }

  @Test
  void cancellingCanBeRetried() {
    var path = "/v1/labels/" + label().get("id").asText() + "/cancel";
    var keyed = api.with("Idempotency-Key", "void-1");
    assertThat(keyed.post(path).text()).isEqualTo(keyed.post(path).text());
  }

  @Test
  void curlsEmptyFormBodyIsNoBody() {
    var path = "/v1/labels/" + label().get("id").asText() + "/cancel";
    var response =
        api.with("Content-Type", "application/x-www-form-urlencoded").send("POST", path, "");
    assertThat(response.status()).isEqualTo(200);
  }

  @Test
  void afterTheVoidWindowALabelStays() {
    var label = label();
    advance(Duration.ofHours(25));
    var response = api.post("/v1/labels/" + label.get("id").asText() + "/cancel");
    assertThat(response.status()).isEqualTo(422);
    assertThat(response.code()).isEqualTo("VOID_WINDOW_EXPIRED");
    assertThat(api.get("/v1/labels/" + label.get("id").asText()).json().get("status").asText())
        .isEqualTo("created");
  }

  @Test
  void aPostalLabelCanBeCancelledFor30Days() {
    var label = api.post("/v1/labels", order("usps", "USPS_GROUND_ADVANTAGE", "")).json();
    advance(Duration.ofDays(29));
    assertThat(api.post("/v1/labels/" + label.get("id").asText() + "/cancel").status())
        .isEqualTo(200);
  }

  @Test
  void unknownLabelsAre404() {
    for (String id : List.of("lbl_nothing", "x", "lbl_" + "9".repeat(300), "a'b")) {
      assertThat(api.get("/v1/labels/" + id).status()).as(id).isEqualTo(404);
    }
  }

  @Test
  void theListIsFiltered() {
    var one = api.post("/v1/labels", order("ups", "ups_ground", ",\"reference\":\"A-1\"")).json();
    api.post("/v1/labels", order("usps", "USPS_GROUND_ADVANTAGE", ",\"reference\":\"A-2\""));
    api.post("/v1/labels/" + one.get("id").asText() + "/cancel");

    assertThat(total("")).isEqualTo(2);
    assertThat(total("?carrier=ups")).isOne();
    assertThat(total("?service=USPS_GROUND_ADVANTAGE")).isOne();
    assertThat(total("?status=cancelled")).isOne();
    assertThat(total("?status=created&carrier=ups")).isZero();
    assertThat(total("?reference=A-1")).isOne();
    assertThat(total("?trackingNumber=" + one.get("trackingNumber").asText())).isOne();
    assertThat(total("?createdBefore=2020-01-01T00:00:00Z")).isZero();
    assertThat(total("?createdAfter=2020-01-01T00:00:00Z")).isEqualTo(2);
    assertThat(api.get("/v1/labels?status=lost").fields()).containsExactly("status");
  }

  @Test
  void viewersBuyNothing() {
    assertThat(as(workspace, Role.VIEWER).post("/v1/labels", order()).status()).isEqualTo(403);
    assertThat(as(workspace, Role.OPERATOR).post("/v1/labels", order()).status()).isEqualTo(201);
  }

  private int total(String query) {
    return api.get("/v1/labels" + query).json().at("/pagination/totalCount").asInt();
  }

  private JsonNode rate(String carrier) {
    return RatesTest.list(api.post("/v1/rates", rateRequest()).json().get("rates")).stream()
        .filter(rate -> rate.get("carrier").asText().equals(carrier))
        .findFirst()
        .orElseThrow();
  }
}

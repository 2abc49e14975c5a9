package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.SandboxTest;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The workspace's own tax numbers, and lanes on which duties are prepaid.
class TaxIdsTest extends SandboxTest {

  private static final String TORONTO =
      """
      {"name":"Ann","street1":"1 Yonge St","city":"Toronto","state":"ON","zip":"M5E 1W7",\
      "country":"CA","phone":"4165550100"}\
      """;
  private static final String SYDNEY =
      """
      {"name":"Ann","street1":"2 George St","city":"Sydney","state":"NSW","zip":"2000",\
      "country":"AU","phone":"0255501000"}\
      """;
  private static final String PARIS =
      """
      {"name":"Zoé","street1":"1 rue de Rivoli","city":"Paris","zip":"75001","country":"FR",\
      "phone":"+33155501000"}\
      """;
  private static final String SAN_JUAN =
      """
      {"name":"Zoe","street1":"1 Calle Fortaleza","city":"San Juan","state":"PR","zip":"00901",\
      "country":"US","phone":"7875550100"}\
      """;

  private static final String KEPT =
      """
      {"data":[{"kind":"eori","value":"GB123456789000","country":"GB"},\
      {"kind":"ioss","value":"IM2760000742","countries":["FR","DE"],\
      "upTo":{"amount":150,"currency":"EUR"}}]}\
      """;

  @BeforeEach
  void forget() {
    api.put("/v1/tax-ids", "{\"data\":[]}");
  }

  @Test
  void numbersAreKeptByAdminsAndReadByOperators() {
    assertThat(api.get("/v1/tax-ids").text()).isEqualTo("{\"data\":[]}");
    var kept = api.put("/v1/tax-ids", KEPT);
    assertThat(kept.status()).as(kept.text()).isEqualTo(200);
    assertThat(as(workspace, Role.OPERATOR).get("/v1/tax-ids").text()).isEqualTo(kept.text());
    assertThat(as(workspace, Role.OPERATOR).put("/v1/tax-ids", KEPT).status()).isEqualTo(403);
    assertThat(as(workspace, Role.VIEWER).get("/v1/tax-ids").status()).isEqualTo(403);
    for (var wrong :
        List.of(
            "{}|data",
            "{\"data\":[{\"kind\":\"tax\",\"value\":\"1\"}]}|data[0].kind",
            "{\"data\":[{\"kind\":\"vat\",\"value\":\" \"}]}|data[0].value",
            "{\"data\":[{\"kind\":\"vat\",\"value\":\"1\",\"country\":\"QQ\"}]}|data[0].country",
            "{\"data\":[{\"kind\":\"vat\",\"value\":\"1\",\"countries\":[\"DE\",\"Q1\"]}]}"
                + "|data[0].countries[1]",
            "{\"data\":[{\"kind\":\"vat\",\"value\":\"1\",\"upTo\":{\"amount\":0}}]}"
                + "|data[0].upTo.amount")) {
      var parts = wrong.split("\\|");
      var refused = api.put("/v1/tax-ids", parts[0]);
      assertThat(refused.status()).as(wrong).isEqualTo(400);
      assertThat(refused.fields()).as(wrong).containsExactly(parts[1]);
    }
    assertThat(api.get("/v1/tax-ids").text()).isEqualTo(kept.text());
  }

  @Test
  void theyAreFilledInWhereCountryAndValueAllow() {
    api.put("/v1/tax-ids", KEPT);
    assertThat(filled(label(FROM, PARIS, "ups", "ups_worldwide_saver", goods("40.00", "EUR", ""))))
        .containsExactly("eori GB123456789000 sender", "ioss IM2760000742 sender");
    var dear = goods("80.00", "EUR", "");
    assertThat(filled(label(FROM, PARIS, "ups", "ups_worldwide_saver", dear)))
        .containsExactly("eori GB123456789000 sender");
    var own =
        goods(
            "40.00",
            "EUR",
            ",\"taxIds\":[{\"kind\":\"eori\",\"value\":\"DE9\",\"of\":\"sender\"},"
                + "{\"kind\":\"vat\",\"value\":\"FR8\",\"country\":\"fr\",\"of\":\"recipient\"}]");
    assertThat(filled(label(FROM, PARIS, "ups", "ups_worldwide_saver", own)))
        .containsExactly("eori DE9 sender", "vat FR8 recipient", "ioss IM2760000742 sender");
  }

  @Test
  void ofGoodsInAnotherCurrencyTheLimitCannotBeTold() {
    api.put("/v1/tax-ids", KEPT);
    var bought = label(FROM, PARIS, "ups", "ups_worldwide_saver", goods("40.00", "USD", ""));
    assertThat(filled(bought)).containsExactly("eori GB123456789000 sender");
    assertThat(bought.get("warnings").toString()).contains("IM2760000742", "EUR 150.00");
  }

  @Test
  void theOldFieldsAreOtherNumbers() {
    var old = goods("40.00", "USD", ",\"references\":{\"exporterTaxId\":\"X1\"}");
    api.put("/v1/tax-ids", "{\"data\":[{\"kind\":\"other\",\"value\":\"X2\"}]}");
    assertThat(filled(label(FROM, PARIS, "ups", "ups_worldwide_saver", old))).isEmpty();
  }

  /// From, to, carrier, service, more of the declaration; `-` where it is bought.
  @Test
  void unpaidGoodsAreRefusedWhereTheyAreTakenNoLonger() {
    var ddp = ",\"incoterm\":\"DDP\"";
    var paid = ddp + ",\"dutiesPrepaid\":{\"amount\":9.50,\"currency\":\"CAD\"}";
    var usd = ddp + ",\"dutiesPrepaid\":{\"amount\":9.50,\"currency\":\"USD\"}";
    refused(TORONTO, TO, "canada_post", "USA.XP", "", "DUTIES_MUST_BE_PREPAID customs.incoterm");
    refused(
        TORONTO, TO, "canada_post", "USA.XP", ddp, "DUTIES_MUST_BE_PREPAID customs.dutiesPrepaid");
    refused(TORONTO, TO, "canada_post", "USA.XP", usd, "INVALID_CUSTOMS customs.dutiesPrepaid");
    refused(
        TORONTO,
        PARIS,
        "canada_post",
        "INT.XP",
        ddp,
        "DUTIES_MUST_BE_PREPAID customs.dutiesPrepaid");
    refused(SYDNEY, TO, "australia_post", "PTI8", "", "DUTIES_MUST_BE_PREPAID customs.incoterm");
    refused(SYDNEY, PARIS, "australia_post", "PTI8", ddp, "PAYOR_NOT_ACCEPTED customs.incoterm");
    var bought = label(TORONTO, TO, "canada_post", "USA.XP", goods("20.00", "CAD", paid));
    var prepaid = shipment(bought).at("/customs/dutiesPrepaid");
    assertThat(prepaid.toString()).isEqualTo("{\"amount\":9.5,\"currency\":\"CAD\"}");
    label(SYDNEY, TO, "australia_post", "PTI8", goods("20.00", "AUD", ddp));
    label(TORONTO, PARIS, "canada_post", "INT.XP", goods("20.00", "CAD", ""));
    label(TORONTO, TO, "ups", "ups_worldwide_saver", goods("20.00", "CAD", ""));
  }

  @Test
  void ratesSayWhyAndWhatTheyQuoteIsBought() {
    var body = body(TORONTO, TO, goods("20.00", "CAD", ""));
    var quote = api.post("/v1/rates", body).json();
    assertThat(quote.get("rates").findValuesAsText("carrier")).doesNotContain("canada_post");
    assertThat(quote.get("messages").toString()).contains("DUTIES_MUST_BE_PREPAID");
    var paid = goods("20.00", "CAD", ",\"dutiesPrepaid\":{\"amount\":9.50,\"currency\":\"CAD\"}");
    var rates = api.post("/v1/rates", body(TORONTO, TO, paid)).json().get("rates");
    assertThat(rates.findValuesAsText("carrier")).contains("canada_post");
    api.post("/v1/wallet/deposits", "{\"amount\":9000,\"currency\":\"CAD\"}");
    for (var rate : rates) {
      var order = "{\"rateId\":%s,\"from\":%s,\"to\":%s}".formatted(rate.get("id"), TORONTO, TO);
      var label = api.post("/v1/labels", order);
      assertThat(label.status()).as(rate + " " + label.text()).isEqualTo(201);
    }
  }

  @Test
  void prepaidDutiesAreTheSenders() {
    var unpaid = goods("20.00", "CAD", ",\"incoterm\":\"DDU\",\"dutiesPrepaid\":{\"amount\":1}");
    var refused = api.post("/v1/rates", body(TORONTO, TO, unpaid));
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.fields()).containsExactly("customs.dutiesPrepaid");
  }

  @Test
  void uspsWantsTariffCodesForTheEuropeanUnion() {
    var without = goods("20.00", "USD", "").replace(",\"hsCode\":\"6109.10\"", "");
    var order = order(FROM, PARIS, "usps", "PRIORITY_MAIL_INTERNATIONAL", without);
    var refused = api.post("/v1/labels", order);
    assertThat(refused.code()).isEqualTo("INVALID_CUSTOMS");
    assertThat(refused.fields()).containsExactly("customs.items[0].hsCode");
    var bought = label(FROM, PARIS, "ups", "ups_worldwide_saver", without);
    assertThat(bought.get("warnings").toString()).contains("customs.items[0].hsCode");
  }

  @Test
  void anOrdersRatesAndLabelSayWhatWasPaid() {
    var order =
        """
        {"reference":"D-1","to":%s,"parcel":{"weightOz":16,"lengthIn":8,"widthIn":6,"heightIn":4},
         "items":[{"name":"Mug","quantity":1,"weightOz":9,"hsCode":"6912.00",
         "value":{"amount":10,"currency":"CAD"},"originCountry":"CA"}]}\
        """
            .formatted(TO);
    var path = "/v1/orders/" + api.post("/v1/orders", order).json().get("id").asText();
    var plain = "{\"from\":" + TORONTO + "}";
    assertThat(carriers(api.post(path + "/rates", plain).json())).doesNotContain("canada_post");
    var paid =
        "{\"from\":"
            + TORONTO
            + ",\"customs\":{\"dutiesPrepaid\":{\"amount\":9.50,\"currency\":\"CAD\"},"
            + "\"taxIds\":[{\"kind\":\"gst\",\"value\":\"123456789RT\",\"of\":\"sender\"}]}}";
    var rates = api.post(path + "/rates", paid).json();
    assertThat(carriers(rates)).contains("canada_post");
    for (var rate : offered(rates)) {
      if (rate.get("carrier").asText().equals("canada_post")) {
        var label =
            api.post(
                path + "/labels", "{\"rateId\":%s,\"from\":%s}".formatted(rate.get("id"), TORONTO));
        assertThat(label.status()).as(label.text()).isEqualTo(201);
        var customs = shipment(label.json()).get("customs");
        assertThat(customs.at("/dutiesPrepaid/amount").decimalValue()).isEqualByComparingTo("9.5");
        assertThat(customs.get("incoterm").asText()).isEqualTo("DDP");
        assertThat(customs.get("taxIds").toString()).contains("123456789RT");
        return;
      }
    }
  }

  private static List<String> carriers(JsonNode rates) {
    return offered(rates).findValuesAsText("carrier");
  }

  /// An order's rates are wrapped once more.
  private static JsonNode offered(JsonNode rates) {
    return rates.get("rates").has("rates") ? rates.at("/rates/rates") : rates.get("rates");
  }

  @Test
  void aTerritoryIsTheUnitedStatesToo() {
    refused(
        TORONTO, SAN_JUAN, "canada_post", "USA.XP", "", "DUTIES_MUST_BE_PREPAID customs.incoterm");
  }

  private void refused(
      String from, String to, String carrier, String service, String more, String why) {
    var currency = from.equals(SYDNEY) ? "AUD" : "CAD";
    var answer =
        api.post("/v1/labels", order(from, to, carrier, service, goods("20.00", currency, more)));
    assertThat(answer.status()).as(answer.text()).isEqualTo(422);
    assertThat(answer.code() + " " + String.join(" ", answer.fields())).isEqualTo(why);
  }

  private JsonNode label(String from, String to, String carrier, String service, String customs) {
    var bought = api.post("/v1/labels", order(from, to, carrier, service, customs));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    return bought.json();
  }

  private JsonNode shipment(JsonNode label) {
    return api.get("/v1/shipments/" + label.get("shipmentId").asText()).json();
  }

  private List<String> filled(JsonNode label) {
    var all = new ArrayList<String>();
    shipment(label)
        .at("/customs/taxIds")
        .forEach(
            id ->
                all.add(
                    String.join(
                        " ",
                        id.get("kind").asText(),
                        id.get("value").asText(),
                        id.get("of").asText())));
    return all;
  }

  private static String order(
      String from, String to, String carrier, String service, String customs) {
    return "{\"carrier\":\"%s\",\"service\":\"%s\",%s"
        .formatted(carrier, service, body(from, to, customs).substring(1));
  }

  private static String body(String from, String to, String customs) {
    return """
    {"from":%s,"to":%s,"parcel":{"weightOz":16,"lengthIn":8,"widthIn":6,"heightIn":4},\
    "customs":%s}\
    """
        .formatted(from, to, customs);
  }

  private static String goods(String value, String currency, String more) {
    return """
    {"contentsType":"merchandise","items":[{"description":"Shirt","quantity":2,"value":%s,\
    "currency":"%s","weightOz":5,"hsCode":"6109.10","originCountry":"PT"}]%s}\
    """
        .formatted(value, currency, more);
  }

  @Test
  void numbersThatCustomsWouldNotTakeAreWarnedOf() {
    api.post("/v1/wallet/deposits", "{\"amount\":9000}");
    for (var number :
        List.of(
            "ioss|IM2760000742|EUR|40.00|",
            "ioss|im 276 000 0742|EUR|40.00|",
            "ioss|2760000742|EUR|40.00|IM and 10 digits",
            "ioss|IM2760000742|EUR|151.00|EUR 150",
            "ioss|IM2760000742|USD|151.00|",
            "eori|GB 123 456 789 000|EUR|40.00|",
            "eori|FR12345678901234|EUR|40.00|",
            "eori|GB123|EUR|40.00|EORI",
            "eori|123|EUR|40.00|EORI",
            "voec|2034567|EUR|40.00|of no use",
            "ein|12-3456789|EUR|40.00|",
            "vat|anything|EUR|40.00|")) {
      var parts = number.split("\\|", -1);
      var ids =
          ",\"taxIds\":[{\"kind\":\"%s\",\"value\":\"%s\",\"of\":\"sender\"}]"
              .formatted(parts[0], parts[1]);
      var bought =
          label(FROM, PARIS, "fedex", "INTERNATIONAL_ECONOMY", goods(parts[3], parts[2], ids));
      var said =
          String.join(
              "\n",
              StreamSupport.stream(bought.path("warnings").spliterator(), false)
                  .filter(each -> each.get("field").asText().equals("customs.taxIds"))
                  .map(each -> each.get("message").asText())
                  .toList());
      if (parts[4].isEmpty()) {
        assertThat(said).as(number).isEmpty();
      } else {
        assertThat(said).as(number).contains(parts[4]);
      }
    }
  }

  @Test
  void anIossNumberIsNotFilledInForGoodsAboveItsLimit() {
    api.put(
        "/v1/tax-ids",
        "{\"data\":[{\"kind\":\"ioss\",\"value\":\"IM2760000742\",\"countries\":[\"FR\"]}]}");
    assertThat(filled(label(FROM, PARIS, "ups", "ups_worldwide_saver", goods("10.00", "EUR", ""))))
        .containsExactly("ioss IM2760000742 sender");
    assertThat(filled(label(FROM, PARIS, "ups", "ups_worldwide_saver", goods("151.00", "EUR", ""))))
        .isEmpty();
  }
}

package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.SandboxTest;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/// Who pays, in what, and when.
class BillingTest extends SandboxTest {

  /// A Tuesday without holidays around it, at noon in San Francisco.
  private static final Instant TUESDAY = Instant.parse("2026-03-10T19:00:00Z");

  private static final LocalDate TODAY = LocalDate.parse("2026-03-10");

  private static final String THIRD =
      "\"billing\":{\"transport\":{\"payor\":\"third_party\",\"account\":\"%s\",\"zip\":\"10001\","
          + "\"country\":\"US\"}}";

  @Override
  protected InstantSource clock() {
    return () -> TUESDAY;
  }

  @Test
  void aThirdPartyPaysAndTheWalletDoesNot() {
    var before = balance();
    var quote = rates(THIRD.formatted("1A2B3C"), "ups");
    assertThat(quote).isNotEmpty();
    var last = BigDecimal.ZERO;
    for (var rate : quote) {
      assertThat(rate.get("amount").decimalValue()).isZero();
      assertThat(rate.at("/billedTo/payor").asText()).isEqualTo("third_party");
      assertThat(rate.at("/billedTo/accountEnd").asText()).isEqualTo("B3C");
      assertThat(rate.get("listAmount").decimalValue()).isGreaterThanOrEqualTo(last);
      assertThat(rate.has("unpriced")).isFalse();
      last = rate.get("listAmount").decimalValue();
    }
    var label = bought("{\"rateId\":\"%s\",\"from\":%s,\"to\":%s}".formatted(id(quote), FROM, TO));
    assertThat(label.at("/rate/amount").decimalValue()).isZero();
    assertThat(balance()).isEqualByComparingTo(before);
    var shipment = shipment(label);
    assertThat(shipment.at("/billing/transport/payor").asText()).isEqualTo("third_party");
    assertThat(shipment.at("/billing/transport/account").asText()).isEqualTo("B3C");
    assertThat(shipment.toString()).doesNotContain("1A2B3C");
    assertThat(api.get("/v1/wallet/transactions").json().toString())
        .doesNotContain(label.get("trackingNumber").asText());
    var voided = api.post("/v1/labels/" + label.get("id").asText() + "/cancel").json();
    assertThat(voided.at("/refund/status").asText()).isEqualTo("not_applicable");
    assertThat(voided.at("/refund/amount").decimalValue()).isZero();
    assertThat(balance()).isEqualByComparingTo(before);
  }

  @Test
  void anAccountThatIsRefusedBuysNothing() {
    var refused =
        api.post("/v1/labels", order("ups", "ups_ground", "," + THIRD.formatted("1A0000")));
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.text()).contains("PAYOR_NOT_ACCEPTED", "billing.transport.account");
    assertThat(refused.text()).doesNotContain("1A0000");
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isZero();
    var unpriced = rates(THIRD.formatted("1A9999"), "ups");
    assertThat(unpriced)
        .isNotEmpty()
        .allSatisfy(
            rate -> {
              assertThat(rate.get("amount").decimalValue()).isZero();
              assertThat(rate.get("unpriced").asBoolean()).isTrue();
              assertThat(rate.has("listAmount")).isFalse();
            });
    bought("{\"rateId\":\"%s\",\"from\":%s,\"to\":%s}".formatted(id(unpriced), FROM, TO));
    bought(order("ups", "ups_ground", "," + THIRD.formatted("1A9999")));
  }

  @Test
  void aCarrierWithoutSuchAPayorIsLeftOutAndSaysSo() {
    var answer =
        api.post("/v1/rates", request(THIRD.formatted("1A2B3C"), "\"usps\",\"ups\"")).json();
    assertThat(carriers(answer)).containsExactly("ups");
    assertThat(answer.get("messages").toString()).contains("PAYOR_NOT_ACCEPTED", "usps");
    var refused =
        api.post("/v1/labels", order("usps", "PRIORITY_MAIL", "," + THIRD.formatted("1A2B3C")));
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.text()).contains("PAYOR_NOT_ACCEPTED", "billing.transport.payor");
  }

  @Test
  void whatIsMissingOfAnAccountIsNamed() {
    for (var wrong :
        List.of(
            "{\"payor\":\"third_party\"}|billing.transport.account",
            "{\"payor\":\"somebody\",\"account\":\"1A2B3C\"}|billing.transport.payor",
            "{\"account\":\"1A2B3C\"}|billing.transport.payor",
            "{\"payor\":\"third_party\",\"account\":\"1A2B3C\",\"country\":\"US\"}|billing.transport.zip",
            "{\"payor\":\"third_party\",\"payorId\":\"pay_none\"}|billing.transport.payorId",
            "{\"payor\":\"sender\",\"account\":\"1A2B3C\"}|billing.transport.account")) {
      var parts = wrong.split("\\|");
      var more = ",\"billing\":{\"transport\":" + parts[0] + "}";
      var refused = api.post("/v1/labels", order("ups", "ups_ground", more));
      assertThat(refused.status()).as(wrong + refused.text()).isEqualTo(400);
      assertThat(refused.text()).as(wrong).contains(parts[1]);
    }
  }

  @Test
  void payorsAreKeptSealed() throws Exception {
    var kept =
        api.post(
            "/v1/payors",
            "{\"name\":\"Buyer\",\"carrier\":\"ups\",\"account\":\"9Z8Y7X\",\"zip\":\"10001\",\"country\":\"US\"}");
    assertThat(kept.status()).as(kept.text()).isEqualTo(201);
    var payor = kept.json();
    assertThat(payor.get("id").asText()).startsWith("pay_");
    assertThat(payor.get("account").asText()).isEqualTo("Y7X");
    var billing =
        "\"billing\":{\"transport\":{\"payor\":\"third_party\",\"payorId\":\"%s\"}}"
            .formatted(payor.get("id").asText());
    var label = bought(order("ups", "ups_ground", "," + billing));
    assertThat(shipment(label).at("/billing/transport/payorId")).isEqualTo(payor.get("id"));
    var other = api.post("/v1/labels", order("fedex", "GROUND_HOME_DELIVERY", "," + billing));
    assertThat(other.status()).isEqualTo(422);
    assertThat(other.text()).contains("PAYOR_NOT_ACCEPTED", "billing.transport.payorId");
    assertThat(as(workspace, Role.OPERATOR).get("/v1/payors").status()).isEqualTo(200);
    assertThat(as(workspace, Role.OPERATOR).post("/v1/payors", "{}").status()).isEqualTo(403);
    assertThat(as(workspace, Role.VIEWER).get("/v1/payors").status()).isEqualTo(403);
    assertThat(api.get("/v1/events").text()).doesNotContain("9Z8Y7X");
    assertThat(api.get("/v1/shipments/export").text()).doesNotContain("9Z8Y7X");
    assertThat(api.get("/v1/audit").text()).doesNotContain("9Z8Y7X");
    assertThat(filesHold("9Z8Y7X")).isEmpty();
    var name = "{\"name\":\"Buyer & Co\",\"carrier\":\"ups\"}";
    var path = "/v1/payors/" + payor.get("id").asText();
    assertThat(api.put(path, name).json().get("account").asText()).isEqualTo("Y7X");
    assertThat(api.send("DELETE", path).status()).isEqualTo(204);
    assertThat(api.get(path).status()).isEqualTo(404);
  }

  private List<Path> filesHold(String secret) throws Exception {
    var found = new java.util.ArrayList<Path>();
    try (var files = Files.walk(served.engine().installation().directory().root())) {
      for (var file : files.filter(Files::isRegularFile).toList()) {
        if (new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).contains(secret)) {
          found.add(file);
        }
      }
    }
    return found;
  }

  @Test
  void aContactsPayorHoldsForItsOrders() {
    var contact =
        api.post(
            "/v1/contacts",
            "{\"kind\":\"recipient\",\"address\":%s,%s}".formatted(TO, THIRD.formatted("1A2B3C")));
    assertThat(contact.status()).as(contact.text()).isEqualTo(201);
    assertThat(contact.json().at("/billing/transport/account").asText()).isEqualTo("B3C");
    assertThat(
            api.post("/v1/locations", "{\"name\":\"Dock\",\"address\":%s}".formatted(FROM))
                .status())
        .isEqualTo(201);
    var label = shipped("B-1", "");
    assertThat(shipment(label).at("/billing/transport/account").asText()).isEqualTo("B3C");
    assertThat(label.at("/rate/amount").decimalValue()).isZero();
    var ours = shipped("B-2", ",\"billing\":{\"transport\":{\"payor\":\"sender\"}}");
    assertThat(ours.at("/rate/amount").decimalValue()).isPositive();
  }

  private JsonNode shipped(String reference, String more) {
    var order =
        api.post(
            "/v1/orders",
            "{\"reference\":\"%s\",\"to\":%s,\"parcel\":%s%s}"
                .formatted(reference, TO, PARCEL, more));
    assertThat(order.status()).as(order.text()).isEqualTo(201);
    var label =
        api.post(
            "/v1/orders/" + order.json().get("id").asText() + "/labels",
            "{\"carrier\":\"ups\",\"service\":\"ups_ground\"}");
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    return label.json();
  }

  @Test
  void aLabelLeavesOnTheDayThatIsAskedFor() {
    var friday = TODAY.with(TemporalAdjusters.next(DayOfWeek.FRIDAY));
    var label = bought(order("ups", "ups_next_day_air", ",\"shipDate\":\"%s\"".formatted(friday)));
    assertThat(shipment(label).get("shipDate").asText()).isEqualTo(friday.toString());
    // a day from the beginning of the ship date, in San Francisco
    assertThat(label.get("voidableUntil").asText()).isEqualTo("2026-03-14T07:00:00.000Z");
    var monday = rates("\"shipDate\":\"2026-03-13\"", "ups");
    assertThat(monday)
        .filteredOn(rate -> rate.get("service").asText().equals("ups_next_day_air"))
        .singleElement()
        .satisfies(rate -> assertThat(rate.get("deliveryDate").asText()).isEqualTo("2026-03-16"));
  }

  @Test
  void aDayWithoutCollectionIsMovedByNobody() {
    var sunday = "\"shipDate\":\"2026-03-15\"";
    var answer = api.post("/v1/rates", request(sunday, "\"ups\",\"veho\",\"usps\"")).json();
    assertThat(carriers(answer)).doesNotContain("ups", "usps");
    assertThat(answer.toString()).contains("INVALID_SHIP_DATE", "2026-03-16");
    for (var wrong :
        List.of("2026-03-15|2026-03-16", "2026-03-09|2026-03-10", "2026-03-18|2026-03-17")) {
      var parts = wrong.split("\\|");
      var refused =
          api.post("/v1/labels", order("ups", "ups_ground", ",\"shipDate\":\"" + parts[0] + "\""));
      assertThat(refused.status()).as(wrong + refused.text()).isEqualTo(422);
      assertThat(refused.json().at("/error/code").asText()).isEqualTo("INVALID_SHIP_DATE");
      assertThat(refused.json().at("/error/details/0/field").asText()).isEqualTo("shipDate");
      assertThat(refused.json().at("/error/details/0/message").asText()).contains(parts[1]);
    }
    bought(order("fedex", "GROUND_HOME_DELIVERY", ",\"shipDate\":\"2026-03-20\""));
    bought(order("usps", "PRIORITY_MAIL", ",\"shipDate\":\"2026-03-14\""));
  }

  @Test
  void onSaturdayOnlyWhatCanDeliverThen() {
    var onFriday = "\"shipDate\":\"2026-03-13\",\"delivery\":{\"saturday\":true}";
    var rates = rates(onFriday, "ups");
    assertThat(rates)
        .isNotEmpty()
        .allSatisfy(rate -> assertThat(rate.get("deliveryDate").asText()).isEqualTo("2026-03-14"));
    assertThat(rates)
        .extracting(rate -> rate.get("service").asText())
        .contains("ups_next_day_air")
        .doesNotContain("ups_next_day_air_saver", "ups_2nd_day_air");
    var refused = api.post("/v1/labels", order("ups", "ups_3_day_select", "," + onFriday));
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.text()).contains("SERVICE_NOT_AVAILABLE");
    bought(order("ups", "ups_next_day_air", "," + onFriday));
  }

  @Test
  void whatWasQuotedIsBought() {
    var plain = id(rates("\"isReturn\":false", "ups"));
    for (var more :
        List.of(
            THIRD.formatted("1A2B3C") + "|billing.transport",
            "\"shipDate\":\"2026-03-12\"|shipDate",
            "\"delivery\":{\"saturday\":true}|delivery.saturday")) {
      var parts = more.split("\\|");
      var refused = api.post("/v1/labels", byRate(plain, parts[0]));
      assertThat(refused.status()).as(more + refused.text()).isEqualTo(422);
      assertThat(refused.text()).as(more).contains("RATE_MISMATCH", parts[1]);
    }
    var added =
        bought(
            byRate(
                plain,
                "\"references\":[{\"kind\":\"purchase_order\",\"value\":\"PO-1\"}],"
                    + "\"delivery\":{\"instructions\":\"Dock 4\"}"));
    assertThat(added.get("warnings").toString()).contains("delivery.instructions");
    assertThat(shipment(added).at("/references/0/value").asText()).isEqualTo("PO-1");
    var quoted = id(rates(THIRD.formatted("1A2B3C"), "ups"));
    assertThat(api.post("/v1/labels", byRate(quoted, THIRD.formatted("1A2B3D"))).text())
        .contains("RATE_MISMATCH");
    bought(byRate(quoted, THIRD.formatted("1A2B3C")));
  }

  @Test
  void whatNoLabelCanPrintIsRefusedAlsoWhenItWasQuoted() {
    var said = "\"references\":[{\"kind\":\"invoice\",\"value\":\"\uD83D\uDCE6\"}]";
    for (var order :
        List.of(
            order("ups", "ups_ground", "," + said),
            byRate(id(rates("\"isReturn\":false", "ups")), said))) {
      var refused = api.post("/v1/labels", order);
      assertThat(refused.status()).as(order + refused.text()).isEqualTo(422);
      assertThat(refused.text()).contains("INVALID_ADDRESS", "references[0].value");
    }
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isZero();
  }

  @Test
  void referencesWithoutRoomAreLeftOffTheLastFirst() {
    var label =
        bought(
            order(
                "usps",
                "PRIORITY_MAIL",
                ",\"reference\":\"R-1\",\"references\":[{\"kind\":\"invoice\",\"value\":\"I-1\"},"
                    + "{\"kind\":\"customer\",\"value\":\"C-1\"},{\"kind\":\"other\",\"value\":\"O-1\"}]"));
    assertThat(label.get("warnings").toString())
        .contains("references[1]", "references[2]")
        .doesNotContain("references[0]");
    var four = "{\"kind\":\"other\",\"value\":\"x\"},".repeat(4);
    var refused =
        api.post(
            "/v1/labels",
            order(
                "ups",
                "ups_ground",
                ",\"references\":[" + four.substring(0, four.length() - 1) + "]"));
    assertThat(refused.status()).isEqualTo(400);
  }

  @Test
  void oneCarriersPackagingIsOnlyItsOwn() {
    var pak = packed("fedex_pak", 40);
    var answer = api.post("/v1/rates", pak).json();
    assertThat(carriers(answer)).containsOnly("fedex");
    assertThat(answer.get("messages").toString()).contains("INVALID_PACKAGING");
    var both =
        all(answer).stream()
            .filter(rate -> rate.get("service").asText().equals("FEDEX_2_DAY"))
            .toList();
    assertThat(both)
        .extracting(rate -> rate.get("pricing").asText())
        .containsExactlyInAnyOrder("flat", "weight");
    assertThat(all(answer)).noneMatch(rate -> rate.get("service").asText().equals("FEDEX_GROUND"));
    var flat = both.stream().filter(r -> r.get("pricing").asText().equals("flat")).findFirst();
    var bought =
        bought(
            "{\"rateId\":\"%s\",\"from\":%s,\"to\":%s}"
                .formatted(flat.orElseThrow().get("id").asText(), FROM, TO));
    assertThat(bought.at("/rate/amount")).isEqualTo(flat.orElseThrow().get("amount"));
    var heavy = api.post("/v1/rates", packed("fedex_pak", 801)).json();
    assertThat(all(heavy)).isNotEmpty().allMatch(r -> r.get("pricing").asText().equals("weight"));
    var envelope = api.post("/v1/rates", packed("fedex_envelope", 161)).json();
    assertThat(all(envelope)).allMatch(r -> r.get("pricing").asText().equals("weight"));
    var asked = bought("{\"carrier\":\"fedex\",\"service\":\"FEDEX_2_DAY\"," + pak.substring(1));
    var cheapest =
        both.stream().map(r -> r.get("amount").decimalValue()).min(BigDecimal::compareTo);
    assertThat(asked.at("/rate/amount").decimalValue())
        .isEqualByComparingTo(cheapest.orElseThrow());
    var refused =
        api.post(
            "/v1/labels",
            "{\"carrier\":\"ups\",\"service\":\"ups_ground\","
                + packed("ups_pak", 20).substring(1));
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.text()).contains("INVALID_PACKAGING", "choose one of package");
  }

  @Test
  void theCatalogueListsWhatEachCarrierTakes() {
    for (var carrier : api.get("/v1/carriers").json().get("carriers")) {
      var detail = api.get("/v1/carriers/" + carrier.get("code").asText()).json();
      assertThat(detail.get("shipDateDays").asInt()).isBetween(5, 10);
      assertThat(detail.at("/payors/transport").toString()).contains("sender");
      assertThat(detail.get("references").has("most")).isTrue();
      for (var service : detail.get("services")) {
        assertThat(service.get("packagings").toString()).contains("package");
        assertThat(service.has("options")).isTrue();
      }
    }
    var fedex = api.get("/v1/carriers/fedex").json();
    assertThat(fedex.get("packagings")).hasSize(7);
    assertThat(fedex.get("shipDateDays").asInt()).isEqualTo(10);
  }

  private static String packed(String packaging, int ounces) {
    return "{\"from\":%s,\"to\":%s,\"parcel\":{\"weightOz\":%d,\"packaging\":\"%s\"}}"
        .formatted(FROM, TO, ounces, packaging);
  }

  private static String byRate(String rateId, String more) {
    return "{\"rateId\":\"%s\",\"from\":%s,\"to\":%s,%s}".formatted(rateId, FROM, TO, more);
  }

  private static String request(String more, String carriers) {
    return "{\"from\":%s,\"to\":%s,\"parcel\":%s,\"carriers\":[%s],%s}"
        .formatted(FROM, TO, PARCEL, carriers, more);
  }

  private List<JsonNode> rates(String more, String carrier) {
    var response = api.post("/v1/rates", request(more, "\"" + carrier + "\""));
    assertThat(response.status()).as(response.text()).isEqualTo(200);
    return all(response.json());
  }

  private static List<JsonNode> all(JsonNode answer) {
    return StreamSupport.stream(answer.get("rates").spliterator(), false).toList();
  }

  private static List<String> carriers(JsonNode answer) {
    return all(answer).stream().map(rate -> rate.get("carrier").asText()).distinct().toList();
  }

  /// For UPS Guam is abroad whichever way it is written: who pays duties there is checked too.
  @Test
  void dutiesOfATerritoryAreBilledAsAbroad() {
    for (var place : List.of("\"state\":\"GU\",\"country\":\"US\"", "\"country\":\"GU\"")) {
      var refused =
          api.post(
              "/v1/labels",
              """
              {"carrier":"ups","service":"ups_worldwide_saver","from":%s,"parcel":%s,\
              "to":{"name":"Ivy Brown","street1":"1 Marine Dr","city":"Hagatna","zip":"96910",%s,\
              "phone":"6715550100"},"customs":{"contentsType":"merchandise","incoterm":"DDU",\
              "items":[{"description":"Mug","quantity":1,"value":20.00,"currency":"USD",\
              "weightOz":12,"hsCode":"691110","originCountry":"US"}]},\
              "billing":{"duties":{"payor":"third_party","account":"123456789","zip":"10001",\
              "country":"US"}}}\
              """
                  .formatted(FROM, PARCEL, place));
      assertThat(refused.status()).as(refused.text()).isEqualTo(422);
      assertThat(refused.text()).contains("PAYOR_NOT_ACCEPTED", "billing.duties.account");
    }
  }

  private static String id(List<JsonNode> rates) {
    return rates.getFirst().get("id").asText();
  }

  private JsonNode bought(String body) {
    var response = api.post("/v1/labels", body);
    assertThat(response.status()).as(response.text()).isEqualTo(201);
    return response.json();
  }

  private JsonNode shipment(JsonNode label) {
    return api.get("/v1/shipments/" + label.get("shipmentId").asText()).json();
  }

  private BigDecimal balance() {
    return api.get("/v1/wallet").json().get("balance").decimalValue();
  }
}

package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.SandboxTest;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Kept payors, and that no account is told whole.
class PayorsTest extends SandboxTest {

  private static final String KEPT =
      "{\"name\":\"Buyer\",\"carrier\":\"ups\",\"account\":\"9Z8Y7X\",\"zip\":\"10001\",\"country\":\"US\"}";
  private static final String SECRET = "7Q6W5E";
  private static final String INLINE =
      "\"billing\":{\"transport\":{\"payor\":\"third_party\",\"account\":\"7Q6W5E\",\"zip\":\"10001\",\"country\":\"US\"}}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{}|name carrier account",
        "{\"name\":\" \",\"carrier\":\"ups\",\"account\":\"9Z8Y7X\"}|name",
        "{\"name\":7,\"carrier\":\"ups\",\"account\":\"9Z8Y7X\"}|name",
        "{\"name\":\"A\",\"carrier\":\"\",\"account\":\"9Z8Y7X\"}|carrier",
        "{\"name\":\"A\",\"carrier\":\"nobody\",\"account\":\"9Z8Y7X\"}|carrier",
        "{\"name\":\"A\",\"carrier\":\"UPS \",\"account\":\"9Z8Y7X\"}|carrier",
        "{\"name\":\"A\",\"carrier\":\"ups\",\"account\":\"\"}|account",
        "{\"name\":\"A\",\"carrier\":\"ups\",\"account\":\"---\"}|account",
        "{\"name\":\"A\",\"carrier\":\"ups\",\"account\":123456}|account",
        "{\"name\":\"A\",\"carrier\":\"ups\",\"account\":\"12345678901234567890\"}|account",
        "{\"name\":\"A\",\"carrier\":\"ups\",\"account\":\"9Z8Y7X\",\"country\":\"USA\"}|country",
        "{\"name\":\"A\",\"carrier\":\"ups\",\"account\":\"9Z8Y7X\",\"country\":\"XX\"}|country",
        "{\"name\":\"A\",\"carrier\":\"ups\",\"account\":\"9Z8Y7X\",\"zip\":\"0123456789012345678901234567890\"}|zip",
        "{\"name\":\"A\",\"carrier\":\"usps\",\"account\":\"9Z8Y7X\"}|carrier",
        "{\"name\":\"A\",\"carrier\":\"ups\",\"account\":\"9Z8Y7X\",\"acount\":\"1\"}|acount",
      })
  void whatIsNoPayorIsRefusedByField(String body, String fields) {
    refused(api.post("/v1/payors", body), 400, fields);
    assertThat(api.get("/v1/payors").json().get("data")).isEmpty();
  }

  @Test
  void oneIsKeptReadChangedAndRemoved() {
    var keyed = api.with("Idempotency-Key", "payor-1");
    var made = keyed.post("/v1/payors", KEPT);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    assertThat(keyed.post("/v1/payors", KEPT).text()).isEqualTo(made.text());
    assertThat(api.get("/v1/payors").json().get("data")).hasSize(1);
    var path = "/v1/payors/" + made.json().get("id").asText();
    assertThat(api.get(path).json()).isEqualTo(made.json());
    var changed = api.put(path, KEPT.replace("Buyer", "Other").replace("9Z8Y7X", "1A2B3C"));
    assertThat(changed.status()).as(changed.text()).isEqualTo(200);
    assertThat(changed.json().get("name").asText()).isEqualTo("Other");
    assertThat(changed.json().get("account").asText()).isEqualTo("B3C");
    var stranger = as(served.workspace("stranger-of-payors"), Role.ADMIN);
    assertThat(stranger.get(path).status()).isEqualTo(404);
    assertThat(stranger.put(path, KEPT).status()).isEqualTo(404);
    assertThat(stranger.send("DELETE", path).status()).isEqualTo(404);
    var billing = billed(made.json().get("id").asText());
    assertThat(stranger.post("/v1/rates", request(billing)).fields())
        .containsExactly("billing.transport.payorId");
    assertThat(api.send("DELETE", path).status()).isEqualTo(204);
    assertThat(api.send("DELETE", path).status()).isEqualTo(404);
    var gone = api.post("/v1/rates", request(billing));
    assertThat(gone.status()).as(gone.text()).isEqualTo(400);
    assertThat(gone.fields()).containsExactly("billing.transport.payorId");
  }

  private static String billed(String payorId) {
    return "\"billing\":{\"transport\":{\"payor\":\"third_party\",\"payorId\":\"%s\"}}"
        .formatted(payorId);
  }

  @Test
  void anAccountOfAnotherCarrierLeavesTheOthersOutOfTheRates() {
    var id = api.post("/v1/payors", KEPT).json().get("id").asText();
    var rates = api.post("/v1/rates", request(billed(id))).json();
    assertThat(rates.get("rates")).isNotEmpty();
    for (var rate : rates.get("rates")) {
      assertThat(rate.get("carrier").asText()).isEqualTo("ups");
      assertThat(rate.at("/billedTo/accountEnd").asText()).isEqualTo("Y7X");
    }
    assertThat(rates.get("messages").toString())
        .contains("\"carrier\":\"fedex\",\"code\":\"PAYOR_NOT_ACCEPTED\"");
  }

  /// Answers, lists, exports, events, the tracking page, papers and the data on the disk.
  @Test
  void anAccountGivenInlineIsNowhereWhole() throws Exception {
    var order =
        api.post(
            "/v1/orders",
            "{\"reference\":\"S-1\",\"to\":%s,\"parcel\":%s,%s}".formatted(TO, PARCEL, INLINE));
    assertThat(order.status()).as(order.text()).isEqualTo(201);
    assertThat(order.json().at("/billing/transport/account").asText()).isEqualTo("W5E");
    var path = "/v1/orders/" + order.json().get("id").asText();
    var patched = api.patch(path, "{\"notes\":\"fragile\"}");
    var rates = api.post(path + "/rates", "{\"from\":%s}".formatted(FROM));
    var bought =
        api.post(
            path + "/labels",
            "{\"from\":%s,\"carrier\":\"ups\",\"service\":\"ups_ground\"}".formatted(FROM));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    var label = bought.json();
    var shipment = "/v1/shipments/" + label.get("shipmentId").asText();
    assertThat(api.get(shipment).json().at("/billing/transport/account").asText()).isEqualTo("W5E");
    var told =
        List.of(
            order.text(),
            patched.text(),
            rates.text(),
            bought.text(),
            api.get(path).text(),
            api.get("/v1/orders").text(),
            api.get("/v1/orders/export").text(),
            api.get("/v1/shipments").text(),
            api.get("/v1/shipments/export").text(),
            api.get("/v1/labels").text(),
            api.get("/v1/labels/export").text(),
            api.get("/v1/events").text(),
            api.get("/v1/audit").text(),
            api.get(shipment).text(),
            api.get(shipment + "/documents").text(),
            api.get("/v1/labels/" + label.get("id").asText() + "/download?format=zpl").text(),
            api.get("/track/" + number(label)).text());
    assertThat(told).noneMatch(text -> text.toUpperCase(Locale.ROOT).contains(SECRET));
    var refused = api.post("/v1/labels", request(INLINE.replace(SECRET, "7Q0000")));
    assertThat(refused.text()).doesNotContain("7Q0000");
    try (var files = java.nio.file.Files.walk(served.engine().installation().directory().root())) {
      for (var file : files.filter(java.nio.file.Files::isRegularFile).toList()) {
        assertThat(
                new String(
                    java.nio.file.Files.readAllBytes(file),
                    java.nio.charset.StandardCharsets.ISO_8859_1))
            .as(file.toString())
            .doesNotContain(SECRET);
      }
    }
  }

  /// Of the contact with the same name, street and postal code.
  @ParameterizedTest
  @CsvSource({
    "Bob Buyer, 350 5th Ave, 10118, true",
    "bob  buyer, 350 5TH AVE, 10118-0110, true",
    "Barb Buyer, 350 5th Ave, 10118, false",
    "Bob Buyer, 351 5th Ave, 10118, false",
    "Bob Buyer, 350 5th Ave, 10001, false",
  })
  void anOrderToAContactIsBilledAsTheContact(String name, String street, String zip, boolean is) {
    api.post("/v1/contacts", "{\"kind\":\"recipient\",\"address\":%s,%s}".formatted(TO, INLINE));
    var to = TO.replace("Bob Buyer", name).replace("350 5th Ave", street).replace("10118", zip);
    var order =
        api.post(
            "/v1/orders", "{\"reference\":\"C-1\",\"to\":%s,\"parcel\":%s}".formatted(to, PARCEL));
    var rates =
        api.post(
            "/v1/orders/" + order.json().get("id").asText() + "/rates",
            "{\"from\":%s}".formatted(FROM));
    assertThat(rates.status()).as(rates.text()).isEqualTo(200);
    JsonNode first = rates.json().at("/rates/0");
    assertThat(first.has("billedTo")).as(first.toString()).isEqualTo(is);
  }

  /// What an order says of duties says nothing of who pays its transport.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{\"duties\":{\"payor\":\"recipient\"}}|true",
        "{}|true",
        "{\"transport\":{\"payor\":\"sender\"}}|false",
      })
  void anOrderSaysOtherwiseOnlyWhereItSpeaks(String billing, boolean contacts) {
    api.post("/v1/contacts", "{\"kind\":\"recipient\",\"address\":%s,%s}".formatted(TO, INLINE));
    var order =
        api.post(
            "/v1/orders",
            "{\"reference\":\"C-2\",\"to\":%s,\"parcel\":%s,\"billing\":%s}"
                .formatted(TO, PARCEL, billing));
    assertThat(order.status()).as(order.text()).isEqualTo(201);
    var rates =
        api.post(
            "/v1/orders/" + order.json().get("id").asText() + "/rates",
            "{\"from\":%s}".formatted(FROM));
    assertThat(rates.status()).as(rates.text()).isEqualTo(200);
    assertThat(rates.json().at("/rates/0").has("billedTo")).isEqualTo(contacts);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"transport\":[]}",
        "{\"transport\":\"sender\"}",
        "{\"transport\":{}}",
        "{\"transport\":{\"payor\":\"THIRD_PARTY\",\"account\":\"1A2B3C\"}}",
        "{\"transport\":{\"payor\":null,\"account\":\"1A2B3C\"}}",
        "{\"transport\":{\"payor\":\"third_party\",\"account\":true}}",
        "{\"transport\":{\"payor\":\"third_party\",\"account\":\"   \"}}",
        "{\"transport\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\",\"payorId\":\"pay_1\"}}",
        "{\"transport\":{\"payor\":\"third_party\",\"payorId\":7}}",
        "{\"transport\":{\"payor\":\"sender\",\"payorId\":\"pay_1\"}}",
        "{\"transport\":{\"payor\":\"recipient\"}}",
        "{\"duties\":{\"payor\":\"third_party\"}}",
        "{\"payor\":\"third_party\",\"account\":\"1A2B3C\"}",
        "[]",
        "\"sender\"",
        "{\"transport\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\",\"zip\":10001,\"country\":\"US\"}}",
      })
  void wrongBillingIsRefusedEverywhereAlike(String billing) {
    var contact = "{\"kind\":\"recipient\",\"address\":%s,\"billing\":%s}".formatted(TO, billing);
    var order =
        "{\"reference\":\"W-1\",\"to\":%s,\"parcel\":%s,\"billing\":%s}"
            .formatted(TO, PARCEL, billing);
    var rule =
        "{\"name\":\"R\",\"billing\":%s,\"choice\":{\"kind\":\"cheapest\"}}".formatted(billing);
    var bulk = "{\"orders\":[\"ord_1\"],\"change\":{\"billing\":%s}}".formatted(billing);
    var asked = request("\"billing\":" + billing);
    var label = asked.replaceFirst("\\{", "{\"carrier\":\"ups\",\"service\":\"ups_ground\",");
    for (var each :
        List.of(
            List.of("/v1/rates", asked),
            List.of("/v1/labels", label),
            List.of("/v1/shipments", label),
            List.of("/v1/orders", order),
            List.of("/v1/contacts", contact),
            List.of("/v1/rules", rule),
            List.of("/v1/orders/bulk", bulk))) {
      var refused = api.post(each.get(0), each.get(1));
      assertThat(refused.status()).as(each + refused.text()).isEqualTo(400);
      assertThat(refused.fields()).as(each + refused.text()).isNotEmpty();
      assertThat(String.join(" ", refused.fields())).as(each + refused.text()).contains("billing");
      assertThat(refused.text()).doesNotContain("1A2B3C");
    }
  }

  private static String request(String more) {
    return "{\"from\":%s,\"to\":%s,\"parcel\":%s,%s}".formatted(FROM, TO, PARCEL, more);
  }
}

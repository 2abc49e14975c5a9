package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Within a country there are no duties: who pays them counts for nothing, and that is said.
class DutiesAtHomeTest extends SandboxTest {

  private static final String DUTIES =
      "\"billing\":{\"duties\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\",\"zip\":\"10001\","
          + "\"country\":\"US\"}}";
  private static final String SENDER = "\"billing\":{\"duties\":{\"payor\":\"sender\"}}";
  private static final String UPS = "\"carrier\":\"ups\",\"service\":\"ups_ground\",";

  @ParameterizedTest
  @ValueSource(strings = {DUTIES, SENDER, "\"billing\":{\"duties\":{\"payor\":\"recipient\"}}"})
  void ratesLabelsAndShipmentsSayThatItCountsForNothing(String said) {
    var body = "\"from\":%s,\"to\":%s,\"parcel\":%s,%s".formatted(FROM, TO, PARCEL, said);
    var rates = api.post("/v1/rates", "{" + body + "}");
    assertThat(warned(rates, 200)).containsExactly("billing.duties");
    assertThat(rates.json().get("rates")).isNotEmpty();
    var later = api.with("Prefer", "respond-async").post("/v1/rates", "{" + body + "}");
    assertThat(warned(later, 202)).containsExactly("billing.duties");
    assertThat(warned(api.post("/v1/labels", "{" + UPS + body + "}"), 201))
        .containsExactly("billing.duties");
    assertThat(warned(api.post("/v1/shipments", "{" + UPS + body + "}"), 201))
        .containsExactly("billing.duties");
    var byRate = "{\"rateId\":%s,%s}".formatted(rates.json().at("/rates/0/id"), body);
    assertThat(warned(api.post("/v1/labels", byRate), 201)).containsExactly("billing.duties");
  }

  @Test
  void whatRequestAndOrderSayIsToldAtTheOrdersRatesAndLabel() {
    var plain = order("D-1", "");
    var rates = api.post(plain + "/rates", "{\"from\":%s,%s}".formatted(FROM, DUTIES));
    assertThat(warned(rates, 200)).containsExactly("billing.duties");
    var label = api.post(plain + "/labels", "{%s\"from\":%s,%s}".formatted(UPS, FROM, DUTIES));
    assertThat(warned(label, 201)).containsExactly("billing.duties");
    var own = order("D-2", "," + SENDER);
    rates = api.post(own + "/rates", "{\"from\":%s}".formatted(FROM));
    assertThat(warned(rates, 200)).containsExactly("billing.duties");
    label = api.post(own + "/labels", "{%s\"from\":%s}".formatted(UPS, FROM));
    assertThat(warned(label, 201)).containsExactly("billing.duties");
  }

  /// Rules and contacts speak of all their parcels: those that stay in the country are not meant.
  @Test
  void whatIsSaidOfAllParcelsIsOfThoseWithDuties() {
    var rule =
        api.post(
            "/v1/rules",
            "{\"name\":\"Paid\",%s,\"choice\":{\"kind\":\"cheapest\"}}".formatted(SENDER));
    assertThat(rule.status()).as(rule.text()).isEqualTo(201);
    var contact =
        api.post(
            "/v1/contacts", "{\"kind\":\"recipient\",\"address\":%s,%s}".formatted(TO, DUTIES));
    assertThat(contact.status()).as(contact.text()).isEqualTo(201);
    var order = order("D-3", "");
    var rates = api.post(order + "/rates", "{\"from\":%s}".formatted(FROM));
    assertThat(warned(rates, 200)).isEmpty();
    var label = api.post(order + "/labels", "{\"from\":%s}".formatted(FROM));
    assertThat(warned(label, 201)).isEmpty();
    var shipment = api.get("/v1/shipments/" + label.json().get("shipmentId").asText()).json();
    assertThat(
            shipment.path("billing").path("duties").isMissingNode()
                || shipment.path("billing").path("duties").isNull())
        .as(shipment.toString())
        .isTrue();
  }

  @Test
  void aDeclarationThatIsNotSentIsNamed() {
    var customs =
        "\"customs\":{\"contentsType\":\"merchandise\",\"incoterm\":\"DDP\",\"items\":[{\"description\":\"Mug\",\"quantity\":1,"
            + "\"value\":5,\"weightOz\":5,\"originCountry\":\"US\"}]}";
    var label =
        api.post(
            "/v1/labels",
            "{%s\"from\":%s,\"to\":%s,\"parcel\":%s,%s}".formatted(UPS, FROM, TO, PARCEL, customs));
    assertThat(warned(label, 201)).containsExactly("customs");
  }

  /// UPS sees no border to Puerto Rico, FedEx does, however the address is written.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"state\":\"PR\",\"zip\":\"00901\",\"country\":\"US\"",
        "\"zip\":\"00901\",\"country\":\"PR\""
      })
  void theBorderIsTheOneThatTheCarrierSees(String place) {
    var to =
        "{\"name\":\"Bob\",\"phone\":\"7875550100\",\"street1\":\"1 Calle"
            + " Fortaleza\",\"city\":\"San Juan\","
            + place
            + "}";
    var customs =
        ",\"customs\":{\"contentsType\":\"merchandise\",\"items\":[{\"description\":\"Mug\",\"quantity\":1,"
            + "\"value\":5,\"weightOz\":5,\"originCountry\":\"US\",\"hsCode\":\"6912.00\"}]}";
    var ofDhl = DUTIES.replace("third_party", "recipient").replace("1A2B3C", "1A");
    var body = "\"from\":%s,\"to\":%s,\"parcel\":%s,".formatted(FROM, to, PARCEL);
    assertThat(warned(api.post("/v1/rates", "{" + body + DUTIES + "}"), 200)).isEmpty();
    var ups =
        api.post(
            "/v1/labels",
            "{\"carrier\":\"ups\",\"service\":\"ups_2nd_day_air\"," + body + DUTIES + "}");
    assertThat(warned(ups, 201)).contains("billing.duties");
    var wrong =
        api.post(
            "/v1/labels",
            "{\"carrier\":\"fedex\",\"service\":\"FEDEX_INTERNATIONAL_PRIORITY\","
                + body
                + ofDhl
                + customs
                + "}");
    assertThat(wrong.status()).as(wrong.text()).isEqualTo(422);
    assertThat(wrong.code()).as(wrong.text()).isEqualTo("PAYOR_NOT_ACCEPTED");
  }

  private String order(String reference, String more) {
    var made =
        api.post(
            "/v1/orders",
            "{\"reference\":\"%s\",\"to\":%s,\"parcel\":%s%s}"
                .formatted(reference, TO, PARCEL, more));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return "/v1/orders/" + made.json().get("id").asText();
  }

  private static java.util.List<String> warned(Api.Response answer, int status) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    JsonNode warnings = answer.json().path("warnings");
    return warnings.findValuesAsText("field");
  }
}

package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.PdfText;
import dev.quayside.engine.contract.ShopTest;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is on the papers of shipments that others pay, in several boxes, and over a border.
class PapersOfShipmentsTest extends ShopTest {

  private static final String PARIS =
      """
      {"name":"Jeanne Petit","street1":"12 rue de Rivoli","city":"Paris","zip":"75001",\
      "country":"FR","phone":"+33155550142"}\
      """;
  private static final String SHIRTS =
      """
      ,"customs":{"contentsType":"merchandise","items":[{"description":"Shirt","quantity":2,\
      "value":300,"currency":"USD","weightOz":5,"hsCode":"6109.10","originCountry":"US"}]}\
      """;

  @BeforeEach
  void funded() {
    assertThat(api.post("/v1/wallet/deposits", "{\"amount\":9000}").status()).isEqualTo(201);
  }

  private JsonNode shipment(String service, String to, String more) {
    var parts = service.split(" ");
    var answer =
        api.post(
            "/v1/shipments",
            "{\"carrier\":\"%s\",\"service\":\"%s\",\"from\":%s,\"to\":%s%s}"
                .formatted(parts[0], parts[1], FROM, to, more));
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return answer.json();
  }

  private static String boxes(int many) {
    return ",\"pieces\":["
        + String.join(",", java.util.Collections.nCopies(many, "{\"parcel\":" + PARCEL + "}"))
        + "]";
  }

  private static String path(JsonNode shipment) {
    return "/v1/shipments/" + shipment.get("id").asText();
  }

  @Test
  void theLabelsOfAllBoxesStandInTheirOrder() throws IOException {
    var shipment = shipment("ups ups_ground", TO, boxes(3));
    var text = PdfText.of(api.get(path(shipment) + "/download?format=pdf"));
    var zpl = api.get(path(shipment) + "/download?format=zpl").text();
    for (var numbers : List.of("1 OF 3", "2 OF 3", "3 OF 3")) {
      assertThat(text.toUpperCase(java.util.Locale.ROOT)).contains(numbers);
    }
    assertThat(text.toUpperCase(java.util.Locale.ROOT))
        .containsSubsequence("1 OF 3", "2 OF 3", "3 OF 3");
    assertThat(zpl.split("\\^XA", -1)).hasSize(4);
  }

  @Test
  void aPackingSlipNamesBoxesReferencesAndWhoElsePays() throws IOException {
    var made =
        api.post(
            "/v1/orders",
            "{\"reference\":\"SO-1\",\"to\":%s,\"items\":[{\"name\":\"Mug\",\"quantity\":2}]}"
                .formatted(TO));
    assertThat(made.status()).as(made.text()).isLessThan(300);
    var order = made.json().has("order") ? made.json().get("order") : made.json();
    var box = "{\"parcel\":" + PARCEL + ",\"items\":[{\"line\":1,\"quantity\":1}]}";
    var bought =
        api.post(
            "/v1/orders/" + order.get("id").asText() + "/labels",
            """
            {"carrier":"ups","service":"ups_ground","together":true,"from":%s,"parcels":[%s,%s],\
            "references":[{"kind":"purchase_order","value":"PO-4711"}],\
            "billing":{"transport":{"payor":"recipient","account":"1A22C3","zip":"10118"}}}\
            """
                .formatted(FROM, box, box));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    var shipment =
        api.get("/v1/shipments/" + bought.json().at("/data/0/label/shipmentId").asText()).json();
    for (var size : List.of("", "?size=a4")) {
      assertThat(PdfText.of(api.get(path(shipment) + "/documents/packing_slip" + size)))
          .contains("SO-1", "PO-4711", "Mug", "2 boxes", "billed to …2C3")
          .doesNotContain("0.00", "1A22C3");
    }
  }

  /// The commercial invoice of a courier, and the CN 23 of the post.
  @ParameterizedTest
  @ValueSource(strings = {"dhl_express dhl_express_worldwide", "usps PRIORITY_MAIL_INTERNATIONAL"})
  void theSendersNumbersAreOnThePapers(String service) throws IOException {
    api.put("/v1/tax-ids", "{\"data\":[{\"kind\":\"ioss\",\"value\":\"IM2760000742\"}]}");
    var shipment = shipment(service, PARIS, ",\"parcel\":" + PARCEL + SHIRTS);
    var papers = api.get(path(shipment) + "/documents").json().get("data");
    var kinds = papers.findValuesAsText("kind");
    kinds.remove("packing_slip");
    assertThat(kinds).isNotEmpty();
    for (var kind : kinds) {
      assertThat(PdfText.of(api.get(path(shipment) + "/documents/" + kind)))
          .as(kind)
          .contains("IM2760000742");
    }
  }
}

package dev.quayside.engine.contract.printing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.PdfText;
import dev.quayside.engine.contract.ShopTest;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

/// /v1/shipments/:id/documents, as docs/api/printing.md has them.
class DocumentsTest extends ShopTest {

  private static final String CANADA =
      """
      {"name":"Zoë Tremblay","street1":"123 Rue Sainte-Catherine Ouest","city":"Montréal","state":"QC",
       "zip":"H3B 1A7","country":"CA","phone":"+1 514 555 0199","email":"zoe@example.com"}\
      """;

  @Test
  void aParcelAtHomeOfWhichNothingIsKnownHasNone() {
    var id = label().get("shipmentId").asText();
    assertThat(api.get("/v1/shipments/" + id + "/documents").json().get("data")).isEmpty();
    var slip = api.get("/v1/shipments/" + id + "/documents/packing_slip");
    assertThat(slip.status()).isEqualTo(409);
    assertThat(slip.message()).contains("nothing is known of what is in this parcel");
  }

  @Test
  void aPostsParcelAbroadHasSlipInvoiceAndBothForms() throws IOException {
    var id = abroad("usps", "PRIORITY_MAIL_INTERNATIONAL", "Cotton T-shirt", "19.99");
    var data = api.get("/v1/shipments/" + id + "/documents").json().get("data");
    assertThat(data.findValuesAsText("kind"))
        .containsExactly("packing_slip", "commercial_invoice", "cn22", "cn23");
    assertThat(data.get(0).get("url").asText())
        .endsWith("/v1/shipments/" + id + "/documents/packing_slip");

    var invoice = api.get("/v1/shipments/" + id + "/documents/commercial_invoice?size=a4");
    assertThat(invoice.status()).as(invoice.text()).isEqualTo(200);
    assertThat(invoice.header("Content-Type")).startsWith("application/pdf");
    assertThat(PdfText.of(invoice))
        .contains("Commercial invoice", "Cotton T-shirt", "39.98 USD", "6109.10")
        .contains("EORI / VAT: DE123456789012345", "EORI / VAT: GB 987 6543 21", "Freight");
    var cn23 = api.get("/v1/shipments/" + id + "/documents/cn23?language=es");
    assertThat(PdfText.of(cn23))
        .contains("Declaración de aduana", "Zoë Tremblay", "GB 987 6543 21", "L-17");
    var picture = api.get("/v1/shipments/" + id + "/documents/cn22?format=png&size=letter");
    assertThat(picture.header("Content-Type")).startsWith("image/png");
  }

  @Test
  void valuableGoodsTakeTheLargeForm() {
    var id = abroad("usps", "PRIORITY_MAIL_INTERNATIONAL", "Watch", "210.01");
    assertThat(
            api.get("/v1/shipments/" + id + "/documents")
                .json()
                .get("data")
                .findValuesAsText("kind"))
        .containsExactly("packing_slip", "commercial_invoice", "cn23");
    assertThat(api.get("/v1/shipments/" + id + "/documents/cn22").status()).isEqualTo(409);
  }

  @Test
  void whatNoFontHasIsNamedBeforeItIsPaid() {
    var refused = declared("usps", "PRIORITY_MAIL_INTERNATIONAL", "Rune \u16a0", "19.99");
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.code()).isEqualTo("INVALID_CUSTOMS");
    assertThat(refused.fields()).containsExactly("customs.items[0].description");
    assertThat(refused.text()).contains("U+16A0");
  }

  /// Whatever stands in a field: either it is refused while it costs nothing, or all papers print.
  @Test
  void aPaidLabelsPapersCanAlwaysBePrinted() {
    var odd =
        List.of(
            "Mug \u2615",
            "\u2713 done",
            "\ud83d\ude00 toy",
            "\ue000 own",
            "\u6c49\u0301",
            "a\u0334b",
            "\u05d0\u05d1\u05d2 \u202e x",
            "\u0628\u06de\u0633",
            "\u1e9e\u00df\u0149",
            "\u0e33\u0e48",
            "\uffff");
    assertThat(api.post("/v1/wallet/deposits", "{\"amount\":9000}").status()).isEqualTo(201);
    for (var field :
        List.of("name", "company", "explanation", "description", "reference", "taxId")) {
      for (var text : odd) {
        var sent = withOdd(field, text);
        if (sent.status() == 201) {
          papersPrint(sent.json().get("id").asText(), field + " " + text);
        } else {
          assertThat(sent.status()).as(sent.text()).isBetween(400, 422);
          assertThat(sent.fields()).as(sent.text()).hasSize(1);
        }
      }
    }
  }

  private Api.Response withOdd(String field, String text) {
    var words = new HashMap<String, String>();
    words.put(field, text);
    return api.post(
        "/v1/shipments",
        """
        {"carrier":"usps","service":"PRIORITY_MAIL_INTERNATIONAL","from":%s,"parcel":%s,"reference":"%s",
         "to":{"name":"%s","company":"%s","street1":"123 Rue Sainte-Catherine Ouest","city":"Montréal","state":"QC",
          "zip":"H3B 1A7","country":"CA","phone":"+1 514 555 0199"},
         "customs":{"contentsType":"other","contentsExplanation":"%s","items":[{"description":"%s","quantity":2,
          "value":5,"currency":"USD","weightOz":8,"hsCode":"6109.10","originCountry":"US"}],
          "references":{"exporterTaxId":"%s"}}}\
        """
            .formatted(
                FROM,
                PARCEL,
                words.getOrDefault("reference", "R-1"),
                words.getOrDefault("name", "Zoë Tremblay"),
                words.getOrDefault("company", "Tremblay"),
                words.getOrDefault("explanation", "Toys"),
                words.getOrDefault("description", "Toy"),
                words.getOrDefault("taxId", "GB1")));
  }

  private void papersPrint(String id, String as) {
    for (var kind : List.of("packing_slip", "commercial_invoice", "cn22", "cn23")) {
      assertThat(api.get("/v1/shipments/" + id + "/documents/" + kind).status())
          .as(as + " " + kind)
          .isEqualTo(200);
    }
    var label = api.get("/v1/shipments/" + id).json().get("label").get("id").asText();
    for (var format : List.of("pdf", "zpl", "png")) {
      assertThat(api.get("/v1/labels/" + label + "/download?format=" + format).status())
          .as(as + " " + format)
          .isEqualTo(200);
    }
  }

  /// What a slip prints of its order is named while it costs nothing, and put right in the order.
  @Test
  void whatAPackingSlipCannotPrintIsNamedBeforeItIsPaid() throws IOException {
    var order =
        api.post(
            "/v1/orders",
            """
            {"reference":"C-1","to":%s,"parcel":%s,"notes":"Thank you \ud83d\ude00","items":[
             {"sku":"MUG\u2713","name":"Mug \u2615","quantity":1}]}\
            """
                .formatted(TO, PARCEL));
    assertThat(order.status()).as(order.text()).isEqualTo(201);
    var path = "/v1/orders/" + order.json().get("id").asText();
    var label = "{\"carrier\":\"ups\",\"service\":\"ups_ground\",\"from\":" + FROM + "}";
    var refused = api.post(path + "/labels", label);
    assertThat(refused.status()).as(refused.text()).isEqualTo(422);
    assertThat(refused.fields()).containsExactly("items[0].name", "notes");
    assertThat(refused.text()).contains("U+1F600", "U+2615");
    var rates = api.post(path + "/rates", "{\"from\":" + FROM + "}");
    assertThat(rates.status()).as(rates.text()).isEqualTo(422);
    assertThat(rates.fields()).isEqualTo(refused.fields());
    api.patch(
        path,
        "{\"notes\":\"Thank"
            + " you\",\"items\":[{\"sku\":\"MUG\u2713\",\"name\":\"Mug\",\"quantity\":1}]}");
    var bought = api.post(path + "/labels", label);
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    var id = bought.json().get("shipmentId").asText();
    var slip = api.get("/v1/shipments/" + id + "/documents/packing_slip");
    assertThat(slip.status()).as(slip.text()).isEqualTo(200);
    assertThat(PdfText.of(slip)).contains("Mug", "Thank you");
  }

  /// What a connector refuses by itself the sandbox refuses too.
  @Test
  void theSandboxSellsNoDeclarationThatTheCarrierWouldRefuse() {
    var item =
        "{\"description\":\"Toy\",\"quantity\":1,\"value\":5,\"currency\":\"%s\",\"weightOz\":2,\"originCountry\":\"US\"}";
    var dollars = item.formatted("USD");
    assertThat(refused("usps", "PRIORITY_MAIL_INTERNATIONAL", "DDP", dollars).code())
        .isEqualTo("SERVICE_NOT_AVAILABLE");
    var mixed = dollars + "," + item.formatted("EUR");
    assertThat(refused("dhl_express", "dhl_express_worldwide", "DDU", mixed).code())
        .isEqualTo("INVALID_CUSTOMS");
  }

  private Api.Response refused(String carrier, String service, String terms, String items) {
    return api.post(
        "/v1/shipments",
        """
        {"carrier":"%s","service":"%s","from":%s,"to":%s,"parcel":%s,
         "customs":{"contentsType":"merchandise","incoterm":"%s","items":[%s]}}\
        """
            .formatted(carrier, service, FROM, CANADA, PARCEL, terms, items));
  }

  @Test
  void wrongQuestionsAreAnswered() {
    var id = abroad("usps", "PRIORITY_MAIL_INTERNATIONAL", "Cotton T-shirt", "19.99");
    var path = "/v1/shipments/" + id + "/documents/";
    assertThat(api.get(path + "cn23?format=zpl&size=a5&language=fr&page=0").fields())
        .containsExactly("format", "language", "page", "size");
    assertThat(api.get(path + "cn23?format=png&page=9").status()).isEqualTo(404);
    assertThat(api.get(path + "poster").status()).isEqualTo(404);
    assertThat(api.get("/v1/shipments/shp_none/documents").status()).isEqualTo(404);
    var stranger = as(served.workspace("stranger-to-documents"), Role.ADMIN);
    assertThat(stranger.get(path + "cn23").status()).isEqualTo(404);
  }

  private String abroad(String carrier, String service, String goods, String value) {
    var response = declared(carrier, service, goods, value);
    assertThat(response.status()).as(response.text()).isEqualTo(201);
    return response.json().get("id").asText();
  }

  private Api.Response declared(String carrier, String service, String goods, String value) {
    return api.post(
        "/v1/shipments",
        """
        {"carrier":"%s","service":"%s","from":%s,"to":%s,"parcel":%s,"reference":"R-1","customs":{
         "contentsType":"merchandise","items":[{"description":"%s","quantity":2,"value":%s,"currency":"USD",
         "weightOz":8,"hsCode":"6109.10","originCountry":"US"}],"references":{
         "exporterTaxId":"DE123456789012345","importerTaxId":"GB 987 6543 21","licenseNumber":"L-17"}}}\
        """
            .formatted(carrier, service, FROM, CANADA, PARCEL, goods, value));
  }
}

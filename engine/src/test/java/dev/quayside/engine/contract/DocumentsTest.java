package dev.quayside.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/// /v1/shipments/:id/documents: beyond the specification, see docs/api/printing.md.
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
  void whatNoFontHasIsNamed() {
    var id = abroad("usps", "PRIORITY_MAIL_INTERNATIONAL", "Rune \u16a0", "19.99");
    var slip = api.get("/v1/shipments/" + id + "/documents/packing_slip");
    assertThat(slip.status()).isEqualTo(409);
    assertThat(slip.message()).contains("U+16A0");
    var label = api.get("/v1/shipments/" + id).json().get("label").get("id").asText();
    assertThat(api.get("/v1/labels/" + label + "/download?format=pdf").status()).isEqualTo(200);
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
    var response =
        api.post(
            "/v1/shipments",
            """
            {"carrier":"%s","service":"%s","from":%s,"to":%s,"parcel":%s,"reference":"R-1","customs":{
             "contentsType":"merchandise","items":[{"description":"%s","quantity":2,"value":%s,"currency":"USD",
             "weightOz":8,"hsCode":"6109.10","originCountry":"US"}],"references":{
             "exporterTaxId":"DE123456789012345","importerTaxId":"GB 987 6543 21","licenseNumber":"L-17"}}}\
            """
                .formatted(carrier, service, FROM, CANADA, PARCEL, goods, value));
    assertThat(response.status()).as(response.text()).isEqualTo(201);
    return response.json().get("id").asText();
  }
}

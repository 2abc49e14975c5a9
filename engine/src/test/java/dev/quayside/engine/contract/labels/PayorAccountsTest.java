package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

/// Accounts of others as people write them, and where they are not billed.
class PayorAccountsTest extends SandboxTest {

  private static String billed(String payor, String account) {
    return ",\"billing\":{\"transport\":{\"payor\":\"%s\",\"account\":\"%s\",\"zip\":\"10001\",\"country\":\"US\"}}"
        .formatted(payor, account);
  }

  @Test
  void marksBetweenThePartsOfAnAccountDoNotCount() {
    for (var written : List.of("1A2 B3C", "1A2\u00a0B3C", "1A-2B-3C", " 1A2B3C ", "1A2\u2011B3C")) {
      var bought =
          api.post("/v1/labels", order("ups", "ups_ground", billed("third_party", written)));
      assertThat(bought.status()).as(written + bought.text()).isEqualTo(201);
      var kept =
          api.post(
              "/v1/payors",
              "{\"name\":\"%s\",\"carrier\":\"fedex\",\"account\":\"510-087 00%d\"}"
                  .formatted(written, written.length()));
      assertThat(kept.status()).as(written + kept.text()).isEqualTo(201);
    }
  }

  @Test
  void aShortAccountIsNeverToldWhole() {
    for (var carrier : List.of("ups|ups_ground", "fedex|FEDEX_2_DAY")) {
      var parts = carrier.split("\\|");
      var refused = api.post("/v1/labels", order(parts[0], parts[1], billed("third_party", "XYZ")));
      assertThat(refused.status()).as(refused.text()).isEqualTo(422);
      assertThat(refused.text()).contains("PAYOR_NOT_ACCEPTED").doesNotContain("XYZ");
    }
    var order =
        api.post(
            "/v1/orders",
            "{\"reference\":\"P-1\",\"to\":%s,\"parcel\":%s%s}"
                .formatted(TO, PARCEL, billed("third_party", "XYZ")));
    assertThat(order.text()).doesNotContain("XYZ");
  }

  @Test
  void whatACarrierBillsToNoOtherIsRefused() {
    var economy =
        api.post("/v1/labels", order("fedex", "SMART_POST", billed("third_party", "510087000")));
    assertThat(economy.status()).as(economy.text()).isEqualTo(422);
    assertThat(economy.text()).contains("PAYOR_NOT_ACCEPTED", "billing.transport.payor");
    var rates =
        api.post(
            "/v1/rates",
            "{\"from\":%s,\"to\":%s,\"parcel\":%s,\"carriers\":[\"fedex\"]%s}"
                .formatted(FROM, TO, PARCEL, billed("third_party", "510087000")));
    assertThat(rates.text()).contains("FEDEX_2_DAY").doesNotContain("\"SMART_POST\"");
    var returned = ",\"isReturn\":true";
    var toRecipient =
        api.post(
            "/v1/labels", order("ups", "ups_ground", returned + billed("recipient", "1A2B3C")));
    assertThat(toRecipient.status()).as(toRecipient.text()).isEqualTo(422);
    assertThat(toRecipient.text()).contains("PAYOR_NOT_ACCEPTED", "billing.transport.payor");
    var toThird =
        api.post(
            "/v1/labels", order("ups", "ups_ground", returned + billed("third_party", "1A2B3C")));
    assertThat(toThird.status()).as(toThird.text()).isEqualTo(201);
  }

  @Test
  void noRatesAreExplainedByTheCarrierThatWasMeant() {
    var letter = "{\"weightOz\":17,\"packaging\":\"ups_letter\"}";
    var heavy =
        api.post("/v1/rates", "{\"from\":%s,\"to\":%s,\"parcel\":%s}".formatted(FROM, TO, letter));
    assertThat(heavy.status()).isEqualTo(404);
    assertThat(heavy.text()).contains("UPS Letter takes at most 1 lb");
    var refused =
        api.post(
            "/v1/rates",
            "{\"from\":%s,\"to\":%s,\"parcel\":%s%s}"
                .formatted(FROM, TO, PARCEL, billed("third_party", "1A0000")));
    assertThat(refused.status()).isEqualTo(404);
    assertThat(refused.text()).contains("does not bill the account that ends in 000");
  }

  @Test
  void whatEveryCarrierAskedWantsOfAnAccountIsRequired() {
    var bare = ",\"billing\":{\"transport\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\"}}";
    var alone =
        api.post(
            "/v1/rates",
            "{\"from\":%s,\"to\":%s,\"parcel\":%s,\"carriers\":[\"ups\"]%s}"
                .formatted(FROM, TO, PARCEL, bare));
    assertThat(alone.status()).as(alone.text()).isEqualTo(400);
    assertThat(alone.fields()).containsExactly("billing.transport.zip");
    var beside =
        api.post(
            "/v1/rates",
            "{\"from\":%s,\"to\":%s,\"parcel\":%s%s}".formatted(FROM, TO, PARCEL, bare));
    assertThat(beside.status()).as(beside.text()).isEqualTo(200);
    assertThat(beside.json().get("messages").toString()).contains("billing.transport.zip");
  }

  @Test
  void moreReferencesMayBeAddedAtThePurchase() {
    var invoice = "{\"kind\":\"invoice\",\"value\":\"I-1\"}";
    var other = "{\"kind\":\"other\",\"value\":\"Z\"}";
    var rates =
        api.post(
                "/v1/rates",
                "{\"from\":%s,\"to\":%s,\"parcel\":%s,\"carriers\":[\"ups\"],\"references\":[%s]}"
                    .formatted(FROM, TO, PARCEL, invoice))
            .json()
            .get("rates");
    for (var changed : List.of(other, other + "," + invoice, "")) {
      var refused = byRate(rates.get(0).get("id").asText(), changed);
      assertThat(refused.text()).as(changed).contains("RATE_MISMATCH", "references");
    }
    var added = byRate(rates.get(0).get("id").asText(), invoice + "," + other);
    assertThat(added.status()).as(added.text()).isEqualTo(201);
  }

  @Test
  void aContactsPayorIsFoundHoweverTheAddressIsWritten() {
    var street =
        "\"street1\":\"1 Yonge St\",\"city\":\"Toronto\",\"state\":\"ON\",\"country\":\"CA\",\"phone\":\"4165550100\"";
    var contact =
        api.post(
            "/v1/contacts",
            "{\"kind\":\"recipient\",\"address\":{\"name\":\"Ann Buyer\",\"zip\":\"M5E 1W7\",%s}%s}"
                .formatted(street, billed("third_party", "1A2B3C")));
    assertThat(contact.status()).as(contact.text()).isEqualTo(201);
    int number = 0;
    for (var written :
        List.of(
            "\"name\":\"ANN BUYER\",\"zip\":\"M5E1W7\"," + street,
            "\"name\":\"Ann  Buyer\",\"zip\":\"m5e 1w7\"," + street.replace("St\"", "St.\""))) {
      var order =
          api.post(
              "/v1/orders",
              "{\"reference\":\"C-%d\",\"to\":{%s},\"parcel\":%s,\"items\":[{\"sku\":\"A\",\"name\":\"Mug\",\"quantity\":1,\"weightOz\":4,\"originCountry\":\"US\",\"value\":{\"amount\":9,\"currency\":\"USD\"}}]}"
                  .formatted(++number, written, PARCEL));
      var rates =
          api.post(
              "/v1/orders/" + order.json().get("id").asText() + "/rates",
              "{\"from\":" + FROM + "}");
      assertThat(rates.json().at("/rates/0/billedTo/accountEnd").asText())
          .as(written + rates.text())
          .isEqualTo("B3C");
    }
  }

  @Test
  void aLabelSaysWhoPaysAndHasTheReferences() throws Exception {
    var more =
        billed("third_party", "1A2B3C")
            + ",\"reference\":\"R-1\",\"references\":[{\"kind\":\"purchase_order\",\"value\":\"PO-9\"},{\"kind\":\"department\",\"value\":\"Spares\"}]";
    for (var expected :
        List.of(
            "ups|ups_ground|BILLING: 3RD PARTY|REF 1: R-1|REF 2: PO-9|REF 3: Spares",
            "fedex|FEDEX_2_DAY|BILL THIRD PARTY|REF: R-1|PO: PO-9|DEPT: Spares")) {
      var parts = expected.split("\\|");
      var bought = api.post("/v1/labels", order(parts[0], parts[1], more));
      assertThat(bought.status()).as(bought.text()).isEqualTo(201);
      var file = api.get("/v1/labels/" + bought.json().get("id").asText() + "/download?format=pdf");
      try (var pdf = Loader.loadPDF(file.raw().body())) {
        assertThat(new PDFTextStripper().getText(pdf))
            .contains(List.of(parts).subList(2, parts.length));
      }
    }
  }

  private Api.Response byRate(String rate, String references) {
    return api.post(
        "/v1/labels",
        "{\"rateId\":\"%s\",\"from\":%s,\"to\":%s,\"references\":[%s]}"
            .formatted(rate, FROM, TO, references));
  }
}

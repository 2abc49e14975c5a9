package dev.quayside.engine.contract.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.SandboxTest;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;

/// Parcels that others pay for, in the sums; parcels that leave later, on manifests.
class PaidByOthersTest extends SandboxTest {

  /// A Tuesday without holidays around it, at noon in San Francisco.
  private static final Instant TUESDAY = Instant.parse("2026-03-10T19:00:00Z");

  private static final String OTHERS =
      ",\"billing\":{\"transport\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\","
          + "\"zip\":\"10001\",\"country\":\"US\"}}";

  @Override
  protected InstantSource clock() {
    return () -> TUESDAY;
  }

  @Test
  void sumsSayHowManyOthersPayAndOurInvoiceHasNoneOfThem() {
    var theirs = label(OTHERS);
    label("");
    var carrier = api.get("/v1/analytics/carriers?carrier=ups").json().at("/carriers/0");
    assertThat(carrier.get("shipmentCount").asInt()).isEqualTo(2);
    assertThat(carrier.get("paidByOthers").asInt()).isEqualTo(1);
    assertThat(api.get("/v1/analytics/savings").json().get("paidByOthers").asInt()).isEqualTo(1);
    var invoice =
        api.post(
            "/v1/invoices",
            "{\"carrier\":\"ups\",\"content\":\"invoice_number,tracking_number,charge,amount\\n"
                + "T-9,%s,Base,5.55\\n\"}".formatted(theirs.get("trackingNumber").asText()));
    assertThat(invoice.status()).as(invoice.text()).isEqualTo(200);
    var id = invoice.json().at("/imported/0/id").asText();
    var lines = api.get("/v1/invoices/" + id + "/lines").text();
    assertThat(lines).contains("\"not_ours\"", "5.55", theirs.get("shipmentId").asText());
    api.post("/v1/labels/" + theirs.get("id").asText() + "/cancel");
    assertThat(api.get("/v1/analytics/savings").json().get("paidByOthers").asInt()).isZero();
  }

  @Test
  void whatLeavesLaterIsOnNoManifestOfToday() {
    var later = label(",\"shipDate\":\"2026-03-13\"");
    var today = label("");
    var named =
        "{\"carrier\":\"ups\",\"labelIds\":[%s,%s]}".formatted(later.get("id"), today.get("id"));
    var manifest = api.post("/v1/manifests", named);
    assertThat(manifest.status()).as(manifest.text()).isEqualTo(201);
    assertThat(manifest.json().get("shipDate").asText()).isEqualTo("2026-03-10");
    assertThat(manifest.json().get("labels").toString())
        .contains(today.get("trackingNumber").asText())
        .doesNotContain(later.get("trackingNumber").asText());
    var friday = api.post("/v1/manifests", "{\"carrier\":\"ups\",\"shipDate\":\"2026-03-13\"}");
    assertThat(friday.status()).as(friday.text()).isEqualTo(201);
    assertThat(friday.json().get("labels").toString())
        .contains(later.get("trackingNumber").asText());
  }

  private JsonNode label(String more) {
    var bought =
        api.post(
            "/v1/labels",
            """
            {"carrier":"ups","service":"ups_ground","from":%s,"to":%s,\
            "parcel":{"weightOz":32,"lengthIn":10,"widthIn":8,"heightIn":4}%s}\
            """
                .formatted(FROM, TO, more));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    return bought.json();
  }
}

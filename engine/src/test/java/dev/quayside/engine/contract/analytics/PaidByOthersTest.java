package dev.quayside.engine.contract.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.SandboxTest;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
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
  void moneyIsToldByWhoPaysIt() {
    label("");
    label("");
    var quote =
        api.post(
                "/v1/rates",
                """
                {"from":%s,"to":%s,"carriers":["ups"],\
                "parcel":{"weightOz":32,"lengthIn":10,"widthIn":8,"heightIn":4}%s}\
                """
                    .formatted(FROM, TO, OTHERS))
            .json();
    var rate = quote.at("/rates/0");
    api.post(
        "/v1/labels", "{\"rateId\":%s,\"from\":%s,\"to\":%s}".formatted(rate.get("id"), FROM, TO));
    label(OTHERS.replace("1A2B3C", "1A9999"));
    var answer = api.get("/v1/analytics/payors");
    var payors = answer.json().get("payors");
    assertThat(payors).as(answer.text()).hasSize(3);
    var own = payors.get(0);
    assertThat(own.get("payor").asText()).isEqualTo("sender");
    assertThat(own.get("shipmentCount").asInt()).isEqualTo(2);
    assertThat(own.get("amount").decimalValue()).isPositive();
    assertThat(own.get("listAmount").isNull()).isTrue();
    assertThat(payors.findValuesAsText("accountEnd"))
        .containsExactlyInAnyOrder("null", "B3C", "999");
    for (var each : payors) {
      if (each.get("accountEnd").asText().equals("B3C")) {
        assertThat(each.get("payor").asText()).isEqualTo("third_party");
        assertThat(each.get("amount").decimalValue()).isZero();
        assertThat(each.get("listAmount")).isEqualTo(rate.get("listAmount"));
        assertThat(each.get("unpricedCount").asInt()).isZero();
      } else if (each != own) {
        assertThat(each.get("listAmount").isNull()).isTrue();
        assertThat(each.get("unpricedCount").asInt()).isEqualTo(1);
      }
    }
    assertThat(api.get("/v1/analytics/payors?carrier=usps").json().get("payors")).isEmpty();
    var lane = api.get("/v1/analytics/savings").json();
    assertThat(lane.get("paidByOthers").asInt()).isEqualTo(2);
    assertThat(answer.text()).doesNotContain("1A2B3C", "1A9999");
    assertThat(api.get("/v1/shipments/export").text())
        .contains(",billed_to", ",third_party B3C", ",third_party 999")
        .doesNotContain("1A2B3C", "1A9999");
  }

  @Test
  void dutiesAreAnOverchargeOnlyWhereAnotherWasToPayThem() {
    var theirs = abroad("");
    var ours = abroad(",\"billing\":{\"duties\":{\"payor\":\"sender\"}}");
    var third =
        abroad(
            ",\"billing\":{\"duties\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\","
                + "\"zip\":\"10001\",\"country\":\"US\"}}");
    var file = new StringBuilder("invoice_number,account,tracking_number,charge,amount");
    for (var label : List.of(theirs, ours, third)) {
      var price = label.at("/rate/amount").asText();
      file.append("\\nT-1,55X,%s,Ground,%s".formatted(number(label), price));
      file.append("\\nT-1,55X,%s,Duty Amount,12.00".formatted(number(label)));
    }
    file.append("\\nT-2,00001A2B3C,%s,Duty Amount,13.00".formatted(number(third)));
    file.append("\\nT-3,55X,%s,Duty Amount,14.00".formatted(number(ours)));
    var imported =
        api.post("/v1/invoices", "{\"carrier\":\"ups\",\"content\":\"%s\"}".formatted(file))
            .json()
            .get("imported");
    assertThat(imported).hasSize(3);
    assertThat(imported.at("/0/difference").decimalValue()).isEqualByComparingTo("24");
    assertThat(imported.at("/0/differences/0/kind").asText()).isEqualTo("not_ours");
    assertThat(imported.at("/0/differences/0/parcels").asInt()).isEqualTo(2);
    assertThat(imported.at("/0/differences")).hasSize(1);
    for (int own : List.of(1, 2)) {
      var invoice = imported.get(own);
      assertThat(invoice.get("differences")).as(invoice.toString()).isEmpty();
      assertThat(invoice.get("booked")).isEqualTo(invoice.get("invoiced"));
    }
  }

  private JsonNode abroad(String more) {
    var bought =
        api.post(
            "/v1/labels",
            """
            {"carrier":"ups","service":"ups_standard","from":%s,"to":{"name":"Luc Tremblay",\
            "street1":"1000 Rue Sherbrooke O","city":"Montreal","state":"QC","zip":"H3A 3G4",\
            "country":"CA","phone":"5145550100"},\
            "parcel":{"weightOz":32,"lengthIn":10,"widthIn":8,"heightIn":4},\
            "customs":{"contentsType":"merchandise","items":[{"description":"Shirt","quantity":2,\
            "value":20,"weightOz":5,"originCountry":"PT"}]}%s}\
            """
                .formatted(FROM, more));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    return bought.json();
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

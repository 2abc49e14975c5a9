package dev.quayside.engine.contract.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.ShopTest;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// /v1/wallet, as docs/api/wallet.md has it.
class WalletTest extends ShopTest {

  @Test
  void aSandboxWorkspaceStartsWithAThousand() {
    assertThat(api.get("/v1/wallet").text()).contains("\"balance\":1000.00").contains("\"USD\"");
  }

  @Test
  void aLabelIsChargedOnceAndNamed() {
    var label = label();
    var price = label.at("/rate/amount").decimalValue();

    assertThat(balance()).isEqualByComparingTo(new BigDecimal("1000").subtract(price));
    var newest = api.get("/v1/wallet/transactions").json().at("/data/0");
    assertThat(newest.get("type").asText()).isEqualTo("charge");
    assertThat(newest.get("amount").decimalValue()).isEqualByComparingTo(price.negate());
    assertThat(newest.get("shipmentId")).isEqualTo(label.get("shipmentId"));
    assertThat(newest.get("balanceAfter").decimalValue()).isEqualByComparingTo(balance());
  }

  @Test
  void theLedgerIsNarrowedDown() {
    var shipment = label().get("shipmentId").asText();
    api.post("/v1/wallet/deposits", "{\"amount\":5,\"currency\":\"CAD\"}");
    assertThat(found("type=charge")).isEqualTo(1);
    assertThat(found("shipmentId=" + shipment)).isEqualTo(1);
    assertThat(found("shipmentId=" + shipment + "&type=refund")).isZero();
    assertThat(found("currency=CAD&type=deposit&createdAfter=2000-01-01")).isPositive();
    assertThat(found("createdBefore=2000-01-01")).isZero();
    assertThat(api.get("/v1/wallet/transactions?type=gift&currency=EUR").fields())
        .containsExactly("currency", "type");
  }

  private int found(String query) {
    var page = api.get("/v1/wallet/transactions?" + query).json();
    assertThat(page.get("data")).hasSize(page.at("/pagination/totalCount").asInt());
    return page.get("data").size();
  }

  @Test
  void aDepositIsTheAdmins() {
    assertThat(as(workspace, Role.OPERATOR).post("/v1/wallet/deposits", "{\"amount\":1}").status())
        .isEqualTo(403);
    var response = api.post("/v1/wallet/deposits", "{\"amount\":25.5}");
    assertThat(response.status()).isEqualTo(201);
    assertThat(response.text()).contains("\"amount\":25.50");
    assertThat(balance()).isEqualByComparingTo("1025.50");
  }

  @Test
  void aRetriedDepositCountsOnce() {
    var keyed = api.with("Idempotency-Key", "deposit-1");
    assertThat(keyed.post("/v1/wallet/deposits", "{\"amount\":10}").text())
        .isEqualTo(keyed.post("/v1/wallet/deposits", "{\"amount\":10.0}").text());
    assertThat(balance()).isEqualByComparingTo("1010");
  }

  @Test
  void absurdDepositsAre400() {
    for (String amount : List.of("0", "-1", "0.001", "1e12", "\"5\"", "null", "1000000.01")) {
      var response = api.post("/v1/wallet/deposits", "{\"amount\":" + amount + "}");
      assertThat(response.status()).as(amount).isEqualTo(400);
      assertThat(response.fields()).as(amount).containsExactly("amount");
    }
    assertThat(api.post("/v1/wallet/deposits", "{\"amount\":1,\"currency\":\"EUR\"}").fields())
        .containsExactly("currency");
  }

  @Test
  void theWalletNeverGoesBelowZeroUnderACrowd() throws Exception {
    var dear = order("ups", "ups_next_day_air_early", "");
    var price = api.post("/v1/labels", dear).json().at("/rate/amount").decimalValue();
    try (var crowd = Executors.newVirtualThreadPerTaskExecutor()) {
      var answers =
          IntStream.range(0, 24)
              .mapToObj(i -> crowd.submit(() -> api.post("/v1/labels", dear)))
              .toList();
      for (var answer : answers) {
        var status = answer.get().status();
        assertThat(status).isIn(201, 402);
        if (status == 402) {
          assertThat(answer.get().code()).isEqualTo("INSUFFICIENT_BALANCE");
        }
      }
    }
    int bought = api.get("/v1/labels").json().at("/pagination/totalCount").asInt();
    assertThat(balance())
        .isNotNegative()
        .isEqualByComparingTo(
            new BigDecimal("1000").subtract(price.multiply(BigDecimal.valueOf(bought))));
    assertThat(balance()).isLessThan(price);
  }

  @Test
  void aCanadianLabelIsPaidFromTheCanadianWalletAndRefundedThere() {
    var label = api.post("/v1/labels", canadian()).json();
    var price = label.at("/rate/amount").decimalValue();

    assertThat(label.at("/rate/currency").asText()).isEqualTo("CAD");
    assertThat(balance()).isEqualByComparingTo("1000");
    assertThat(balanceIn("CAD")).isEqualByComparingTo(new BigDecimal("1000").subtract(price));
    assertThat(balanceIn("AUD")).isEqualByComparingTo("1000");
    var newest = api.get("/v1/wallet/transactions").json().at("/data/0");
    assertThat(newest.get("currency").asText()).isEqualTo("CAD");
    assertThat(newest.get("balanceAfter").decimalValue()).isEqualByComparingTo(balanceIn("CAD"));

    var id = label.get("shipmentId").asText();
    assertThat(api.post("/v1/shipments/" + id + "/cancel", "{}").status()).isEqualTo(200);
    advance(Duration.ofDays(14));
    served.engine().shipping().refunds().settleDue(workspace.id());
    assertThat(balanceIn("CAD")).isEqualByComparingTo("1000");
    assertThat(balance()).isEqualByComparingTo("1000");
  }

  @Test
  void aDepositGoesToTheWalletOfItsCurrency() {
    api.post("/v1/wallet/deposits", "{\"amount\":5,\"currency\":\"AUD\"}");
    assertThat(balanceIn("AUD")).isEqualByComparingTo("1005");
    assertThat(balance()).isEqualByComparingTo("1000");
    assertThat(api.get("/v1/wallet?currency=EUR").status()).isEqualTo(400);
  }

  private static String canadian() {
    return """
        {"carrier":"canada_post","service":"DOM.EP",
         "from":{"name":"Ann Sender","street1":"290 Bremner Blvd","city":"Toronto","state":"ON",
                 "zip":"M5V 3L9","country":"CA","phone":"4165550100"},
         "to":{"name":"Bob Buyer","street1":"750 Hornby St","city":"Vancouver","state":"BC",
               "zip":"V6Z 2H7","country":"CA"},
         "parcel":{"weightOz":35,"lengthIn":10,"widthIn":8,"heightIn":4}}""";
  }

  private BigDecimal balanceIn(String currency) {
    return api.get("/v1/wallet?currency=" + currency).json().get("balance").decimalValue();
  }

  private BigDecimal balance() {
    return api.get("/v1/wallet").json().get("balance").decimalValue();
  }
}

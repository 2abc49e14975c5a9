package dev.quayside.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Section 6 of the decisions: a label bought by carrier and service, without a `rateId`, is that
/// carrier's offer at the price it had in the comparison, whichever others there were.
class Section6OffersTest extends ShopTest {

  @Test
  void everyCarriersOfferCanBeBoughtByItsNamesAtThePriceThatWasShown() {
    var rates = Section4RatesTest.list(api.post("/v1/rates", rateRequest()).json().get("rates"));
    var bought = new HashSet<String>();
    for (JsonNode rate : rates) {
      var carrier = rate.get("carrier").asText();
      if (bought.add(carrier)) {
        var label = bought(order(carrier, rate.get("service").asText(), ""));
        assertThat(label.get("carrier").asText()).isEqualTo(carrier);
        assertThat(label.get("service")).isEqualTo(rate.get("service"));
        assertThat(label.at("/rate/amount")).isEqualTo(rate.get("amount"));
        assertThat(label.at("/rate/currency")).isEqualTo(rate.get("currency"));
      }
    }
    assertThat(bought).hasSizeGreaterThanOrEqualTo(3);
  }

  @Test
  void aRateBesideAnotherCarrierOrServiceIsRefusedAndSellsNothing() {
    var rate = api.post("/v1/rates", rateRequest()).json().at("/rates/0");
    var other = rate.get("carrier").asText().equals("ups") ? "usps" : "ups";
    for (String named : List.of("\"carrier\":\"" + other + "\"", "\"service\":\"no_such\"")) {
      var body = "{\"rateId\":\"%s\",%s}".formatted(rate.get("id").asText(), named);
      var refused = api.post("/v1/labels", body);
      assertThat(refused.status()).as(body).isEqualTo(400);
      assertThat(refused.code()).isEqualTo("INVALID_SERVICE");
    }
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isZero();
  }

  /// Section 7 of the specification: `field` is the path in the very request that was sent.
  @Test
  void anUnknownCarrierIsNamedWhereItWasGiven() {
    var quote = rateRequest().replaceFirst("\\{", "{\"carriers\":[\"ups\",\"pigeon\"],");
    var predict =
        "{\"carrierCode\":\"pigeon\",\"originPostalCode\":\"94158\",\"destinationPostalCode\":\"10118\"}";
    assertThat(api.post("/v1/labels", order("pigeon", "x", "")).fields())
        .containsExactly("carrier");
    assertThat(api.post("/v1/rates", quote).fields()).containsExactly("carriers");
    assertThat(api.post("/v1/analytics/predict", predict).fields()).containsExactly("carrierCode");
  }

  /// Nobody compared: savings know of the carrier's own other services only.
  @Test
  void withoutAComparisonSavingsStayWithTheCarrier() {
    bought(order("ups", "ups_next_day_air", ""));
    bought(order("ups", "ups_2nd_day_air", ""));
    for (JsonNode lane : api.get("/v1/analytics/savings").json().get("topLanes")) {
      assertThat(lane.get("recommendedCarrier").asText()).isEqualTo("ups");
    }
  }

  private JsonNode bought(String order) {
    var answer = api.post("/v1/labels", order);
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return answer.json();
  }
}

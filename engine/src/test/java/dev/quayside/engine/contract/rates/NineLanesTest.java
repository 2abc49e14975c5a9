package dev.quayside.engine.contract.rates;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.ShopTest;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// POST /v1/rates on the lanes of docs/carriers.md: who answers, in whose currency, and that each
/// amount explains itself to the cent.
class NineLanesTest extends ShopTest {

  @ParameterizedTest
  @CsvSource({
    "94105, US, 10001, US, USD, usps ups fedex ontrac veho",
    "94105, US, 96813, US, USD, usps ups fedex",
    "94105, US, 00901, US, USD, usps ups fedex",
    "94105, US, 09012, US, USD, usps",
    "94105, US, M5V 2T6, CA, USD, usps ups fedex dhl_express",
    "94105, US, SW1A 1AA, GB, USD, usps ups fedex dhl_express",
    "94105, US, 2000, AU, USD, usps ups fedex dhl_express",
    "M5V 2T6, CA, V6B 1A1, CA, CAD, canada_post ups fedex",
    "2000, AU, 6000, AU, AUD, australia_post dhl_express",
    "SW1A 1AA, GB, M1 1AE, GB, GBP, ups fedex dhl_express",
    "SW1A 1AA, GB, 10118, US, GBP, ups fedex dhl_express"
  })
  void aShipperSeesWhatGoesThereAndWhatItIsMadeOf(
      String from, String country, String to, String toCountry, String currency, String carriers) {
    var response = api.post("/v1/rates", request(from, country, to, toCountry, ""));
    assertThat(response.status()).as(response.text()).isEqualTo(200);
    var offering = new TreeSet<String>();
    BigDecimal last = BigDecimal.ZERO;
    for (JsonNode rate : response.json().get("rates")) {
      offering.add(rate.get("carrier").asText());
      var amount = rate.get("amount").decimalValue();
      var sum = BigDecimal.ZERO;
      for (JsonNode part : rate.get("breakdown")) {
        sum = sum.add(part.get("amount").decimalValue());
      }
      assertThat(sum).as(rate.toString()).isEqualByComparingTo(amount);
      assertThat(rate.get("currency").asText()).isEqualTo(currency);
      assertThat(rate.get("zone").asText()).isNotEmpty();
      assertThat(rate.get("billableWeightOz").decimalValue()).isPositive();
      assertThat(amount).isGreaterThanOrEqualTo(last);
      last = amount;
    }
    assertThat(offering).isEqualTo(new TreeSet<>(Arrays.asList(carriers.split(" "))));
  }

  @Test
  void flatRatePackagingHasItsPublishedPrice() {
    var rates =
        rates(request("94105", "US", "10001", "US", ",\"packaging\":\"medium_flat_rate_box\""));
    assertThat(rates).hasSize(1);
    assertThat(rates.getFirst().get("service").asText()).isEqualTo("PRIORITY_MAIL");
    assertThat(rates.getFirst().get("amount").decimalValue()).isEqualByComparingTo("21.17");
  }

  @Test
  void anUnknownPackagingIsNamedWithThoseThatAreKnown() {
    var response =
        api.post("/v1/rates", request("94105", "US", "10001", "US", ",\"packaging\":\"crate\""));
    assertThat(response.status()).isEqualTo(400);
    assertThat(response.text())
        .contains("INVALID_REQUEST")
        .contains("parcel.packaging")
        .contains("small_flat_rate_box");
  }

  @Test
  void insuredValueWithoutCurrencyIsInTheOriginsCurrency() {
    var rates =
        rates(request("M5V 2T6", "CA", "V6B 1A1", "CA", ",\"insuredValue\":{\"amount\":500.00}"));
    assertThat(rates)
        .isNotEmpty()
        .allSatisfy(rate -> assertThat(rate.get("breakdown").toString()).contains("CAD 500.00"));
  }

  @Test
  void aServiceThatWaitsToBeAskedIsQuotedByName() {
    var body = request("94105", "US", "10001", "US", "");
    var named = body.substring(0, body.length() - 1) + ",\"services\":[\"MEDIA_MAIL\"]}";
    assertThat(services(rates(body))).doesNotContain("MEDIA_MAIL");
    assertThat(services(rates(named))).isEqualTo(Set.of("MEDIA_MAIL"));
  }

  private static Set<String> services(List<JsonNode> rates) {
    var services = new TreeSet<String>();
    rates.forEach(rate -> services.add(rate.get("service").asText()));
    return services;
  }

  private List<JsonNode> rates(String body) {
    var response = api.post("/v1/rates", body);
    assertThat(response.status()).as(response.text()).isEqualTo(200);
    var rates = new ArrayList<JsonNode>();
    response.json().get("rates").forEach(rates::add);
    return rates;
  }

  private static String request(
      String from, String country, String to, String toCountry, String more) {
    return """
        {"from":{"zip":"%s","country":"%s"},"to":{"zip":"%s","country":"%s"},\
        "parcel":{"weightOz":64,"lengthIn":12,"widthIn":9,"heightIn":6,"residential":true%s}}"""
        .formatted(from, country, to, toCountry, more);
  }
}

package dev.quayside.engine.contract.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.SandboxTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whose a postal code of a prediction or an advice is.
class LaneCountriesTest extends SandboxTest {

  private static final String LANE =
      "\"originPostalCode\":\"94158\",\"destinationPostalCode\":\"10118\"";

  @Test
  void aPostalCodeIsOfTheCountryThatIsNamed() {
    var lane = "\"originPostalCode\":\"94158\",\"destinationPostalCode\":\"10117\",";
    var germany = lane + "\"destinationCountry\":\"de\",";
    var abroad = asked("/v1/shipping/recommend", "{" + germany + "\"weightOz\":16}");
    assertThat(text(abroad, "originCountry")).isEqualTo("US");
    assertThat(text(abroad, "destinationCountry")).isEqualTo("DE");
    assertThat(abroad.toString()).contains("dhl_express_worldwide").doesNotContain("ups_ground");
    var predicted =
        asked("/v1/analytics/predict", "{" + germany + "\"carrierCode\":\"dhl_express\"}");
    assertThat(text(predicted, "destinationCountry")).isEqualTo("DE");
    var home =
        asked(
            "/v1/analytics/predict",
            "{" + lane + "\"carrierCode\":\"ups\",\"service\":\"ups_ground\"}");
    assertThat(text(home, "destinationCountry")).isEqualTo("US");
  }

  /// The four countries parcels leave from have codes of different forms; no other is guessed at.
  @ParameterizedTest
  @CsvSource({
    "10118, US",
    "K1A 0B1, CA",
    "sw1a 1aa, GB",
    "2000, AU",
    "19640, ''",
    "1012 AB, ''",
    "100-0001, ''",
    "00-950, ''",
    "9999, ''"
  })
  void aCodeAloneIsReadOnlyWhereItsCountryIsCertain(String code, String country) {
    var lane = "\"originPostalCode\":\"94158\",\"destinationPostalCode\":\"%s\"".formatted(code);
    var answer = api.post("/v1/shipping/recommend", "{" + lane + ",\"weightOz\":16}");
    if (!country.isEmpty()) {
      assertThat(answer.status()).as(answer.text()).isEqualTo(200);
      assertThat(text(answer.json(), "destinationCountry")).isEqualTo(country);
      return;
    }
    assertThat(answer.status()).as(answer.text()).isEqualTo(422);
    assertThat(answer.code()).isEqualTo("INVALID_ADDRESS");
    assertThat(answer.fields()).containsExactly("destinationPostalCode");
    assertThat(answer.text()).contains("destinationCountry");
  }

  @Test
  void aCountryThatIsNoneIsARequestThatIsWrong() {
    var answer =
        api.post(
            "/v1/analytics/predict",
            "{\"carrierCode\":\"ups\",\"originCountry\":\"ZZ\"," + LANE + "}");
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.fields()).containsExactly("originCountry");
    var wrong =
        api.post(
            "/v1/analytics/predict",
            "{\"carrierCode\":\"ups\",\"destinationCountry\":\"CA\"," + LANE + "}");
    assertThat(wrong.code()).isEqualTo("INVALID_ADDRESS");
    assertThat(wrong.fields()).containsExactly("destinationPostalCode");
  }

  /// Berlin and New York share their first three digits, and are no one lane.
  @Test
  void parcelsToAnotherCountryOfTheSameDigitsAreNotOfTheLane() {
    autoScan(true);
    var berlin = TO.replace("New York", "Berlin").replace("\"state\":\"NY\",", "");
    var abroad = berlin.replace("10118", "10117").replace("\"US\"}", "\"DE\"}");
    var customs =
        """
        ,"customs":{"contentsType":"merchandise","items":[{"description":"Shirt","quantity":1,
         "value":20,"weightOz":8,"originCountry":"US"}]}\
        """;
    assertThat(api.post("/v1/wallet/deposits", "{\"amount\":9000}").status()).isEqualTo(201);
    var order = order("dhl_express", "dhl_express_worldwide", customs).replace(TO, abroad);
    for (int i = 0; i < 11; i++) {
      var bought = api.post("/v1/labels", order);
      assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    }
    advance(20 * 24 * 3600);
    var service = "\"carrierCode\":\"dhl_express\",\"service\":\"dhl_express_worldwide\",";
    var lane = "\"originPostalCode\":\"94158\",\"destinationPostalCode\":\"10117\",";
    var learned =
        asked("/v1/analytics/predict", "{" + service + lane + "\"destinationCountry\":\"DE\"}");
    assertThat(text(learned, "basis")).isEqualTo("lane");
    var other =
        asked(
            "/v1/analytics/predict",
            "{"
                + service
                + lane.replace("10117", "10115")
                + "\"destinationCountry\":\"%s\"}".formatted("MX"));
    assertThat(text(other, "basis")).isNotEqualTo("lane");
  }

  private JsonNode asked(String path, String question) {
    var response = api.post(path, question);
    assertThat(response.status()).as(response.text()).isEqualTo(200);
    return response.json();
  }

  private static String text(JsonNode node, String field) {
    return node.get(field).asText();
  }
}

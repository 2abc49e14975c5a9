package dev.quayside.engine.contract.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.SandboxTest;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Each condition of the contract by its name, on an order that meets it and one that does not.
class RuleConditionsTest extends SandboxTest {

  /// Tuesday, March 10, half past nine in the evening in San Francisco; Wednesday in UTC.
  private static final Instant EVENING = Instant.parse("2026-03-11T04:30:00Z");

  private static final String PARIS =
      "{\"name\":\"Bob\",\"street1\":\"1 rue de"
          + " Rivoli\",\"city\":\"Paris\",\"zip\":\"75001\",\"country\":\"FR\",\"phone\":\"+33155501000\"}";

  @Override
  protected InstantSource clock() {
    return () -> EVENING;
  }

  @BeforeEach
  void twoOrders() {
    api.post("/v1/locations", "{\"name\":\"Dock\",\"address\":%s}".formatted(FROM));
    api.put("/v1/products/LAMP", "{\"tags\":[\"glass\"],\"weightOz\":20}");
    api.put("/v1/products/CARD", "{\"weightOz\":1}");
    made(
        "HOME",
        TO,
        "\"items\":[{\"sku\":\"LAMP\",\"quantity\":2,\"value\":{\"amount\":60,\"currency\":\"USD\"}},{\"sku\":\"CARD\",\"quantity\":5,\"value\":{\"amount\":1,\"currency\":\"USD\"}}],"
            + "\"parcel\":{\"weightOz\":48,\"lengthIn\":20,\"widthIn\":12,\"heightIn\":12,\"residential\":true},"
            + "\"tags\":[\"Rush\"],\"orderedOn\":\"2026-03-05\",\"shipBy\":\"2026-03-12\",\"metadata\":{\"channel\":\"web\"}");
    made(
        "PARIS",
        PARIS,
        "\"items\":[{\"sku\":\"CARD\",\"name\":\"Card\",\"originCountry\":\"US\",\"hsCode\":\"4909.00\",\"quantity\":1,\"value\":{\"amount\":3,\"currency\":\"USD\"}}],"
            + "\"parcel\":{\"weightOz\":4,\"lengthIn\":6,\"widthIn\":4,\"heightIn\":1,\"residential\":false},"
            + "\"orderedOn\":\"2026-03-10\",\"shipBy\":\"2026-03-20\"");
  }

  private void made(String reference, String to, String more) {
    var made =
        api.post(
            "/v1/orders", "{\"reference\":\"%s\",\"to\":%s,%s}".formatted(reference, to, more));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
  }

  /// @param fits references of the orders that meet it
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"field\":\"tag\",\"anyOf\":[\"rush\"]|HOME",
        "\"field\":\"weekday\",\"anyOf\":[\"tuesday\"]|HOME PARIS",
        "\"field\":\"weekday\",\"anyOf\":[\"wednesday\"]|",
        "\"field\":\"timeOfDay\",\"from\":\"21:00\",\"to\":\"22:00\"|HOME PARIS",
        "\"field\":\"timeOfDay\",\"from\":\"04:00\",\"to\":\"05:00\"|",
        "\"field\":\"timeOfDay\",\"from\":\"21:00\",\"to\":\"02:00\"|HOME PARIS",
        "\"field\":\"orderedOn\",\"atLeast\":5|HOME",
        "\"field\":\"orderedOn\",\"atMost\":0|PARIS",
        "\"field\":\"orderedOn\",\"atLeast\":6|",
        "\"field\":\"shipBy\",\"atMost\":2|HOME",
        "\"field\":\"shipBy\",\"atLeast\":10,\"atMost\":10|PARIS",
        "\"field\":\"countryGroup\",\"anyOf\":[\"eu\"]|PARIS",
        "\"field\":\"countryGroup\",\"anyOf\":[\"efta\",\"uk\",\"us_territories\"]|",
        "\"field\":\"zone\",\"anyOf\":[\"8\"]|HOME",
        "\"field\":\"dimensionalWeightOz\",\"atLeast\":300|HOME",
        "\"field\":\"dimensionalWeightOz\",\"atMost\":16|PARIS",
        "\"field\":\"parcelCount\",\"atLeast\":1,\"atMost\":1|HOME PARIS",
        "\"field\":\"parcelCount\",\"atLeast\":2|",
        "\"field\":\"margin\",\"atLeast\":20|HOME",
        "\"field\":\"margin\",\"atMost\":0|PARIS",
        "\"field\":\"addressVerified\",\"anyOf\":[\"true\"]|HOME PARIS",
        "\"field\":\"addressVerified\",\"anyOf\":[\"false\"]|",
        "\"field\":\"residential\",\"anyOf\":[\"true\"]|HOME",
        "\"field\":\"residential\",\"anyOf\":[\"false\"]|PARIS",
        "\"field\":\"anySku\",\"anyOf\":[\"LAMP\"]|HOME",
        "\"field\":\"anySku\",\"anyOf\":[\"CARD\"]|HOME PARIS",
        "\"field\":\"allSkus\",\"anyOf\":[\"CARD\"]|PARIS",
        "\"field\":\"allSkus\",\"anyOf\":[\"CARD\",\"LAMP\"]|HOME PARIS",
        "\"field\":\"productTag\",\"anyOf\":[\"glass\"]|HOME",
        "\"field\":\"skuQuantity\",\"sku\":\"CARD\",\"atLeast\":2|HOME",
        "\"field\":\"skuQuantity\",\"sku\":\"CARD\",\"atMost\":1|PARIS",
        "\"field\":\"skuQuantity\",\"sku\":\"LAMP\",\"atLeast\":1|HOME",
        "\"field\":\"metadata\",\"name\":\"channel\",\"anyOf\":[\"web\"]|HOME",
        "\"field\":\"metadata\",\"name\":\"channel\",\"anyOf\":[\"shop\"]|",
      })
  void aConditionFitsTheOrdersThatMeetIt(String condition, String fits) {
    var trial =
        api.post(
            "/v1/rules/trial",
            "{\"rule\":{\"name\":\"R\",\"insure\":true,\"conditions\":[{%s}]}}"
                .formatted(condition));
    assertThat(trial.status()).as(trial.text()).isEqualTo(200);
    var expected = fits == null ? new String[0] : fits.split(" ");
    assertThat(trial.json().get("data").findValuesAsText("reference"))
        .as(condition)
        .containsExactlyInAnyOrder(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"field\":\"moon\",\"anyOf\":[\"full\"]",
        "\"field\":\"tag\"",
        "\"field\":\"tag\",\"anyOf\":[]",
        "\"field\":\"tag\",\"anyOf\":\"rush\"",
        "\"field\":\"tag\",\"atLeast\":1",
        "\"field\":\"weekday\",\"anyOf\":[\"Tue\"]",
        "\"field\":\"timeOfDay\",\"from\":\"25:00\",\"to\":\"26:00\"",
        "\"field\":\"timeOfDay\",\"from\":\"9\",\"to\":\"10\"",
        "\"field\":\"timeOfDay\",\"anyOf\":[\"09:00\"]",
        "\"field\":\"orderedOn\",\"atLeast\":\"2026-03-01\"",
        "\"field\":\"orderedOn\",\"atLeast\":5,\"atMost\":1",
        "\"field\":\"countryGroup\",\"anyOf\":[\"asia\"]",
        "\"field\":\"residential\",\"anyOf\":[\"yes\"]",
        "\"field\":\"residential\",\"anyOf\":[true]",
        "\"field\":\"skuQuantity\",\"atLeast\":1",
        "\"field\":\"skuQuantity\",\"sku\":\"\",\"atLeast\":1",
        "\"field\":\"skuQuantity\",\"sku\":\"CARD\"",
        "\"field\":\"metadata\",\"anyOf\":[\"web\"]",
        "\"field\":\"parcelCount\",\"atLeast\":\"two\"",
        "\"field\":\"margin\",\"atLeast\":\"cheap\"",
      })
  void whatIsNoConditionIsRefusedWhereItStands(String condition) {
    var refused =
        api.post(
            "/v1/rules",
            "{\"name\":\"R\",\"insure\":true,\"conditions\":[{%s}]}".formatted(condition));
    assertThat(refused.status()).as(condition + refused.text()).isEqualTo(400);
    assertThat(refused.fields())
        .as(refused.text())
        .isNotEmpty()
        .allMatch(field -> field.startsWith("conditions[0]"));
    assertThat(api.get("/v1/rules").json().get("data")).isEmpty();
  }
}

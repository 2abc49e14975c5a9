package dev.quayside.engine.contract.manifests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.ShopTest;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Several docks of one shop, each with its own manifest.
class DocksTest extends ShopTest {

  private static final String BETWEEN =
      "{\"carrier\":\"ups\",\"service\":\"ups_ground\",\"from\":%s,\"to\":%s,\"parcel\":%s}";

  /// Monday afternoon in San Francisco; in New York today's drivers have gone; at a desk on UTC it
  /// is Tuesday.
  @Override
  protected InstantSource clock() {
    return InstantSource.fixed(Instant.parse("2026-11-24T00:30:00Z"));
  }

  @Test
  void docksOfOnePostalCodeAreTwoPlaces() {
    var first = bought(FROM);
    var second = bought(FROM.replace("500 Terry Francois Blvd", "1655 3rd St"));
    var typedAnotherWay = bought(FROM.replace("Francois Blvd", "A. Francois Boulevard"));
    var manifest = api.post("/v1/manifests", "{\"carrier\":\"ups\",\"shipDate\":\"2026-11-23\"}");
    assertThat(manifest.status()).as(manifest.text()).isEqualTo(201);
    assertThat(manifest.json().get("labels").findValuesAsText("labelId"))
        .containsExactly(first, typedAnotherWay);
    assertThat(manifest.json().at("/location/street1").asText())
        .isEqualTo("500 Terry Francois Blvd");
    var next = api.post("/v1/manifests", "{\"carrier\":\"ups\",\"shipDate\":\"2026-11-23\"}");
    assertThat(next.json().get("labels").findValuesAsText("labelId")).containsExactly(second);
  }

  /// Without a ship date it is the day of the place that is asked for.
  @Test
  void theDayIsThatOfThePlace() {
    var west = bought(FROM);
    var east =
        api.post("/v1/labels", BETWEEN.formatted(TO, FROM, PARCEL)).json().get("id").asText();
    assertThat(preview("94158").get("labels").findValuesAsText("labelId")).containsExactly(west);
    assertThat(preview("94158").get("shipDate").asText()).isEqualTo("2026-11-23");
    assertThat(preview("10118").get("labels").findValuesAsText("labelId")).containsExactly(east);
    assertThat(preview("10118").get("shipDate").asText()).isEqualTo("2026-11-24");
  }

  @ParameterizedTest
  @ValueSource(strings = {"94158", " 94158 ", "94158-1234", "941581234", "94158 1234"})
  void aPlaceIsNamedAsPeopleWriteItsCode(String typed) {
    var west = bought(FROM);
    assertThat(preview(typed).get("labels").findValuesAsText("labelId")).containsExactly(west);
  }

  @Test
  void aPlaceWithoutLabelsHasNone() {
    bought(FROM);
    var nothing = api.post("/v1/manifests", "{\"carrier\":\"ups\",\"fromZip\":\"10001\"}");
    assertThat(nothing.status()).isEqualTo(409);
  }

  private JsonNode preview(String zip) {
    var preview =
        api.post(
            "/v1/manifests/preview", "{\"carrier\":\"ups\",\"fromZip\":\"%s\"}".formatted(zip));
    assertThat(preview.status()).as(preview.text()).isEqualTo(200);
    return preview.json();
  }

  private String bought(String from) {
    var label = api.post("/v1/labels", BETWEEN.formatted(from, TO, PARCEL));
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    return label.json().get("id").asText();
  }
}

package dev.quayside.engine.contract.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/// How a check ends: by its weight, and with its customer.
class CheckEndsTest extends CheckTest {

  private static final String PNG =
      "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOQj19BEmIY1TCqYfhqAADEXyYQTKkI3AAAAABJRU5ErkJggg==";

  @Test
  void theLargerToleranceCounts() {
    weighed(1, 2);
    var order = taken("E-1", "{\"sku\":\"MUG-1\",\"quantity\":2}");
    var complete = counted(order, 2);
    assertThat(api.post(complete, "{\"weightOz\":14.1}").code()).isEqualTo("WEIGHT_DIFFERS");
    assertThat(api.post(complete, "{\"weightOz\":13.9}").status()).isEqualTo(200);
  }

  @Test
  void whereAWeightIsNotKnownNothingIsExpected() {
    weighed(1, 0);
    var order = taken("E-2", "{\"sku\":\"MUG-1\"}", "{\"sku\":\"TEA-1\"}");
    var id = start(order).get("id").asText();
    assertThat(result(id, MUG)).isEqualTo("counted");
    assertThat(result(id, "0012345678905")).isEqualTo("complete");
    var complete = "/v1/checks/" + id + "/complete";
    assertThat(api.post(complete).fields()).as("it is weighed all the same").isNotEmpty();
    assertThat(api.post(complete, "{\"weightOz\":300}").json().get("status").asText())
        .isEqualTo("passed");
  }

  @Test
  void oneThatFailedGoesOnAsAnOpenOne() {
    weighed(1, 0);
    var order = taken("E-3", "{\"sku\":\"MUG-1\"}");
    var complete = counted(order, 1);
    assertThat(api.post(complete, "{\"weightOz\":60}").code()).isEqualTo("WEIGHT_DIFFERS");
    var same = start(order);
    assertThat(complete).contains(same.get("id").asText());
    assertThat(same.get("status").asText()).isEqualTo("failed");
    assertThat(result(same.get("id").asText(), MUG)).isEqualTo("too_many");
    assertThat(buy(order, "").code()).isEqualTo("CHECK_REQUIRED");
    assertThat(api.post(complete, "{\"weightOz\":6}").json().get("status").asText())
        .isEqualTo("passed");
    assertThat(buy(order, "").status()).isEqualTo(201);
    var people = api.get("/v1/analytics/people").json().at("/people/0");
    assertThat(people.get("mistakes").asInt()).as("a weight and a piece too many").isEqualTo(2);
  }

  @Test
  void aPhotoIsForgottenWithTheCustomer() {
    api.put("/v1/pack-check", "{\"required\":\"always\",\"photo\":\"require\"}");
    var order = taken("E-4", "{\"sku\":\"MUG-1\"}");
    var id = start(order).get("id").asText();
    scan(id, MUG);
    var photo = "/v1/checks/" + id + "/photo";
    assertThat(api.put(photo, "{\"content\":\"" + PNG + "\"}").status()).isEqualTo(200);
    assertThat(api.post("/v1/checks/" + id + "/complete").status()).isEqualTo(200);
    assertThat(api.post("/v1/orders/" + order + "/shipped").status()).isEqualTo(200);
    advance(Duration.ofDays(91).toSeconds());
    assertThat(api.get(photo).status()).isEqualTo(200);
    api.put("/v1/retention", "{\"days\":90}");
    served.engine().installation().purges().round(workspace.ownCaller());
    assertThat(api.get("/v1/orders/" + order).json().at("/to/name").isNull()).isTrue();
    assertThat(api.get(photo).status()).isEqualTo(404);
    assertThat(api.get("/v1/checks/" + id).json().get("photo").isNull()).isTrue();
  }

  private void weighed(int percent, int ounces) {
    api.put(
        "/v1/pack-check",
        "{\"required\":\"always\",\"weight\":{\"tolerancePercent\":%d,\"toleranceOz\":%d}}"
            .formatted(percent, ounces));
    // without a box of a weight nothing could be expected
    api.post("/v1/presets", "{\"name\":\"Small box\",\"emptyWeightOz\":4}");
  }

  /// @return where the check of so many mugs is completed
  private String counted(String order, int mugs) {
    var id = start(order).get("id").asText();
    for (int i = 0; i < mugs; i++) {
      scan(id, MUG);
    }
    return "/v1/checks/" + id + "/complete";
  }
}

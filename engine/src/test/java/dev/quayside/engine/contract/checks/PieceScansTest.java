package dev.quayside.engine.contract.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/// Counting pieces into a check: scans, serial numbers, confirmations, the photo, a second desk.
class PieceScansTest extends CheckTest {

  @Test
  void aCaseCountsItsPiecesOverTheLinesOfOneSku() {
    api.put("/v1/pack-check", ALWAYS);
    var order =
        taken("P-5", "{\"sku\":\"MUG-1\",\"quantity\":7}", "{\"sku\":\"MUG-1\",\"quantity\":6}");
    var id = start(order).get("id").asText();
    var counted = scan(id, "14006381333938").json();
    assertThat(counted.get("result").asText()).isEqualTo("counted");
    assertThat(counted.at("/check/lines/0/counted").asInt()).isEqualTo(7);
    assertThat(counted.at("/check/lines/1/counted").asInt()).isEqualTo(5);
    assertThat(result(id, "14006381333938")).as("12 where one is left").isEqualTo("too_many");
    assertThat(result(id, MUG)).isEqualTo("complete");
  }

  @Test
  void theSameKeyCountsOnceHoweverManySendIt() throws Exception {
    var order = taken("P-6", "{\"sku\":\"MUG-1\",\"quantity\":40}");
    var id = start(order).get("id").asText();
    try (var together = Executors.newFixedThreadPool(4)) {
      var keys =
          java.util.stream.IntStream.range(0, 10)
              .mapToObj(_ -> UUID.randomUUID().toString())
              .toList();
      var calls =
          java.util.stream.IntStream.range(0, 30)
              .<Callable<Integer>>mapToObj(
                  i ->
                      () ->
                          api.with("Idempotency-Key", keys.get(i % 10))
                              .post(
                                  "/v1/checks/" + id + "/scans",
                                  "{\"code\":\"" + MUG + "\",\"quantity\":2}")
                              .status())
              .toList();
      for (var each : together.invokeAll(calls)) {
        assertThat(each.get()).isEqualTo(200);
      }
    }
    assertThat(api.get("/v1/checks/" + id).json().at("/lines/0/counted").asInt()).isEqualTo(20);
  }

  @Test
  void whatFitsSeveralProductsIsAsked() {
    api.put("/v1/products/MUG-2", "{\"name\":\"Other\",\"barcode\":\"" + MUG + "\"}");
    var order = taken("P-7", "{\"sku\":\"MUG-1\"}", "{\"sku\":\"MUG-2\"}");
    var id = start(order).get("id").asText();
    var asked = scan(id, MUG).json();
    assertThat(asked.get("result").asText()).isEqualTo("ambiguous");
    assertThat(asked.get("line").isNull()).isTrue();
    assertThat(asked.get("candidates").findValuesAsText("sku")).containsExactly("MUG-1", "MUG-2");
    assertThat(result(id, "MUG-2")).isEqualTo("counted");
  }

  @Test
  void aSerialNumberIsKeptAndCountsOnce() {
    api.patch("/v1/products/CUP-1", "{\"check\":\"serial\",\"barcode\":\"9501101530003\"}");
    var order = taken("P-8", "{\"sku\":\"CUP-1\",\"quantity\":2}");
    var id = start(order).get("id").asText();
    assertThat(scan(id, "9501101530003").code()).isEqualTo("SERIAL_REQUIRED");
    var both = "{\"code\":\"9501101530003\",\"quantity\":2,\"serial\":\"S9\"}";
    assertThat(api.post("/v1/checks/" + id + "/scans", both).code()).isEqualTo("SERIAL_REQUIRED");
    var code = "]d201095011015300031727123110AB-1\\u001d21S1";
    var counted = scan(id, code).json();
    assertThat(counted.get("result").asText()).as(counted.toString()).isEqualTo("counted");
    var kept = counted.at("/check/lines/0/scans/0");
    assertThat(kept.get("lot").asText()).isEqualTo("AB-1");
    assertThat(kept.get("expiresOn").asText()).isEqualTo("2027-12-31");
    assertThat(kept.get("serial").asText()).isEqualTo("S1");
    assertThat(scan(id, code).code()).as("the same piece").isEqualTo("SERIAL_REQUIRED");
    assertThat(
            api.post(
                    "/v1/checks/" + id + "/scans", "{\"code\":\"9501101530003\",\"serial\":\"S2\"}")
                .json()
                .get("result")
                .asText())
        .isEqualTo("complete");
  }

  @Test
  void piecesWithoutABarcodeAreConfirmed() {
    var order = taken("P-9", "{\"sku\":\"RIBBON\",\"quantity\":3}", "{\"sku\":\"MUG-1\"}");
    var id = start(order).get("id").asText();
    var operator = as(workspace, Role.OPERATOR);
    var line = "/v1/checks/" + id + "/lines/";
    assertThat(api.post(line + "1/confirm", "{\"quantity\":1}").fields()).containsExactly("reason");
    var body = "{\"quantity\":%d,\"reason\":\"no code\"}";
    assertThat(api.post(line + "9/confirm", body.formatted(1)).code()).isEqualTo("NOT_FOUND");
    operator.post("/v1/orders/" + order + "/lease", "{\"takeOver\":true}");
    assertThat(operator.post(line + "2/confirm", body.formatted(1)).code()).isEqualTo("FORBIDDEN");
    api.post("/v1/orders/" + order + "/lease", "{\"takeOver\":true}");
    assertThat(api.post(line + "1/confirm", body.formatted(4)).json().get("result").asText())
        .isEqualTo("too_many");
    assertThat(api.post(line + "1/confirm", body.formatted(3)).json().get("result").asText())
        .isEqualTo("counted");
    assertThat(api.post(line + "2/confirm", body.formatted(1)).json().get("result").asText())
        .isEqualTo("complete");
  }

  @Test
  void aPhotoIsKeptWhereItIsWanted() {
    api.put("/v1/pack-check", "{\"photo\":\"require\"}");
    var order = taken("P-11", "{\"sku\":\"MUG-1\"}");
    var id = start(order).get("id").asText();
    scan(id, MUG);
    var complete = "/v1/checks/" + id + "/complete";
    assertThat(api.post(complete).fields()).containsExactly("photo");
    var png =
        "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOQj19BEmIY1TCqYfhqAADEXyYQTKkI3AAAAABJRU5ErkJggg==";
    var kept = api.put("/v1/checks/" + id + "/photo", "{\"content\":\"" + png + "\"}").json();
    assertThat(kept.get("photo").asText()).endsWith("/v1/checks/" + id + "/photo");
    var shown = api.get("/v1/checks/" + id + "/photo");
    assertThat(shown.header("Content-Type")).isEqualTo("image/png");
    assertThat(shown.raw().body()).isEqualTo(java.util.Base64.getDecoder().decode(png));
    assertThat(api.post(complete).json().get("status").asText()).isEqualTo("passed");
    var large = java.util.Base64.getEncoder().encodeToString(new byte[501 * 1024]);
    assertThat(api.put("/v1/checks/" + id + "/photo", "{\"content\":\"" + large + "\"}").status())
        .isEqualTo(413);
    assertThat(
            api.put("/v1/checks/" + id + "/photo", "{\"content\":\"aGVsbG8gd29ybGQ=\"}").fields())
        .containsExactly("content");
    api.put("/v1/products/MUG-1/picture", "{\"content\":\"" + png + "\"}");
    var mug = api.get("/v1/products/MUG-1").json();
    assertThat(mug.get("pictureUrl").asText()).endsWith("/v1/products/MUG-1/picture");
    api.put("/v1/products/MUG-1", mug.toString());
    assertThat(api.get("/v1/products/MUG-1").json()).as("sent back").isEqualTo(mug);
    assertThat(api.get("/v1/products/MUG-1/picture").status()).isEqualTo(200);
    large = java.util.Base64.getEncoder().encodeToString(new byte[201 * 1024]);
    assertThat(api.put("/v1/products/MUG-1/picture", "{\"content\":\"" + large + "\"}").status())
        .isEqualTo(413);
  }

  @Test
  void aSecondDeskGoesOnOnlyByTakingOver() {
    var order = taken("P-16", "{\"sku\":\"MUG-1\",\"quantity\":2}");
    var id = start(order).get("id").asText();
    scan(id, MUG);
    var second = as(workspace, Role.OPERATOR);
    assertThat(second.get("/v1/checks/" + id).json().at("/lines/0/counted").asInt()).isEqualTo(1);
    var path = "/v1/checks/" + id + "/scans";
    assertThat(second.post(path, "{\"code\":\"" + MUG + "\"}").code()).isEqualTo("ORDER_LEASED");
    second.post("/v1/orders/" + order + "/lease", "{\"takeOver\":true}");
    assertThat(second.post(path, "{\"code\":\"" + MUG + "\"}").json().get("result").asText())
        .isEqualTo("complete");
    var stranger = as(served.workspace("c-" + workspace.slug()), Role.ADMIN);
    assertThat(stranger.get("/v1/checks/" + id).status()).isEqualTo(404);
    assertThat(stranger.post(path, "{\"code\":\"" + MUG + "\"}").status()).isEqualTo(404);
    assertThat(stranger.get("/v1/orders/" + order + "/checks").status()).isEqualTo(404);
  }
}

package dev.quayside.engine.contract.packing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What products know, sentence by sentence of the contract.
class ProductSentencesTest extends SandboxTest {

  private static final String SEVERAL =
      "{\"barcodes\":[{\"code\":\"4006381333931\"},{\"code\":\"CASE\",\"quantity\":12}]}";

  @Test
  void aBarcodeSentAloneIsItsOnlyOne() {
    var made = api.put("/v1/products/MUG", SEVERAL);
    assertThat(made.json().get("barcode").asText()).as("the first").isEqualTo("4006381333931");
    assertThat(made.json().at("/barcodes/0/quantity").asInt()).isEqualTo(1);
    assertThat(made.json().at("/barcodes/1/quantity").asInt()).isEqualTo(12);
    var alone = api.put("/v1/products/MUG", "{\"barcode\":\"5901234123457\"}");
    assertThat(alone.json().get("barcodes")).as(alone.text()).hasSize(1);
    assertThat(alone.json().at("/barcodes/0/code").asText()).isEqualTo("5901234123457");
  }

  /// One number in its three lengths, with and without the prefix of a scanner, and within GS1.
  @ParameterizedTest
  @CsvSource({
    "012345678905, counted, 1",
    "0012345678905, counted, 1",
    "00012345678905, counted, 1",
    "]E00012345678905, counted, 1",
    "]C10100012345678905, counted, 1",
    "0100012345678905, counted, 1",
    "(01)00012345678905, counted, 1",
    "]d20100012345678905172712311012AB, counted, 1",
    "]Q30100012345678905, counted, 1",
    "00012345678906, unknown, 0",
    "12345678905, unknown, 0",
    "10012345678902, unknown, 0",
    "]C10110012345678902, unknown, 0",
  })
  void aNumberIsTheSameInItsLengths(String code, String result, int counted) {
    api.put("/v1/products/MUG", "{\"barcodes\":[{\"code\":\"012345678905\"}]}");
    var scan = scanned(code);
    assertThat(scan.get("result").asText()).as(scan.toString()).isEqualTo(result);
    assertThat(scan.at("/check/lines/0/counted").asInt()).isEqualTo(counted);
  }

  @Test
  void lotExpiryAndSerialAreKept() {
    api.put(
        "/v1/products/MUG", "{\"barcodes\":[{\"code\":\"012345678905\"}],\"check\":\"serial\"}");
    var scan = scanned("]d201000123456789051727123110LOT7\\u001d21SN-9");
    assertThat(scan.get("result").asText()).as(scan.toString()).isEqualTo("counted");
    var kept = scan.at("/check/lines/0/scans/0");
    assertThat(kept.get("lot").asText()).isEqualTo("LOT7");
    assertThat(kept.get("expiresOn").asText()).isEqualTo("2027-12-31");
    assertThat(kept.get("serial").asText()).isEqualTo("SN-9");
    assertThat(kept.get("quantity").asInt()).isEqualTo(1);
    assertThat(kept.has("at")).isTrue();
  }

  private JsonNode scanned(String code) {
    var made =
        api.post(
            "/v1/orders",
            "{\"reference\":\"S-1\",\"to\":%s,\"items\":[{\"sku\":\"MUG\",\"quantity\":3}]}"
                .formatted(TO));
    var check = api.post("/v1/orders/" + made.json().get("id").asText() + "/checks", "{}");
    assertThat(check.status()).as(check.text()).isEqualTo(201);
    var scan =
        api.post(
            "/v1/checks/" + check.json().get("id").asText() + "/scans",
            "{\"code\":\"" + code + "\"}");
    assertThat(scan.status()).as(code + scan.text()).isEqualTo(200);
    return scan.json();
  }

  @Test
  void aPictureIsShownToItsOwnCredentialsAlone() throws IOException {
    api.put("/v1/products/MUG", "{\"name\":\"Mug\"}");
    var picture = api.put("/v1/products/MUG/picture", "{\"content\":\"" + png() + "\"}");
    assertThat(picture.status()).as(picture.text()).isIn(200, 204);
    var shown = api.get("/v1/products/MUG").json().get("pictureUrl").asText();
    var path = shown.substring(shown.indexOf("/v1/"));
    var seen = api.get(path);
    assertThat(seen.status()).isEqualTo(200);
    assertThat(seen.header("Content-Type")).startsWith("image/png");
    var stranger = as(served.workspace("stranger-of-pictures"), Role.ADMIN);
    assertThat(stranger.get(path).status()).isEqualTo(404);
    assertThat(Api.of(served.sandbox()).key("qk_test_wrong").get(path).status()).isEqualTo(401);
    assertThat(as(workspace, Role.VIEWER).get(path).status()).isEqualTo(200);
  }

  private static String png() throws IOException {
    var out = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(8, 8, BufferedImage.TYPE_INT_RGB), "png", out);
    return Base64.getEncoder().encodeToString(out.toByteArray());
  }
}

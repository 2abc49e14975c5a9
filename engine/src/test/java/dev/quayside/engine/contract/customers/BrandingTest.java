package dev.quayside.engine.contract.customers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// /v1/branding, as docs/api/customers.md has it.
class BrandingTest extends ShopTest {

  private static final String SHOP =
      """
      {"shopName":"Mug Harbor","accentColor":"#0B5D5E","supportEmail":"hello@mugharbor.example",
       "supportUrl":"https://mugharbor.example/help?from=track","returnAddress":["Mug Harbor","Pier 7"],
       "trackingSite":"https://track.mugharbor.example/","timeZone":"America/Los_Angeles"}\
      """;

  @Test
  void aShopIsCalledAsItsWorkspaceUntilItSaysOtherwise() {
    var first = api.get("/v1/branding").json();
    assertThat(first.get("shopName").asText()).isEqualTo(workspace.name());
    assertThat(first.get("textColor").isNull()).isTrue();
    assertThat(first.get("logo").isNull()).isTrue();

    var kept = api.put("/v1/branding", SHOP).json();
    assertThat(api.get("/v1/branding").json()).isEqualTo(kept);
    assertThat(kept.get("accentColor").asText()).isEqualTo("#0b5d5e");
    assertThat(kept.get("textColorUsed").asText()).isEqualTo("#ffffff");
    assertThat(kept.get("timeZone").asText()).isEqualTo("America/Los_Angeles");
    assertThat(kept.get("trackingSite").asText()).isEqualTo("https://track.mugharbor.example");
    assertThat(as(served.workspace("b-" + workspace.slug()), Role.ADMIN).get("/v1/branding").text())
        .doesNotContain("Mug Harbor");
  }

  @Test
  void aTextColourThatCannotBeReadIsRefusedAndOneIsChosen() {
    var pale = SHOP.replace("#0B5D5E", "#ffe08a");
    var faint = api.put("/v1/branding", pale.replace("{", "{\"textColor\":\"#ffffff\","));
    assertThat(faint.status()).isEqualTo(400);
    assertThat(faint.fields()).containsExactly("textColor");
    assertThat(faint.message()).contains("1.3 to 1", "4.5");
    var chosen = api.put("/v1/branding", pale).json();
    assertThat(chosen.get("textColorUsed").asText()).isEqualTo("#000000");
  }

  @Test
  void everythingWrongIsNamedAtOnce() {
    var bad =
        api.put(
            "/v1/branding",
            """
            {"shopName":" ","accentColor":"teal","supportEmail":"hello","supportUrl":"javascript:alert(1)",
             "trackingSite":"https://a.example/?q","timeZone":"UTC+8"}\
            """);
    assertThat(bad.fields())
        .containsExactly(
            "accentColor", "shopName", "supportEmail", "supportUrl", "timeZone", "trackingSite");
  }

  @Test
  void aLogoIsDrawnAnewAndSmall() throws IOException {
    for (String format : new String[] {"png", "jpg"}) {
      var kept = put(picture(2_000, 500, format));
      assertThat(kept.status()).as(kept.text()).isEqualTo(200);
      assertThat(kept.json().at("/logo/width").asInt()).isEqualTo(640);
      var file = api.get("/v1/branding/logo");
      assertThat(file.header("Content-Type")).isEqualTo("image/png");
      var drawn = ImageIO.read(new ByteArrayInputStream(file.raw().body()));
      assertThat(drawn.getHeight()).isEqualTo(160);
      assertThat(drawn.getRGB(320, 80) & 0xffffff).isBetween(0xd02000, 0xf04000);
    }
    assertThat(api.send("DELETE", "/v1/branding/logo").status()).isEqualTo(204);
    assertThat(api.get("/v1/branding/logo").status()).isEqualTo(404);
  }

  @ParameterizedTest
  @CsvSource({
    "8, 400, png, 8 x 400 pixels",
    "5000, 20, png, 5000 x 20 pixels",
    "64, 64, gif, neither PNG nor JPEG"
  })
  void whatIsNoLogoIsRefusedInWords(int width, int height, String format, String why)
      throws IOException {
    var refused = put(picture(width, height, format));
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.message()).startsWith("logo: ").contains(why);
  }

  @Test
  void damagedFilesAndOthersAreRefusedInWords() throws IOException {
    var whole = picture(100, 100, "png");
    assertThat(put(java.util.Arrays.copyOf(whole, whole.length / 2)).message())
        .contains("cannot be read");
    assertThat(put("<svg/>".getBytes(java.nio.charset.StandardCharsets.UTF_8)).message())
        .contains("no picture");
    assertThat(put(new byte[520 * 1024]).message()).contains("512 kB at most");
    assertThat(api.put("/v1/branding/logo", "{\"content\":\"not base64!\"}").message())
        .contains("Base64");
  }

  @Test
  void aPackingSlipBearsTheShopsNameAndLogo() throws IOException {
    var goods =
        """
        ,"customs":{"contentsType":"merchandise","items":[{"description":"Mug","quantity":2,"value":4.5,\
        "currency":"USD","weightOz":9,"hsCode":"6912.00","originCountry":"US"}]}\
        """;
    var id = api.post("/v1/labels", order("ups", "ups_ground", goods)).json().get("shipmentId");
    var slip = "/v1/shipments/" + id.asText() + "/documents/packing_slip?format=png";
    var plain = api.get(slip);
    assertThat(plain.status()).as(plain.text()).isEqualTo(200);
    api.put("/v1/branding", SHOP);
    var named = api.get(slip).raw().body();
    assertThat(named).isNotEqualTo(plain.raw().body());
    put(picture(400, 100, "png"));
    var page = api.get(slip).raw().body();
    Files.createDirectories(Path.of("target/pages"));
    Files.write(Path.of("target/pages/packing-slip.png"), page);
    assertThat(dark(page)).isGreaterThan(dark(named) + 20_000);
  }

  @Test
  void viewersLookAndAdminsChange() throws IOException {
    var operator = as(workspace, Role.OPERATOR);
    assertThat(as(workspace, Role.VIEWER).get("/v1/branding").status()).isEqualTo(200);
    assertThat(operator.put("/v1/branding", SHOP).code()).isEqualTo("FORBIDDEN");
    assertThat(operator.send("DELETE", "/v1/branding/logo").code()).isEqualTo("FORBIDDEN");
  }

  private Api.Response put(byte[] file) {
    return api.put(
        "/v1/branding/logo", "{\"content\":\"" + Base64.getEncoder().encodeToString(file) + "\"}");
  }

  private static int dark(byte[] page) throws IOException {
    var image = ImageIO.read(new ByteArrayInputStream(page));
    int dark = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        dark += (image.getRGB(x, y) & 0xff) < 128 ? 1 : 0;
      }
    }
    return dark;
  }

  /// Of one orange.
  private static byte[] picture(int width, int height, String format) throws IOException {
    var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        image.setRGB(x, y, 0xe03010);
      }
    }
    var out = new ByteArrayOutputStream();
    assertThat(ImageIO.write(image, format, out)).isTrue();
    return out.toByteArray();
  }
}

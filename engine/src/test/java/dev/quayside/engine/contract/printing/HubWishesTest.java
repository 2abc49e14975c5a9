package dev.quayside.engine.contract.printing;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.contract.Api;
import dev.quayside.printing.printer.Language;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How files of other programs come out: their size, their side, and what is wrong with a wish.
class HubWishesTest extends PrintingShopTest {

  private static final String ZPL = "^XA^FO50,50^A0N,40,40^FDSecretGoods^FS^XZ";

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @BeforeEach
  void plugInPicture() throws IOException {
    setUp("Picture", folder.resolve("picture").toUri().toString(), Language.PNG, false);
    Files.createDirectories(folder.resolve("picture"));
  }

  /// A square of 2 inches on a page: 406 dots at 203 dpi.
  ///
  /// @param page in points
  @ParameterizedTest
  @CsvSource({
    "none, 288, 432, 406, 406",
    "shrink, 288, 432, 406, 406",
    "fit, 288, 432, 406, 406",
    "shrink, 576, 864, 203, 203",
    "fit, 576, 864, 203, 203",
    "shrink, 192, 288, 406, 406",
    "fit, 192, 288, 609, 609",
  })
  void aSquareHasTheSizeThatIsAskedFor(String fit, int wide, int high, int dots, int rows)
      throws IOException {
    var pdf = HubTest.pdf(1, new PDRectangle(wide, high));
    var made = print(pdf, "pdf", Map.of("printer", "Picture", "fit", fit));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    var square = black(picture());
    assertThat(square.width).as(square.toString()).isBetween(dots - 2, dots + 2);
    assertThat(square.height).as(square.toString()).isBetween(rows - 2, rows + 2);
  }

  /// The square lies at the lower left; turned clockwise it lies at the upper left, and so on.
  @ParameterizedTest
  @CsvSource({"0, false, true", "90, false, false", "180, true, false", "270, true, true"})
  void rotationIsClockwise(int rotate, boolean right, boolean low) throws IOException {
    // a square page, so that nothing but its side changes
    var pdf = HubTest.pdf(1, new PDRectangle(288, 288));
    print(pdf, "pdf", Map.of("printer", "Picture", "rotate", rotate, "fit", "none"));
    var drawn = picture();
    var square = black(drawn);
    int page = 288 * 203 / 72;
    int left = (drawn.getWidth() - page) / 2;
    assertThat(square.getCenterX() > left + page / 2.0).as("right %s", square).isEqualTo(right);
    // the page lies at the top or in the middle of the label; its own middle counts
    assertThat(square.y).isNotNegative();
    var other = black(upright(pdf));
    assertThat(square.width).isBetween(other.width - 2, other.width + 2);
    if (rotate == 0 || rotate == 180) {
      assertThat(square.getCenterY() > other.getCenterY() - 5).isEqualTo(low);
    }
  }

  private BufferedImage upright(byte[] pdf) throws IOException {
    print(pdf, "pdf", Map.of("printer", "Picture", "fit", "none"));
    return picture();
  }

  private BufferedImage picture() throws IOException {
    await().until(() -> !files().isEmpty());
    var file = files().getFirst();
    await()
        .ignoreExceptions()
        .until(() -> Objects.requireNonNull(ImageIO.read(file.toFile())).getWidth() > 0);
    var image = Objects.requireNonNull(ImageIO.read(file.toFile()));
    Files.delete(file);
    return image;
  }

  private List<Path> files() throws IOException {
    try (var all = Files.list(folder.resolve("picture"))) {
      return all.filter(file -> file.toString().endsWith(".png")).toList();
    }
  }

  private static Rectangle black(BufferedImage image) {
    var all = new Rectangle(-1, -1);
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        if ((image.getRGB(x, y) & 0xff) < 128) {
          all.add(new Rectangle(x, y, 1, 1));
        }
      }
    }
    return all;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"fit\":\"cover\"|fit",
        "\"fit\":true|fit",
        "\"rotate\":360|rotate",
        "\"rotate\":\"90\"|rotate",
        "\"copies\":0|copies",
        "\"copies\":-1|copies",
        "\"copies\":1.5|copies",
        "\"copies\":\"2\"|copies",
        "\"pages\":2|pages",
        "\"pages\":\"1;2\"|pages",
        "\"pages\":[1]|pages",
        "\"expiresAt\":\"soon\"|expiresAt",
        "\"expiresAt\":7|expiresAt",
        "\"printer\":7|printer",
        "\"station\":[]|station",
        "\"title\":{}|title",
        "\"paper\":7|paper",
      })
  void aWrongWishIsRefusedByItsField(String wish, String field) {
    var content = Base64.getEncoder().encodeToString(ZPL.getBytes(US_ASCII));
    var refused =
        api.post(
            "/v1/print-jobs",
            "{\"content\":\"%s\",\"contentType\":\"zpl\",%s}".formatted(content, wish));
    assertThat(refused.status()).as(wish + refused.text()).isEqualTo(400);
    assertThat(refused.fields()).containsExactly(field);
    assertThat(refused.text()).doesNotContain("SecretGoods").doesNotContain(content);
    assertThat(api.get("/v1/print-jobs").json().at("/pagination/totalCount").asInt()).isZero();
  }

  @Test
  void nobodyTellsTheContent() {
    var content = Base64.getEncoder().encodeToString(ZPL.getBytes(US_ASCII));
    var made = print(ZPL.getBytes(US_ASCII), "zpl", Map.of("title", "Shelf"));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    var told =
        List.of(
            made.text(),
            api.get("/v1/print-jobs").text(),
            api.get("/v1/print-jobs/" + made.json().get("id").asText()).text(),
            api.get("/v1/events").text(),
            api.get("/v1/audit").text());
    assertThat(told).noneMatch(text -> text.contains("SecretGoods") || text.contains(content));
    assertThat(
            as(served.workspace("hub-stranger"), dev.quayside.engine.base.identity.Role.ADMIN)
                .get("/v1/print-jobs/" + made.json().get("id").asText())
                .status())
        .isEqualTo(404);
  }

  @Test
  void bothOfContentAndLabelOrDocumentAreRefused() {
    for (var other : List.of("\"labelId\":\"lbl_1\"", "\"documentId\":\"test_label\"")) {
      var refused =
          api.post(
              "/v1/print-jobs",
              "{\"content\":\"XlhBXkZEYV5GU15YWg==\",\"contentType\":\"zpl\",%s}".formatted(other));
      assertThat(refused.status()).as(refused.text()).isEqualTo(400);
    }
    var none = api.post("/v1/print-jobs", "{\"contentType\":\"zpl\"}");
    assertThat(none.status()).as(none.text()).isEqualTo(400);
  }

  private Api.Response print(byte[] content, String type, Map<String, Object> more) {
    return api.post("/v1/print-jobs", HubTest.body(content, type, more));
  }
}

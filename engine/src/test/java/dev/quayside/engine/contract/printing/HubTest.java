package dev.quayside.engine.contract.printing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Print hub: files of other programs over /v1/print-jobs.
class HubTest extends PrintingShopTest {

  private static final String ZPL = "^XA^FO50,50^A0N,40,40^FDHello^FS^XZ";

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @BeforeEach
  void plugInOthers() throws IOException {
    setUp("Office", folder.resolve("office").toUri().toString(), Language.PDF, false);
    setUp("Eltron", folder.resolve("eltron").toUri().toString(), Language.EPL2, false);
    setUp("Picture", folder.resolve("picture").toUri().toString(), Language.PNG, false);
    for (var each : List.of("office", "eltron", "picture")) {
      Files.createDirectories(folder.resolve(each));
    }
  }

  @Test
  void zplGoesUnchangedAndIsConfirmedByItsLabels() throws IOException {
    var two = ZPL + "\r\n" + "^xa^FDtwice^FS^PQ2^xz".toUpperCase(Locale.ROOT);
    var made = print(two.getBytes(US_ASCII), "zpl", Map.of("title", "Shelf"));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    var job = made.json();
    assertThat(job.get("labelId").isNull()).isTrue();
    assertThat(job.get("documentId").isNull()).isTrue();
    assertThat(job.get("contentType").asText()).isEqualTo("zpl");
    assertThat(job.get("title").asText()).isEqualTo("Shelf");
    assertThat(job.get("program").asText()).isNotEmpty();
    await().until(() -> zebra.printed().size() == 2);
    assertThat(new String(zebra.printed().getFirst(), US_ASCII)).isEqualTo(ZPL);
    // the practice printer counts a format once: two of three
    awaitStatus(job, "unknown");
    var one = print(ZPL.getBytes(US_ASCII), "zpl", Map.of()).json();
    api.post("/v1/print-jobs/" + job.get("id").asText() + "/confirm", "{\"printed\":true}");
    awaitStatus(one, "confirmed");
    assertThat(made.text()).doesNotContain("pct_");
  }

  @Test
  void commandsWithoutALabelAreSentAndNeverConfirmed() {
    var job = print("~JC".getBytes(US_ASCII), "raw", Map.of()).json();
    awaitStatus(job, "sent");
    var label = print(ZPL.getBytes(US_ASCII), "raw", Map.of()).json();
    awaitStatus(label, "confirmed");
    assertThat(status(job)).isEqualTo("sent");
  }

  @Test
  void pagesOfAPdfAreLabelsAndCopiesAreJobs() throws IOException {
    var pdf = pdf(3, PDRectangle.A6);
    var all = print(pdf, "pdf", Map.of("pages", "1,3")).json();
    awaitStatus(all, "confirmed");
    assertThat(zebra.printed()).hasSize(2);
    var copies = print(pdf, "pdf", Map.of("pages", "2", "copies", 3)).json();
    assertThat(copies.get("copies")).hasSize(3);
    await().until(() -> zebra.printed().size() == 5);
  }

  @Test
  void whatIsDrawnAndWhatIsNot() throws IOException {
    var png = png(10, 10);
    var pdf = pdf(2, PDRectangle.A6);
    for (var printer : List.of("Zebra", "Office", "Eltron", "Picture")) {
      assertThat(print(png, "png", Map.of("printer", printer)).status()).isEqualTo(201);
    }
    for (var printer : List.of("Zebra", "Office", "Eltron")) {
      awaitStatus(print(pdf, "pdf", Map.of("printer", printer)).json(), "sent", "confirmed");
    }
    var apart = print(pdf, "pdf", Map.of("printer", "Picture")).json();
    assertThat(apart.get("copies")).as("a picture a file").hasSize(2);
    assertThat(print("N\nP1\n".getBytes(US_ASCII), "epl", Map.of("printer", "Eltron")).status())
        .isEqualTo(201);
    for (var wrong :
        List.of(
            List.of("epl", "Zebra"),
            List.of("epl", "Office"),
            List.of("raw", "Office"),
            List.of("raw", "Picture"))) {
      var refused =
          print("N\nP1\n".getBytes(US_ASCII), wrong.get(0), Map.of("printer", wrong.get(1)));
      assertThat(refused.status()).isEqualTo(422);
      assertThat(refused.json().at("/error/code").asText()).isEqualTo("CANNOT_CONVERT");
    }
    for (var form : List.of("^XA^XFR:FORM.ZPL^FN1^FDx^FS^XZ", "^XA^FO1,1^XGR:LOGO.GRF,1,1^FS^XZ")) {
      assertThat(print(form.getBytes(US_ASCII), "zpl", Map.of("printer", "Office")).status())
          .isEqualTo(422);
    }
    try (var sent = Files.list(folder.resolve("office"))) {
      for (var file : sent.toList()) {
        assertThat(new String(Files.readAllBytes(file), ISO_8859_1)).startsWith("%PDF-");
      }
    }
  }

  @Test
  void badContentIsRefusedBeforeItIsQueued() throws IOException {
    var locked = locked();
    var cases =
        List.of(
            List.of("pdf", "%PDF-1.7 and nothing"),
            List.of("pdf", ZPL),
            List.of("png", "%PDF-1.4"),
            List.of("png", new String(huge(), ISO_8859_1)),
            List.of("png", new String(png(300, 300), 0, 90, ISO_8859_1)),
            List.of("pdf", new String(locked, ISO_8859_1)),
            List.of("pdf", new String(pdf(501, PDRectangle.A6), ISO_8859_1)),
            List.of("pdf", new String(pdf(0, PDRectangle.A6), ISO_8859_1)),
            List.of("zpl", "^FDno label"),
            List.of("zpl", "^XA^XZ"),
            List.of("zpl", "^XA^FDcut off^FS"),
            List.of("zpl", "^XA^FDa^FS^XA^FDb^FS^XZ"),
            List.of("zpl", "^FDa^FS^XZ^XA^FDb^FS^XZ^XZ"),
            List.of("zpl", "^XA^CC+^FDa^FS^XZ"),
            List.of("zpl", ""),
            List.of("epl", ZPL),
            List.of("raw", "^XA^FDswallows the next one"),
            List.of("raw", ""));
    for (var bad : cases) {
      var refused = print(bad.get(1).getBytes(ISO_8859_1), bad.get(0), Map.of());
      assertThat(refused.status())
          .as("%s %s", bad.get(0), bad.get(1).substring(0, Math.min(60, bad.get(1).length())))
          .isEqualTo(400);
      assertThat(refused.json().at("/error/details/0/field").asText()).isEqualTo("content");
    }
    for (var pages : List.of("4", "0", "2-4", "-4", "4-", "3-2", "a", "1,,2", "-")) {
      var refused = print(pdf(3, PDRectangle.A6), "pdf", Map.of("pages", pages));
      assertThat(refused.status()).as(pages).isEqualTo(400);
      assertThat(refused.json().at("/error/details/0/field").asText()).isEqualTo("pages");
    }
    for (var wish : List.<Map<String, Object>>of(Map.of("pages", "1"), Map.of("rotate", 90))) {
      for (var type : List.of("zpl", "raw")) {
        var refused = print(ZPL.getBytes(US_ASCII), type, wish);
        assertThat(refused.status()).as("%s %s", type, wish).isEqualTo(400);
        assertThat(wish.keySet())
            .containsExactly(refused.json().at("/error/details/0/field").asText());
      }
    }
    for (var body :
        List.of(
            "{\"content\":\"%%%%\",\"contentType\":\"zpl\"}",
            "{\"content\":\"XlhB\"}",
            "{\"content\":5,\"contentType\":\"zpl\"}",
            "{\"content\":\"XlhB\",\"contentType\":\"docx\"}",
            "{\"content\":\"XlhB\",\"contentType\":\"zpl\",\"labelId\":\"lbl_1\"}",
            "{\"content\":\"XlhB\",\"contentType\":\"zpl\",\"copies\":21}",
            "{\"content\":\"XlhB\",\"contentType\":\"zpl\",\"rotate\":45}",
            "{\"labelId\":\"lbl_1\",\"fit\":\"none\"}")) {
      assertThat(api.post("/v1/print-jobs", body).status()).as(body).isEqualTo(400);
    }
    assertThat(api.get("/v1/print-jobs").json().at("/pagination/totalCount").asInt()).isZero();
    assertThat(zebra.printed()).isEmpty();
    var most = print(pdf(500, PDRectangle.A6), "pdf", Map.of("pages", "500")).json();
    awaitStatus(most, "confirmed");
  }

  @Test
  void tenMebibytesOnThisRouteAlone() {
    var nine = "{\"content\":\"" + "A".repeat(9 << 20) + "\",\"contentType\":\"raw\"}";
    assertThat(api.post("/v1/print-jobs", nine).status()).isEqualTo(201);
    var eleven = "{\"content\":\"" + "A".repeat(11 << 20) + "\",\"contentType\":\"raw\"}";
    assertThat(api.post("/v1/print-jobs", eleven).status()).isEqualTo(413);
    assertThat(api.post("/v1/rates", nine).status()).isEqualTo(413);
  }

  @Test
  void printedContentPrintsOnceMoreForAWeek() {
    var job = print(ZPL.getBytes(US_ASCII), "zpl", Map.of()).json();
    awaitStatus(job, "confirmed");
    var path = "/v1/print-jobs/" + job.get("id").asText() + "/retry";
    advance(Duration.ofDays(6));
    var again = api.post(path);
    assertThat(again.status()).as(again.text()).isEqualTo(200);
    assertThat(again.json().get("reprintOf").asText()).isEqualTo(job.get("id").asText());
    awaitStatus(again.json(), "confirmed");
    assertThat(zebra.printed()).hasSize(2);
    advance(Duration.ofDays(8));
    assertThat(api.post(path).status()).isEqualTo(409);
    served.engine().printService().content().deleteOld(workspace.id());
    assertThat(api.post(path).status()).isEqualTo(409);
    assertThat(status(job)).isEqualTo("confirmed");
  }

  @Test
  void aPrinterThatIsOffGetsItOnceItIsBack() throws IOException {
    zebra.give(Trouble.PAPER_OUT);
    served.engine().printService().printers().look("Zebra");
    var keyed = api.with("Idempotency-Key", "hub-1");
    var body = body(ZPL.getBytes(US_ASCII), "zpl", Map.of());
    var first = keyed.post("/v1/print-jobs", body);
    assertThat(keyed.post("/v1/print-jobs", body).text()).isEqualTo(first.text());
    zebra.relieve(Trouble.PAPER_OUT);
    awaitStatus(first.json(), "confirmed");
    assertThat(zebra.printed()).hasSize(1);
  }

  @Test
  void aKeyThatMayPrintAndNothingElse() {
    var program = as(workspace, Role.PRINTER);
    for (var path : List.of("/v1/me", "/v1/printers", "/v1/print-jobs", "/printnode/printers")) {
      assertThat(program.exchange("GET", path).status()).as(path).isEqualTo(200);
    }
    var printed = program.post("/v1/print-jobs", body(ZPL.getBytes(US_ASCII), "zpl", Map.of()));
    assertThat(printed.status()).as(printed.text()).isEqualTo(201);
    var job = "/v1/print-jobs/" + printed.json().get("id").asText();
    assertThat(program.get(job).status()).isEqualTo(200);
    for (var path : List.of("/v1/orders", "/v1/labels", "/v1/keys", "/v1/stations", "/v1/wallet")) {
      assertThat(program.get(path).status()).as(path).isEqualTo(403);
    }
    assertThat(program.post(job + "/cancel").status()).isEqualTo(403);
    assertThat(program.post("/v1/labels", "{}").status()).isEqualTo(403);
    var key = api.post("/v1/keys", "{\"role\":\"printer\",\"name\":\"ERP\"}").json();
    assertThat(key.get("role").asText()).isEqualTo("printer");
    assertThat(api.get("/v1/keys").text()).contains("\"role\":\"printer\"");
    var named = Api.of(served.sandbox()).key(key.get("key").asText());
    var sent = named.post("/v1/print-jobs", body(ZPL.getBytes(US_ASCII), "zpl", Map.of()));
    assertThat(sent.json().get("program").asText()).isEqualTo("ERP");
  }

  @Test
  void printersSayWhatTheyPrint() {
    var languages = new TreeMap<String, String>();
    for (JsonNode printer : api.get("/v1/printers").json().get("data")) {
      languages.put(printer.get("name").asText(), printer.get("languages").toString());
    }
    assertThat(languages)
        .containsEntry("Zebra", "[\"pdf\",\"png\",\"zpl\",\"raw\"]")
        .containsEntry("Eltron", "[\"pdf\",\"png\",\"zpl\",\"epl\",\"raw\"]")
        .containsEntry("Office", "[\"pdf\",\"png\",\"zpl\"]");
  }

  private Api.Response print(byte[] content, String type, Map<String, Object> more) {
    return api.post("/v1/print-jobs", body(content, type, more));
  }

  static String body(byte[] content, String type, Map<String, Object> more) {
    ObjectNode body = JsonNodeFactory.instance.objectNode();
    body.put("content", Base64.getEncoder().encodeToString(content)).put("contentType", type);
    more.forEach(body::putPOJO);
    return body.toString();
  }

  private String status(JsonNode job) {
    return api.get("/v1/print-jobs/" + job.get("id").asText()).json().get("status").asText();
  }

  private void awaitStatus(JsonNode job, String... statuses) {
    await().atMost(Duration.ofSeconds(20)).until(() -> List.of(statuses).contains(status(job)));
  }

  static byte[] pdf(int pages, PDRectangle size) throws IOException {
    try (var pdf = new PDDocument()) {
      for (int i = 0; i < pages; i++) {
        var page = new PDPage(size);
        pdf.addPage(page);
        try (var content = new PDPageContentStream(pdf, page)) {
          content.addRect(20, 20, 144, 144);
          content.fill();
        }
      }
      var out = new ByteArrayOutputStream();
      pdf.save(out);
      return out.toByteArray();
    }
  }

  private static byte[] locked() throws IOException {
    try (var pdf = new PDDocument()) {
      pdf.addPage(new PDPage());
      pdf.protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));
      var out = new ByteArrayOutputStream();
      pdf.save(out);
      return out.toByteArray();
    }
  }

  private static byte[] png(int width, int height) throws IOException {
    var out = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_BYTE_BINARY), "png", out);
    return out.toByteArray();
  }

  /// Says that it has 10,001 x 10,000 pixels.
  private static byte[] huge() throws IOException {
    var png = png(8, 8);
    var header = ByteBuffer.wrap(png);
    header.putInt(16, 10_001).putInt(20, 10_000);
    var sum = new CRC32();
    sum.update(png, 12, 17);
    header.putInt(29, (int) sum.getValue());
    return png;
  }
}

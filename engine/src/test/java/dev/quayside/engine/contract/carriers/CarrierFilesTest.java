package dev.quayside.engine.contract.carriers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.client.j2se.BufferedImageLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.oned.Code128Reader;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.server.Server;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.barcode.ModuleWidth;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.render.Renders;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A carrier that returns its label as a file: it is kept, downloaded and printed as the carrier
/// drew it.
class CarrierFilesTest {

  private static final LabelDocument CARRIERS =
      new LabelDocument(
          Size.FOUR_BY_SIX,
          List.of(
              LinearBarcode.code128(
                  "theirs",
                  "CARRIERS-OWN",
                  Area.mils(300, 2000, 3400, 900),
                  new ModuleWidth(Length.mils(13), Length.mils(20)))));

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path tray;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private PaperEngine desk;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private Server server;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private Api api;

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory);
    server = desk.engine().serve(ServedEngine.FREE_PORTS);
    var workspace = desk.engine().accounts().workspaces().bySlug("demo").orElseThrow();
    var key =
        desk.engine().accounts().keys().create(workspace.id(), Environment.SANDBOX, Role.ADMIN);
    api = Api.of(server.baseUrls().sandbox()).key(key.secret());
  }

  @AfterEach
  void close() {
    server.close();
    desk.close();
  }

  @Test
  void aPdfOfTheCarriersComesOutOfPrintersOfEveryLanguage() throws Exception {
    desk.carrier().draws(new Renders().pdf(CARRIERS, Dpi.DPI_203));
    var label = buy();
    for (var language : Language.values()) {
      setUp(language);
      var printed = printed(label, language);
      if (language == Language.PNG) {
        assertThat(decoded(printed)).isEqualTo("CARRIERS-OWN");
      }
    }
    var png = api.get("/v1/labels/" + label.labelId() + "/download?format=png");
    assertThat(decoded(png.raw().body())).isEqualTo("CARRIERS-OWN");
    assertThat(api.get("/v1/labels/" + label.labelId() + "/download?format=pdf").status())
        .isEqualTo(200);
  }

  @Test
  void zplOfTheCarriersGoesToZplPrintersCleaned() throws Exception {
    desk.carrier().draws(ascii("^XA^MMP^PQ9^FO10,10^A0N,30,30^FDTHEIRS^FS^XZ"));
    var label = buy();
    setUp(Language.ZPL);
    assertThat(new String(printed(label, Language.ZPL), StandardCharsets.US_ASCII))
        .contains("^FDTHEIRS^FS", "^PQ1,0,1,N^XZ")
        .doesNotContain("^MMP", "^PQ9");
    setUp(Language.PDF);
    var refused = ask(label, Language.PDF);
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.text()).contains("PDF is no ZPL printer: choose one that is");
    var pdf = api.get("/v1/labels/" + label.labelId() + "/download?format=pdf");
    assertThat(pdf.status()).as(pdf.text()).isEqualTo(409);
    api.post("/v1/labels/" + label.labelId() + "/cancel");
    assertThat(api.get("/v1/labels/" + label.labelId() + "/download?format=zpl").status())
        .isEqualTo(409);
  }

  @Test
  void whatIsNoLabelIsRefusedInPlainWords() {
    desk.carrier().draws(ascii("<html>Service unavailable</html>"));
    var label = buy().labelId();
    setUp(Language.ZPL);
    var job = api.post("/v1/print-jobs", "{\"labelId\":\"" + label + "\"}");
    assertThat(job.status()).as(job.text()).isEqualTo(409);
    assertThat(job.text()).contains("neither PDF, PNG");
    assertThat(api.get("/v1/labels/" + label + "/download").status()).isEqualTo(409);
  }

  private Shipment buy() {
    return desk.engine()
        .shipping()
        .purchase()
        .buy(desk.caller(), PaperEngine.order(), RequestKey.none());
  }

  private void setUp(Language language) {
    desk.engine()
        .printService()
        .printers()
        .setUp(
            new PrinterSetup(
                language.name(), tray.toUri().toString(), language, Dpi.DPI_203, false));
  }

  private byte[] printed(Shipment label, Language language) throws IOException {
    var job = job(label, language);
    await().until(() -> state(job).equals("confirmed"));
    try (var files = Files.list(tray)) {
      var file =
          files.filter(each -> each.toString().endsWith("." + language.extension())).findFirst();
      return Files.readAllBytes(file.orElseThrow());
    }
  }

  private String job(Shipment label, Language language) {
    var job = ask(label, language);
    assertThat(job.status()).as(job.text()).isEqualTo(201);
    return job.json().get("id").asText();
  }

  private Api.Response ask(Shipment label, Language language) {
    return api.post(
        "/v1/print-jobs",
        "{\"labelId\":\"%s\",\"printer\":\"%s\"}".formatted(label.labelId(), language));
  }

  private String state(String job) {
    return api.get("/v1/print-jobs/" + job).json().get("status").asText();
  }

  private static String decoded(byte[] png) throws Exception {
    var source = new BufferedImageLuminanceSource(ImageIO.read(new ByteArrayInputStream(png)));
    return new Code128Reader()
        .decode(
            new BinaryBitmap(new HybridBinarizer(source)), Map.of(DecodeHintType.TRY_HARDER, true))
        .getText();
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}

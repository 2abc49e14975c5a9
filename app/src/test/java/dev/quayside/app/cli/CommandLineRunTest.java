package dev.quayside.app.cli;

import static java.awt.image.BufferedImage.TYPE_BYTE_BINARY;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.Result;
import com.google.zxing.client.j2se.BufferedImageLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.multi.GenericMultipleBarcodeReader;
import com.google.zxing.oned.Code128Reader;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Commands, in the process of their test.
class CommandLineRunTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @Test
  void wrongUsageIsOneLineAndTwo() {
    for (var arguments :
        new String[][] {
          {"bogus"},
          {"--bogus"},
          {"keys"},
          {"keys", "create", "--workspace", "demo"},
          {"keys", "create", "--workspace", "demo", "--role", "king"},
          {"serve", "--port", "70000"},
          {"serve", "--port", "٨٠٨٠"},
          {"serve", "--rate-limit", "-1"},
          {"serve", "--bind", "0.0.0.0"},
          {"serve", "--tls-cert", "chain.pem"},
          {"serve", "--cors-origin", "*"},
          {"serve", "--trusted-proxy", "proxy.shop.example"},
          {"serve", "--host", "desk7:8780"},
          {"serve", "--webhook-allow", "everybody"},
          {"print", "x.zpl"},
          {"print", "x.zpl", "--printer", "Zebra", "--wait", "-1"}
        }) {
      var run = Run.of(arguments);
      assertThat(run.exitCode()).as(String.join(" ", arguments)).isEqualTo(2);
      assertThat(run.err().lines())
          .as(run.err())
          .hasSize(1)
          .allMatch(l -> l.startsWith("quayside: "));
      assertThat(run.out()).isEmpty();
    }
  }

  @Test
  void everyCommandExplainsItself() {
    assertThat(Run.of("--help").out())
        .contains("serve", "keys", "demo", "print", "printers", "backup", "restore", "doctor");
    assertThat(Run.of("keys", "create", "--help").out())
        .contains("--workspace", "--role", "--data");
    assertThat(Run.of("--version").out()).startsWith("quayside ");
  }

  @Test
  void aKeyIsMadeListedAndRevokedBesideARunningEngine() {
    try (var engine = Engine.open(EngineOptions.at(directory.resolve("data")))) {
      var made = keys("create", "--workspace", "demo", "--role", "operator");
      assertThat(made.exitCode()).isZero();
      assertThat(made.out()).matches("qk_test_[0-9A-Za-z]{27,}\\R");
      var key = engine.accounts().keys().authenticate(made.out().strip()).orElseThrow();
      assertThat(keys("list").out())
          .contains(key.id(), "operator", "works")
          .doesNotContain(made.out().strip());
      var listed = keys("list", "--json").out();
      assertThat(listed)
          .startsWith("{\"data\":[{")
          .contains("createdAt", "\"id\":\"" + key.id() + "\"");
      var rotated = keys("rotate", key.id(), "--json").out();
      assertThat(rotated).contains("\"role\":\"operator\"").contains("\"workspace\":\"demo\"");
      assertThat(engine.accounts().keys().authenticate(made.out().strip())).isEmpty();
      made = keys("create", "--workspace", "demo", "--role", "operator");
      key = engine.accounts().keys().authenticate(made.out().strip()).orElseThrow();
      assertThat(keys("revoke", key.id()).exitCode()).isZero();
      assertThat(engine.accounts().keys().authenticate(made.out().strip())).isEmpty();
      assertThat(keys("list").out()).contains("revoked");
    }
  }

  @Test
  void aKeyIsListedByTheNameItWasMadeWith() {
    try (var engine = Engine.open(EngineOptions.at(directory.resolve("data")))) {
      var made =
          keys("create", "--workspace", "demo", "--role", "viewer", "--name", "Label printer");
      var key = engine.accounts().keys().authenticate(made.out().strip()).orElseThrow();
      assertThat(key.name()).isEqualTo("Label printer");
      assertThat(keys("list").out()).containsPattern("works +Label printer");
      assertThat(keys("list", "--json").out()).contains("\"name\":\"Label printer\"");
      assertThat(keys("rotate", key.id(), "--json").out()).contains("\"name\":\"Label printer\"");
      assertThat(keys("list").out())
          .containsPattern("revoked +Label printer")
          .containsPattern("works +Label printer");
      var refused = keys("create", "--workspace", "demo", "--role", "viewer", "--name", "a\nb");
      assertThat(refused.exitCode()).isEqualTo(1);
      assertThat(refused.err()).contains("name");
    }
  }

  @Test
  void aWorkspaceThatIsNotThereIsNamedWithThoseThatAre() {
    var run = keys("create", "--workspace", "nope", "--role", "admin");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "quayside: there is no workspace 'nope': choose one of demo, main");
  }

  @Test
  void aFileGoesToAPrinterOfAnyLanguage() throws Exception {
    var data = directory.resolve("data").toString();
    var paper = Files.createDirectories(directory.resolve("paper"));
    var label = Files.writeString(directory.resolve("a.zpl"), "^XA^MMC^FO1,1^GB9,9^FS^XZ");
    assertThat(
            Run.of("printers", "add", "Folder", paper.toUri().toString(), "--data", data)
                .exitCode())
        .isZero();
    assertThat(Run.of("printers", "--data", data).out()).contains("Folder", "zpl", "default");
    var print = new String[] {"print", label.toString(), "--printer", "Folder", "--data", data};
    assertThat(Run.of(print).exitCode()).isZero();
    assertThat(Files.readString(only(paper, "zpl"))).contains("^GB9,9^FS").doesNotContain("^MMC");
    var picture = directory.resolve("a.png").toString();
    assertThat(
            ImageIO.write(new BufferedImage(812, 1218, TYPE_BYTE_BINARY), "png", new File(picture)))
        .isTrue();
    assertThat(Run.of("print", picture, "--printer", "Folder", "--data", data).err()).isEmpty();
    try (var files = Files.list(paper)) {
      assertThat(files).hasSize(2).allMatch(file -> file.toString().endsWith(".zpl"));
    }
    var html = Files.writeString(directory.resolve("a.html"), "<html>").toString();
    assertThat(Run.of("print", html, "--printer", "Folder", "--data", data).err())
        .contains("neither PDF, PNG, GIF nor ZPL")
        .hasLineCount(1);
    var raw = Run.of("print", picture, "--raw", "--printer", "Folder", "--data", data);
    assertThat(raw.err()).contains("leave out --raw");
    assertThat(Run.of("printers", "remove", "Folder", "--data", data).exitCode()).isZero();
    var gone = Run.of("print", label.toString(), "--printer", "Folder", "--data", data);
    assertThat(gone.exitCode()).isEqualTo(1);
    assertThat(gone.err()).contains("there is no printer 'Folder'");
  }

  @Test
  void theScannersCommandsAreAPageToHangUp() throws Exception {
    var file = directory.resolve("commands.pdf");
    var run = Run.of("printers", "commands", "--out", file.toString(), "--paper", "A4");
    assertThat(run.err()).isEmpty();
    try (var pdf = Loader.loadPDF(file.toFile())) {
      assertThat(pdf.getNumberOfPages()).isEqualTo(1);
      var page = new PDFRenderer(pdf).renderImageWithDPI(0, 200);
      var found =
          new GenericMultipleBarcodeReader(new Code128Reader())
              .decodeMultiple(
                  new BinaryBitmap(new HybridBinarizer(new BufferedImageLuminanceSource(page))),
                  Map.of(DecodeHintType.TRY_HARDER, true));
      assertThat(found)
          .extracting(Result::getText)
          .containsExactlyInAnyOrder("QS:BUY", "QS:REPRINT", "QS:VOID", "QS:HOLD", "QS:NEXT");
    }
    assertThat(Run.of("printers", "commands").err()).hasLineCount(1);
  }

  private Run keys(String... arguments) {
    var all = new java.util.ArrayList<>(java.util.List.of("keys"));
    all.addAll(java.util.List.of(arguments));
    all.addAll(java.util.List.of("--data", directory.resolve("data").toString()));
    return Run.of(all.toArray(String[]::new));
  }

  private static Path only(Path folder, String extension) throws IOException {
    try (var files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith("." + extension))
          .findFirst()
          .orElseThrow();
    }
  }
}

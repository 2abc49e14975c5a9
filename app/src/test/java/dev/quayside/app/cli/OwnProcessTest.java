package dev.quayside.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.NotFoundException;
import com.google.zxing.client.j2se.BufferedImageLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.oned.Code128Reader;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.printing.printer.practice.PracticePrinter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Commands in a process of their own, where what they do to it, or from it, is what counts.
class OwnProcessTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @Test
  void theDemoDoesTheMainJobAndLeavesTheLabelWithoutTheToolkit() throws Exception {
    var out = directory.resolve("label files");
    var demo = Run.loggingClasses("demo", "--out", out.toString());
    assertThat(demo.exitCode()).isZero();
    assertThat(demo.err()).isEmpty();
    assertThat(demo.out()).contains("picocli.").doesNotContain("javafx.", "com.sun.glass");
    assertThat(demo.out())
        .contains("USPS Ground Advantage")
        .contains("UPS Ground")
        .contains("FedEx")
        .contains("cheapest")
        .contains("pre_transit")
        .containsPattern("Refund +\\$\\d+\\.\\d\\d pending");
    var png = only(out, "png");
    var number = png.getFileName().toString().replace(".png", "");
    assertThat(demo.out()).contains(number);
    assertThat(only(out, "pdf")).hasFileName(number + ".pdf");
    assertThat(only(out, "zpl")).hasFileName(number + ".zpl");
    assertThat(barcode(png)).endsWith(number);
  }

  @Test
  void aSecondEngineSaysWhoHoldsTheData() throws Exception {
    try (var _ = Engine.open(EngineOptions.at(directory.resolve("data")))) {
      var run = Run.alone("serve", "--port", "0", "--data", directory.resolve("data").toString());
      assertThat(run.exitCode()).isEqualTo(1);
      assertThat(run.err())
          .contains("already running")
          .contains(Long.toString(ProcessHandle.current().pid()))
          .hasLineCount(1);
    }
  }

  /// One sentence, no traces of the library that reads it, and nothing on the printer.
  @Test
  void aDamagedPdfIsRefusedWithOneSentence() throws Exception {
    var data = directory.resolve("data").toString();
    var paper = Files.createDirectory(directory.resolve("paper"));
    Run.of("printers", "add", "Folder", paper.toUri().toString(), "--data", data);
    var pdf =
        "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
            + "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
            + "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 288 432]/Contents 4 0 R>>endobj\n"
            + "4 0 obj<</Length 22>>stream\n10 10 m 20 l S /Im0 Do\nendstream endobj\n"
            + "trailer<</Root 1 0 R>>\n%%EOF";
    var file = Files.writeString(directory.resolve("damaged.pdf"), pdf);
    var run = Run.alone("print", file.toString(), "--printer", "Folder", "--data", data);
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .contains("Page 1 of the carrier's label is damaged and cannot be drawn whole")
        .hasLineCount(1);
    assertThat(paper).isEmptyDirectory();
  }

  @Test
  void aFileIsPrintedBesideARunningEngineWhichSaysWhatHappened() throws Exception {
    var data = directory.resolve("data").toString();
    var label = Files.writeString(directory.resolve("a.zpl"), "^XA^FDhello^FS^XZ");
    try (var _ = Engine.open(EngineOptions.at(directory.resolve("data")));
        var printer = new PracticePrinter(Duration.ofMillis(1), 10)) {
      assertThat(Run.of("printers", "add", "Zebra", printer.address(), "--data", data).exitCode())
          .isZero();
      var printed = Run.alone("print", label.toString(), "--printer", "Zebra", "--data", data);
      assertThat(printed.err()).isEmpty();
      assertThat(printed.out()).contains("Zebra.");
      var test = Run.of("printers", "test", "Zebra", "--data", data);
      assertThat(test.err()).isEmpty();
      var sheet = Run.of("printers", "commands", "--printer", "Zebra", "--data", data);
      assertThat(sheet.err()).isEmpty();
      assertThat(printer.printed()).hasSize(3);
      assertThat(new String(printer.printed().getFirst(), StandardCharsets.US_ASCII))
          .contains("^FDhello^FS", "^PW812^LL1218");

      printer.unplug();
      var waits =
          Run.of("print", label.toString(), "--printer", "Zebra", "--wait", "1", "--data", data);
      assertThat(waits.exitCode()).isEqualTo(1);
      assertThat(waits.err()).contains("not printed yet", "stays in the queue").hasLineCount(1);
    }
  }

  @Test
  void aBackupIsMadeBesideARunningEngineAndRestoredWithoutOne() throws Exception {
    var data = directory.resolve("data").toString();
    var file = directory.resolve("monday.quayside").toString();
    try (var _ = Engine.open(EngineOptions.at(directory.resolve("data")))) {
      var nowhere = directory.resolve("no such folder").resolve("backup.zip").toString();
      assertThat(Run.of("backup", nowhere, "--data", data).err()).contains("there is no folder");
      assertThat(Run.alone("backup", file, "--data", data).exitCode()).isZero();
      var busy = Run.alone("restore", file, "--data", data);
      assertThat(busy.exitCode()).isEqualTo(1);
      assertThat(busy.err()).contains("already running").hasLineCount(1);
    }
    var again = Run.of("backup", file, "--data", data);
    assertThat(again.exitCode()).isEqualTo(1);
    assertThat(again.err()).contains("exists already").hasLineCount(1);
    var restored = Run.of("restore", file, "--data", data);
    assertThat(restored.exitCode()).isZero();
    assertThat(restored.out()).contains("before-restore-");
  }

  @Test
  void theDoctorChangesNothing() throws Exception {
    var run = Run.alone("doctor", "--data", directory.resolve("none").toString());
    assertThat(run.out()).contains("does not exist yet");
    assertThat(directory.resolve("none")).doesNotExist();
  }

  private static Path only(Path folder, String extension) throws IOException {
    try (var files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith("." + extension))
          .findFirst()
          .orElseThrow();
    }
  }

  private static String barcode(Path png) throws IOException, NotFoundException, Exception {
    var bitmap =
        new BinaryBitmap(
            new HybridBinarizer(new BufferedImageLuminanceSource(ImageIO.read(png.toFile()))));
    return new Code128Reader().decode(bitmap, Map.of(DecodeHintType.TRY_HARDER, true)).getText();
  }
}

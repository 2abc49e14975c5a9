package dev.quayside.printing.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quayside.printing.Pictures;
import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The PDF as a print driver draws it (Ghostscript), read by decoders that share nothing with ours:
/// zbar for bars and dmtxread for Data Matrix.
class OtherDecodersTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(
      value = Dpi.class,
      names = {"DPI_203", "DPI_300"})
  void theTrackingNumberReadsFromTheDrawnPdf(Dpi dpi) throws Exception {
    require("gs", "ghostscript");
    require("zbarimg", "zbar-tools");
    List<ShippingLabel> labels = Stream.concat(SampleLabels.all(), SampleLabels.others()).toList();
    draw(labels, dpi);
    for (int i = 0; i < labels.size(); i++) {
      String number = labels.get(i).trackingNumber();
      assertThat(run("zbarimg", "-q", "--raw", "-Sdisable", "-Scode128.enable", page(i).toString()))
          .as("%s at %s", labels.get(i).carrier(), dpi)
          .anyMatch(line -> line.replace("\u001d", "").endsWith(number));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Dpi.class,
      names = {"DPI_203", "DPI_300"})
  void theDataMatrixReadsFromTheDrawnPdf(Dpi dpi) throws Exception {
    require("gs", "ghostscript");
    require("dmtxread", "dmtx-utils");
    List<ShippingLabel> labels = List.of(SampleLabels.canadaPost(), SampleLabels.australiaPost());
    draw(labels, dpi);
    for (int i = 0; i < labels.size(); i++) {
      Path crop = folder.resolve("matrix-" + i + ".png");
      ImageIO.write(
          Pictures.dataMatrixOf(Pictures.ofPng(Files.readAllBytes(page(i)))), "png", crop.toFile());
      String number = labels.get(i).trackingNumber();
      assertThat(run("dmtxread", "-n", "-N1", "-m5000", crop.toString()))
          .as("%s at %s", labels.get(i).carrier(), dpi)
          .anyMatch(line -> line.contains(number));
    }
  }

  private Path page(int index) {
    return folder.resolve("page-%d.png".formatted(index + 1));
  }

  private void draw(List<ShippingLabel> labels, Dpi dpi) throws Exception {
    List<LabelDocument> documents = labels.stream().map(new CarrierLabels()::document).toList();
    Path pdf = Files.write(folder.resolve("labels.pdf"), new Renders().pdf(documents, dpi));
    run(
        "gs",
        "-q",
        "-dNOPAUSE",
        "-dBATCH",
        "-dSAFER",
        "-sDEVICE=pnggray",
        "-r" + dpi.dotsPerInch(),
        "-o",
        folder.resolve("page-%d.png").toString(),
        pdf.toString());
  }

  private static void require(String program, String debianPackage) {
    boolean there =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
            .anyMatch(path -> Files.isExecutable(Path.of(path, program)));
    assumeTrue(there, program + " is not installed: apt-get install " + debianPackage);
  }

  private List<String> run(String... command) throws IOException, InterruptedException {
    Path log = folder.resolve("log");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return Files.readString(log, StandardCharsets.ISO_8859_1).lines().toList();
  }
}

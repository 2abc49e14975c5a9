package dev.quayside.printing.artwork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.printing.Pictures;
import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.render.Renders;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A PDF of which something cannot be drawn is refused: the label would come out without it.
class DamagedPdfTest {

  private static final Dpi DPI = Dpi.DPI_203;
  private static final int DAMAGES = 20;

  private final Renders renders = new Renders();
  private final LabelDocument label = new CarrierLabels().document(SampleLabels.ups());

  /// A bit of a compressed part is enough, wherever it is: what is drawn is drawn whole.
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aDamagedPartOfAPdfIsRefusedAndNeverLeftOut(boolean image) throws IOException {
    byte[] pdf = image ? imagePdf(label) : renders.pdf(label, DPI);
    var whole = renders.raster(document(pdf), DPI);
    Random random = new Random(1);
    List<Integer> streams = streams(pdf);
    for (int i = 0; i < DAMAGES; i++) {
      int start = streams.get(random.nextInt(streams.size() / 2) * 2);
      int end = streams.get(streams.indexOf(start) + 1);
      byte[] bad = pdf.clone();
      int at = start + random.nextInt(end - start);
      bad[at] ^= (byte) (1 << random.nextInt(8));
      try {
        assertThat(renders.raster(document(bad), DPI)).as("byte %d", at).isEqualTo(whole);
      } catch (BadArtwork refused) {
        assertThat(refused).hasMessageContaining("damaged");
      }
    }
  }

  /// Where the data of each stream begins and ends.
  private static List<Integer> streams(byte[] pdf) {
    var parts = new ArrayList<Integer>();
    var data =
        Pattern.compile("(?<!end)stream\r?\n(.*?)\r?\nendstream", Pattern.DOTALL)
            .matcher(new String(pdf, StandardCharsets.ISO_8859_1));
    while (data.find()) {
      parts.add(data.start(1));
      parts.add(data.end(1));
    }
    return parts;
  }

  /// Operators without their operands, of which there is none, of a part that is not there, and a
  /// page without any.
  @ParameterizedTest
  @CsvSource({
    "10 10 m 200 l S, cannot be drawn whole",
    "10 10 80 80 re f 10 wobble, cannot be drawn whole",
    "q 100 0 0 100 0 0 cm /Im7 Do Q 0 0 9 9 re f, cannot be drawn whole",
    "/Cs7 cs 10 10 80 80 re f, cannot be drawn whole",
    "1 g 10 10 80 80 re f, is blank",
    "'', is blank"
  })
  void aPageThatCannotBeDrawnWholeIsRefusedByName(String content, String because)
      throws IOException {
    refused(page(content), because);
  }

  @Test
  void whatDrawsNothingMayBeUnknown() throws IOException {
    var marked = page("BX /A MP 10 10 80 80 re f EX");
    assertThat(renders.raster(document(marked), DPI))
        .isEqualTo(renders.raster(document(page("10 10 80 80 re f")), DPI));
  }

  @Test
  void aPartThatIsNotInTheFileIsMissed() throws IOException {
    String pdf = new String(imagePdf(label), StandardCharsets.ISO_8859_1);
    var reference = Pattern.compile("/Im1 (\\d+) 0 R").matcher(pdf);
    assertThat(reference.find()).isTrue();
    refused(
        reference.replaceFirst("/Im1 77 0 R").getBytes(StandardCharsets.ISO_8859_1),
        "cannot be drawn whole");
  }

  private byte[] page(String content) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try (PDDocument pdf = new PDDocument()) {
      PDPage page = new PDPage(new PDRectangle(288, 432));
      PDStream contents = new PDStream(pdf);
      try (OutputStream out = contents.createOutputStream()) {
        out.write(content.getBytes(StandardCharsets.US_ASCII));
      }
      page.setContents(contents);
      page.setResources(new PDResources());
      pdf.addPage(page);
      pdf.save(file);
    }
    return file.toByteArray();
  }

  static byte[] imagePdf(LabelDocument label) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try (PDDocument pdf = new PDDocument()) {
      PDPage page = new PDPage(new PDRectangle(288, 432));
      pdf.addPage(page);
      var image =
          LosslessFactory.createFromImage(pdf, Pictures.ofPng(new Renders().png(label, DPI)));
      try (PDPageContentStream content = new PDPageContentStream(pdf, page)) {
        content.drawImage(image, 0, 0, 288, 432);
      }
      pdf.save(file, CompressParameters.NO_COMPRESSION);
    }
    return file.toByteArray();
  }

  private static LabelDocument document(byte[] pdf) {
    return Artwork.of(pdf).document(0, DPI, Size.FOUR_BY_SIX);
  }

  private static void refused(byte[] pdf, String because) {
    assertThatThrownBy(() -> document(pdf))
        .isInstanceOf(BadArtwork.class)
        .hasMessageContaining(because);
  }
}

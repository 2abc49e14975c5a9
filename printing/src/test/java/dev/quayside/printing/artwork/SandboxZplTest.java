package dev.quayside.printing.artwork;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.Scanner;
import dev.quayside.printing.ZplOracle;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.measure.Target;
import dev.quayside.printing.render.Renders;
import dev.quayside.printing.render.ZplGraphics;
import dev.quayside.printing.render.ZplSetup;
import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A carrier's own ZPL in the sandbox: marked as not for shipment, and its barcodes still scan.
class SandboxZplTest {

  private final Renders renders = new Renders();

  @ParameterizedTest
  @EnumSource(
      value = Dpi.class,
      names = {"DPI_203", "DPI_300"})
  void fieldsAreMarkedInAFreePlace(Dpi dpi) {
    for (ShippingLabel label : new ShippingLabel[] {SampleLabels.ups(), SampleLabels.fedex()}) {
      var document = new CarrierLabels().document(SampleLabels.live(label));
      isMarkedAndScans(renders.zplNative(document, dpi), dpi);
    }
  }

  @Test
  void aLabelThatIsOnePictureIsMarkedAtItsFoot() {
    var document = new CarrierLabels().document(SampleLabels.live(SampleLabels.fedex()));
    isMarkedAndScans(renders.zpl(document, Dpi.DPI_203, ZplGraphics.RLE), Dpi.DPI_203);
  }

  @Test
  void aBarcodeAtTheFootIsNotCovered() {
    String zpl = "^XA^FO60,60^A0N,30,30^FDTo^FS^BY3,3,400^FO60,800^BCN,400,N^FD123456^FS^XZ";
    BufferedImage marked = isMarkedAndScans(zpl.getBytes(StandardCharsets.US_ASCII), Dpi.DPI_203);
    assertThat(blackRow(marked, 794, 1218)).isEqualTo(-1);
  }

  @Test
  void whatOnlySetsThePrinterUpIsNotMadeALabel() {
    byte[] zpl = "^XA^IDR:*.*^FS^XZ^XA^FO9,9^FDx^FS^XZ".getBytes(StandardCharsets.US_ASCII);
    String clean = new String(zpl(zpl, Dpi.DPI_203, true), StandardCharsets.US_ASCII);
    assertThat(clean.split("XZ")[0]).doesNotContain("^GF");
    assertThat(clean.split("XZ")[1]).contains("^GF");
  }

  /// Rows of one height are found in what ZPL says of them.
  @Test
  void heightsAreReadFromEveryKindOfField() {
    ZplRoom room = new ZplRoom(new Target(Dpi.DPI_203, Size.FOUR_BY_SIX));
    assertThat(room.isBlank()).isTrue();
    int foot = room.strip().top();
    for (String command : "^LH0,100 ^FT0,1100 ^BY2,3,50 ^B3N,N,60,Y,N ^FD1 ^FS".split(" ")) {
      room.read(command);
    }
    assertThat(room.isBlank()).isFalse();
    assertThat(room.strip().top()).isLessThan(foot).isLessThan(1140);
  }

  private BufferedImage isMarkedAndScans(byte[] carriers, Dpi dpi) {
    ZplOracle.require();
    BufferedImage plain = ZplOracle.draw(zpl(carriers, dpi, false), dpi);
    BufferedImage marked = ZplOracle.draw(zpl(carriers, dpi, true), dpi);
    assertThat(blackRow(plain, 0, plain.getHeight())).isEqualTo(-1);
    assertThat(blackRow(marked, 0, marked.getHeight())).isNotEqualTo(-1);
    assertThat(Scanner.linear(marked)).isNotEmpty().isEqualTo(Scanner.linear(plain));
    return marked;
  }

  private static byte[] zpl(byte[] carriers, Dpi dpi, boolean sandbox) {
    return Artwork.of(carriers).zpl(dpi, Size.FOUR_BY_SIX, ZplSetup.NONE, sandbox);
  }

  /// The first row that is black from near edge to near edge, as only the strip is; -1 for none.
  private static int blackRow(BufferedImage label, int from, int to) {
    int margin = label.getWidth() / 50;
    for (int y = from; y < Math.min(to, label.getHeight()); y++) {
      boolean black = true;
      for (int x = margin; black && x < label.getWidth() - margin - 8; x++) {
        black = (label.getRGB(x, y) & 0xff) < 128;
      }
      if (black) {
        return y;
      }
    }
    return -1;
  }
}

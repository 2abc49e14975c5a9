package dev.quayside.printing.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.Pictures;
import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.Scanner;
import dev.quayside.printing.ZplOracle;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Every barcode of every label says what it must, read by zxing from the files a printer gets.
class BarcodesDecodeTest {

  private final Renders renders = new Renders();
  private final CarrierLabels labels = new CarrierLabels();

  @ParameterizedTest
  @EnumSource(Dpi.class)
  void pngBarcodesDecode(Dpi dpi) {
    uspsDecodes(png(SampleLabels.usps(), dpi));
    upsDecodes(png(SampleLabels.ups(), dpi));
    fedexDecodes(png(SampleLabels.fedex(), dpi));
  }

  @ParameterizedTest
  @EnumSource(Dpi.class)
  void pdfBarcodesDecode(Dpi dpi) {
    uspsDecodes(pdf(SampleLabels.usps(), dpi));
    upsDecodes(pdf(SampleLabels.ups(), dpi));
    fedexDecodes(pdf(SampleLabels.fedex(), dpi));
  }

  @ParameterizedTest
  @CsvSource({
    "DPI_203, RLE, false",
    "DPI_203, RLE, true",
    "DPI_300, Z64, false",
    "DPI_300, RLE, true"
  })
  void zplBarcodesDecodeWhenAnotherProgramDrawsThem(
      Dpi dpi, ZplGraphics graphics, boolean nativeCommands) {
    ZplOracle.require();
    List<BufferedImage> drawn =
        ZplOracle.draw(
            SampleLabels.all().map(label -> zpl(label, dpi, graphics, nativeCommands)).toList(),
            dpi);
    uspsDecodes(drawn.get(0));
    upsDecodes(drawn.get(1));
    fedexDecodes(drawn.get(2));
  }

  @ParameterizedTest
  @EnumSource(Dpi.class)
  void theGroundLabelCarriesTheGroundForm(Dpi dpi) {
    assertThat(Scanner.linear(png(SampleLabels.fedexGround(), dpi)))
        .containsExactly("9622001900000000000000794808390594");
  }

  static void uspsDecodes(BufferedImage label) {
    assertThat(Scanner.linear(label)).containsExactly("420902109205590175547700000011");
  }

  static void upsDecodes(BufferedImage label) {
    assertThat(Scanner.linear(label)).containsExactly("1Z12345E0305271640", "42090210");
    assertThat(Scanner.maxiCode(Pictures.maxiCodeOf(label)))
        .containsExactly(
            "[)>\u001e01\u001d96902101234\u001d840\u001d003\u001d1Z05271640\u001dUPSN\u001d12345E"
                + "\u001d325\u001d\u001d1/1\u001d3\u001dN\u001d9876 WILSHIRE BOU"
                + "\u001dBEVERLY HILLS\u001dCA\u001e\u0004");
  }

  static void fedexDecodes(BufferedImage label) {
    assertThat(Scanner.linear(label)).containsExactly("1001000000000009021000794808390594");
    assertThat(Scanner.pdf417(label))
        .containsExactly(
            "[)>\u001e01\u001d02902101234\u001d840\u001d05\u001d7948083905940201\u001dFDE\u001d325"
                + "\u001d\u001d1/1\u001d2.4LB\u001dN\u001d9876 WILSHIRE BOULEVARD\u001dBEVERLY HILLS"
                + "\u001dCA\u001dFACADE & SONS\u001e\u0004");
  }

  private BufferedImage png(ShippingLabel label, Dpi dpi) {
    return Pictures.ofPng(renders.png(labels.document(label), dpi));
  }

  private byte[] zpl(ShippingLabel label, Dpi dpi, ZplGraphics graphics, boolean nativeCommands) {
    LabelDocument document = labels.document(label);
    return nativeCommands ? renders.zplNative(document, dpi) : renders.zpl(document, dpi, graphics);
  }

  private BufferedImage pdf(ShippingLabel label, Dpi dpi) {
    return Pictures.ofPdf(renders.pdf(labels.document(label), dpi), 0, dpi);
  }
}

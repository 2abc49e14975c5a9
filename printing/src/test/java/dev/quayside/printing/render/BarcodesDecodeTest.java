package dev.quayside.printing.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.Pictures;
import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.Scanner;
import dev.quayside.printing.ZplOracle;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every barcode of every label says what it must, read by zxing from the files a printer gets.
class BarcodesDecodeTest {

  private static final Map<ShippingLabel, List<String>> LINEAR =
      Map.ofEntries(
          Map.entry(SampleLabels.usps(), List.of("420902109205590175547700000011")),
          Map.entry(SampleLabels.uspsAbroad(), List.of("CP123456785US")),
          Map.entry(SampleLabels.fedexGround(), List.of("9622001900000000000000794808390594")),
          Map.entry(SampleLabels.canadaPost(), List.of("9001000000000012")),
          Map.entry(SampleLabels.canadaPostAbroad(), List.of("LM000000015CA")),
          Map.entry(SampleLabels.australiaPost(), List.of("019931265099999891Q000000001011428")),
          Map.entry(SampleLabels.australiaPostAbroad(), List.of("EC000000017AU")),
          Map.entry(
              SampleLabels.dhl(),
              List.of("4100000014", "2LUS90210+48000001", "JJD014600004100000014")),
          Map.entry(SampleLabels.ontrac(), List.of("00190210", "C11000100000012")),
          Map.entry(SampleLabels.gls(), List.of("50100000000001")),
          Map.entry(SampleLabels.veho(), List.of("VH000000000001")));

  private static final Map<ShippingLabel, String> MATRICES =
      Map.of(
          SampleLabels.canadaPost(), "H3B1A79001000000000012",
          SampleLabels.canadaPostAbroad(), "90210LM000000015CA",
          SampleLabels.australiaPost(), "\u001d019931265099999891Q000000001011428\u001d4203000",
          SampleLabels.australiaPostAbroad(), "EC000000017AU");

  private final Renders renders = new Renders();
  private final CarrierLabels labels = new CarrierLabels();

  @ParameterizedTest
  @EnumSource(Dpi.class)
  void pngBarcodesDecode(Dpi dpi) {
    labels().forEach(label -> decodes(label, dots(label, dpi)));
  }

  @ParameterizedTest
  @EnumSource(Dpi.class)
  void pdfBarcodesDecode(Dpi dpi) {
    labels().forEach(label -> decodes(label, pdf(label, dpi)));
  }

  /// Graphics need no reading here: they are the dots of the PNG, as SameDotsTest shows.
  @ParameterizedTest
  @EnumSource(
      value = Dpi.class,
      names = {"DPI_203", "DPI_300"})
  void barcodesOfNativeZplDecodeWhenAnotherProgramDrawsThem(Dpi dpi) {
    ZplOracle.require();
    List<BufferedImage> drawn =
        ZplOracle.draw(
            labels().map(label -> renders.zplNative(labels.document(label), dpi)).toList(), dpi);
    List<ShippingLabel> samples = labels().toList();
    for (int i = 0; i < samples.size(); i++) {
      decodes(samples.get(i), drawn.get(i));
    }
  }

  private static Stream<ShippingLabel> labels() {
    return Stream.concat(SampleLabels.all(), SampleLabels.others());
  }

  private static void decodes(ShippingLabel label, BufferedImage picture) {
    if (label.equals(SampleLabels.ups())) {
      upsDecodes(picture);
    } else if (label.equals(SampleLabels.fedex())) {
      fedexDecodes(picture);
    } else {
      assertThat(Scanner.linear(picture))
          .as("%s", label)
          .containsExactlyInAnyOrderElementsOf(LINEAR.get(label));
      if (label.equals(SampleLabels.ontrac())) {
        assertThat(Scanner.pdf417(picture))
            .containsExactly(
                "[)>\u001e01\u001d9690210\u001d840\u001dC\u001dC11000100000012\u001dEMSY\u001d325"
                    + "\u001d\u001d1/1\u001d2.4LB\u001dN\u001d9876 WILSHIRE BOULEVARD\u001dBEVERLY"
                    + " HILLS\u001dCA\u001dFACADE & SONS\u001e\u0004");
      }
      String matrix = MATRICES.get(label);
      if (matrix != null) {
        assertThat(Scanner.dataMatrix(Pictures.dataMatrixOf(picture)))
            .as("%s", label)
            .containsExactly(matrix);
      }
    }
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
            "[)>\u001e01\u001d02902101234\u001d840\u001d05\u001d7948083905940201\u001dFDE\u001d325\u001d\u001d1/1\u001d2.4LB\u001dN\u001d9876"
                + " WILSHIRE BOULEVARD\u001dBEVERLY HILLS\u001dCA\u001dFACADE & SONS\u001e\u0004");
  }

  /// What a PNG holds, too: SameDotsTest.
  private BufferedImage dots(ShippingLabel label, Dpi dpi) {
    return Pictures.ofRaster(renders.raster(labels.document(label), dpi));
  }

  private BufferedImage pdf(ShippingLabel label, Dpi dpi) {
    return Pictures.ofPdf(renders.pdf(labels.document(label), dpi), 0, dpi);
  }
}

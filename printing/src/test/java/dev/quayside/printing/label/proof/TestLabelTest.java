package dev.quayside.printing.label.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.Pictures;
import dev.quayside.printing.Scanner;
import dev.quayside.printing.ZplOracle;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.printer.Encoding;
import dev.quayside.printing.printer.Handling;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.Tracking;
import dev.quayside.printing.printer.transport.Transports;
import dev.quayside.printing.render.Renders;
import java.awt.image.BufferedImage;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class TestLabelTest {

  private final Renders renders = new Renders();

  @ParameterizedTest
  @EnumSource(Dpi.class)
  void itIsSoundAndEverySymbologyDecodesFromItsDots(Dpi dpi) {
    Printer printer = printer(Language.PNG, Profile.of(dpi));
    assertThat(renders.check(printer.testLabel(), dpi)).isEmpty();
    decodes(Pictures.ofPng(printer.render(printer.testLabel(), renders)));
  }

  @ParameterizedTest
  @EnumSource(
      value = Dpi.class,
      names = {"DPI_203", "DPI_300"})
  void everySymbologyDecodesFromThePdfAndFromZplAnotherProgramDraws(Dpi dpi) {
    Printer office = printer(Language.PDF, Profile.of(dpi));
    byte[] pdf = office.render(office.testLabel(), renders);
    decodes(Pictures.ofPdf(pdf, 0, dpi));
    ZplOracle.require();
    Printer zebra = printer(Language.ZPL, Profile.of(dpi).in(Encoding.Z64));
    decodes(ZplOracle.draw(zebra.render(zebra.testLabel(), renders), dpi));
  }

  private static void decodes(BufferedImage label) {
    assertThat(Scanner.linear(label))
        .extracting(code -> code.replace("\u001d", ""))
        .containsExactlyInAnyOrder(TestLabel.CODE, "420902109205590175547700000011");
    assertThat(Scanner.pdf417(label)).anyMatch(text -> text.startsWith("PDF417: the quick"));
    assertThat(Scanner.maxiCode(Pictures.part(label, 300, 4060, 1180, 1110)))
        .anyMatch(text -> text.contains(TestLabel.CODE));
    assertThat(Scanner.dataMatrix(Pictures.part(label, 2750, 3130, 900, 740)))
        .containsExactly("Data Matrix " + TestLabel.CODE);
  }

  static Stream<Size> media() {
    return Stream.of(
        new Size(Length.mils(4000), Length.mils(8000)),
        new Size(Length.mils(4000), Length.mils(4000)),
        new Size(Length.mils(4000), Length.mils(3000)),
        new Size(Length.mils(2250), Length.mils(1250)),
        new Size(Length.micrometres(105_000), Length.micrometres(148_000)),
        new Size(Length.mils(8500), Length.mils(11_000)));
  }

  @ParameterizedTest
  @MethodSource("media")
  void itIsAsLargeAsWhatIsLoadedAndItsFrameIsOnTheEdge(Size media) {
    Profile profile = Profile.of(Dpi.DPI_203).loadedWith(media, Tracking.GAP);
    Printer printer = printer(Language.PNG, profile);
    assertThat(renders.check(printer.testLabel(), Dpi.DPI_203)).isEmpty();
    var dots = renders.raster(printer.testLabel(), Dpi.DPI_203).bits();
    assertThat(dots.isBlack(0, dots.height() - 1)).isTrue();
    assertThat(dots.isBlack(dots.width() - 1, 0)).isTrue();
    assertThat(dots.isBlack(dots.width() - 1, dots.height() - 1)).isTrue();
  }

  @Test
  void itSaysHowThePrinterIsSetUp() throws Exception {
    Profile profile =
        new Profile(
            Dpi.DPI_300,
            Size.FOUR_BY_SIX,
            null,
            18,
            4,
            Length.micrometres(1500),
            Length.ZERO,
            true,
            Handling.CUT,
            Encoding.RLE,
            null);
    Printer printer = printer(Language.PDF, profile);
    try (var pdf = org.apache.pdfbox.Loader.loadPDF(printer.render(printer.testLabel(), renders))) {
      assertThat(new org.apache.pdfbox.text.PDFTextStripper().getText(pdf))
          .contains("Packing 1", "PDF, 300 dpi, 4x6in", "Darkness 18, speed 4")
          .contains("Right 1.50 mm", "Foot first", "cut", "tcp://192.0.2.5:9100");
    }
  }

  private static Printer printer(Language language, Profile profile) {
    return new Printer(
        "Packing 1", new Transports().open("tcp://192.0.2.5:9100"), language, profile);
  }
}

package dev.quayside.printing.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.printing.Pictures;
import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.Scanner;
import dev.quayside.printing.document.LabelSheets.Offset;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.printer.LabelContent;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.transport.Transports;
import dev.quayside.printing.render.Raster;
import dev.quayside.printing.render.Renders;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class SheetsTest {

  private final Renders renders = new Renders();

  @Test
  void twoLabelsLieOnALetterSheetDotForDot() {
    Raster label = label(Dpi.DPI_300);
    List<LabelDocument> pages =
        LabelSheet.TWO_ON_LETTER.pages(List.of(label, label, label), Dpi.DPI_300, 1, Offset.NONE);
    assertThat(pages).hasSize(2);
    BufferedImage page = Pictures.ofPng(renders.png(pages.getFirst(), Dpi.DPI_300));
    for (int place = 0; place < 2; place++) {
      int top = Dpi.DPI_300.dots(Length.mils(750 + place * 5500L));
      int left = Dpi.DPI_300.dots(Length.mils(1250));
      for (int y = 0; y < label.height(); y += 3) {
        for (int x = 0; x < label.width(); x++) {
          boolean black = (page.getRGB(left + label.height() - 1 - y, top + x) & 0xff) < 128;
          assertThat(black).isEqualTo(label.bits().isBlack(x, y));
        }
      }
    }
  }

  @Test
  void aSheetBegunIsUsedUpAndLabelsStillScan() {
    Raster label = label(Dpi.DPI_600);
    List<LabelDocument> pages =
        LabelSheet.FOUR_ON_A4.pages(List.of(label, label), Dpi.DPI_600, 4, Offset.NONE);
    assertThat(pages).hasSize(2);
    BufferedImage first = Pictures.ofPng(renders.png(pages.getFirst(), Dpi.DPI_600));
    BufferedImage last =
        first.getSubimage(
            first.getWidth() / 2,
            first.getHeight() / 2,
            first.getWidth() / 2,
            first.getHeight() / 2);
    assertThat(Scanner.linear(last)).contains("C11000100000012");
    assertThatThrownBy(
            () -> LabelSheet.FOUR_ON_A4.pages(List.of(label), Dpi.DPI_600, 5, Offset.NONE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aPrinterThatIsOffIsMadeUpFor() {
    Raster label = label(Dpi.DPI_300);
    Offset offset = new Offset(Length.mils(-40), Length.mils(100));
    var moved = LabelSheet.TWO_ON_LETTER.pages(List.of(label), Dpi.DPI_300, 1, offset);
    var still = LabelSheet.TWO_ON_LETTER.pages(List.of(label), Dpi.DPI_300, 1, Offset.NONE);
    var from = renders.raster(still.getFirst(), Dpi.DPI_300).bits();
    var to = renders.raster(moved.getFirst(), Dpi.DPI_300).bits();
    for (int x = 500; x < 2000; x += 7) {
      assertThat(to.isBlack(x - 12, 630)).isEqualTo(from.isBlack(x, 600));
    }
  }

  @Test
  void theSecondHalfOfALetterSheetIsUsed() {
    Printer printer =
        new Printer(
            "Office",
            new Transports().open("tcp://192.0.2.5:9100"),
            Language.PDF,
            Profile.of(Dpi.DPI_300).on(LabelSheet.TWO_ON_LETTER));
    var labels =
        List.of(
            LabelContent.of(new CarrierLabels().document(SampleLabels.ontrac())),
            LabelContent.of(new CarrierLabels().document(SampleLabels.ups())));
    byte[] pdf = printer.render(LabelSheet.TWO_ON_LETTER, 2, labels, renders);
    BufferedImage first = Pictures.ofPdf(pdf, 0, Dpi.DPI_300);
    assertThat(isBlank(first.getSubimage(0, 0, 2540, 1640))).isTrue();
    assertThat(Scanner.linear(upright(first.getSubimage(0, 1655, 2540, 1640))))
        .contains("C11000100000012");
    BufferedImage second = Pictures.ofPdf(pdf, 1, Dpi.DPI_300);
    assertThat(Scanner.linear(upright(second.getSubimage(0, 0, 2540, 1640))))
        .contains("1Z12345E0305271640");
    assertThat(isBlank(second.getSubimage(0, 1655, 2540, 1640))).isTrue();
    assertThat(LabelSheet.TWO_ON_LETTER.after(2, 2)).isEqualTo(2);
    assertThat(LabelSheet.FOUR_ON_A4.after(4, 1)).isEqualTo(1);
  }

  /// A quarter against the clock.
  private static BufferedImage upright(BufferedImage lying) {
    BufferedImage image =
        new BufferedImage(lying.getHeight(), lying.getWidth(), BufferedImage.TYPE_BYTE_GRAY);
    for (int y = 0; y < lying.getHeight(); y++) {
      for (int x = 0; x < lying.getWidth(); x++) {
        image.setRGB(y, lying.getWidth() - 1 - x, lying.getRGB(x, y));
      }
    }
    return image;
  }

  private static boolean isBlank(BufferedImage image) {
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        if ((image.getRGB(x, y) & 0xff) < 128) {
          return false;
        }
      }
    }
    return true;
  }

  @Test
  void everyCommandScans() {
    for (Size size : List.of(Paper.LETTER.size(), Paper.A4.size(), Size.FOUR_BY_SIX)) {
      LabelDocument sheet = Documents.commandSheet(size, Locale.ENGLISH);
      assertThat(renders.check(sheet, Dpi.DPI_203)).isEmpty();
      assertThat(Scanner.linear(Pictures.ofPng(renders.png(sheet, Dpi.DPI_203))))
          .containsExactlyInAnyOrder("QS:BUY", "QS:REPRINT", "QS:VOID", "QS:HOLD", "QS:NEXT");
    }
  }

  private Raster label(Dpi dpi) {
    return renders.raster(new CarrierLabels().document(SampleLabels.ontrac()), dpi);
  }
}

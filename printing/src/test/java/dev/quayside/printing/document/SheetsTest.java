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
        LabelSheets.twoOnLetter(List.of(label, label, label), Dpi.DPI_300, Offset.NONE);
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
        LabelSheets.fourOnA4(List.of(label, label), Dpi.DPI_600, 4, Offset.NONE);
    assertThat(pages).hasSize(2);
    BufferedImage first = Pictures.ofPng(renders.png(pages.getFirst(), Dpi.DPI_600));
    BufferedImage last =
        first.getSubimage(
            first.getWidth() / 2,
            first.getHeight() / 2,
            first.getWidth() / 2,
            first.getHeight() / 2);
    assertThat(Scanner.linear(last)).contains("C11000100000012");
    assertThatThrownBy(() -> LabelSheets.fourOnA4(List.of(label), Dpi.DPI_600, 5, Offset.NONE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aPrinterThatIsOffIsMadeUpFor() {
    Raster label = label(Dpi.DPI_300);
    Offset offset = new Offset(Length.mils(-40), Length.mils(100));
    var moved = LabelSheets.twoOnLetter(List.of(label), Dpi.DPI_300, offset);
    var still = LabelSheets.twoOnLetter(List.of(label), Dpi.DPI_300, Offset.NONE);
    var from = renders.raster(still.getFirst(), Dpi.DPI_300).bits();
    var to = renders.raster(moved.getFirst(), Dpi.DPI_300).bits();
    for (int x = 500; x < 2000; x += 7) {
      assertThat(to.isBlack(x - 12, 630)).isEqualTo(from.isBlack(x, 600));
    }
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

package dev.quayside.printing.document;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.barcode.ModuleWidth;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/// A pick list: each place with its bar code and what to take there, then the slots with theirs.
/// Positions are in mils.
final class PickSheetPages {

  /// Two dots at 203 dpi.
  private static final ModuleWidth MODULE =
      new ModuleWidth(Length.micrometres(245), Length.mils(15));

  private static final double MODULE_MILS = 9.86;

  /// Start, check and stop characters and both quiet zones of Code 128, and each character.
  private static final int MODULES_BESIDE = 57;

  private static final int MODULES_A_CHARACTER = 11;

  private static final int LINE = 860;
  private static final int SLOT = 700;
  private static final int BARS = 300;
  private static final int FOOT = 260;

  private final PickSheet list;
  private final Size size;
  private final Texts texts;
  private final int width;
  private final int height;
  private final int margin;
  private final List<Sheet> pages = new ArrayList<>();
  private int y;

  private PickSheetPages(PickSheet list, Size size, Locale locale) {
    this.list = list;
    this.size = size;
    this.texts = Texts.in(locale);
    this.width = (int) size.width().inMils();
    this.height = (int) size.height().inMils();
    this.margin = width > 5000 ? 600 : 180;
  }

  static List<LabelDocument> of(PickSheet list, Size size, Locale locale) {
    var pages = new PickSheetPages(list, size, locale);
    pages.head();
    list.lines().forEach(pages::line);
    list.slots().forEach(pages::slot);
    return pages.finish();
  }

  private void head() {
    turn();
    sheet().at(Face.DISPLAY, 15).line(title(), margin, y + 220, inner());
    code("list", list.code(), y + 320);
    y += 320 + BARS + 160;
    sheet().rule(margin, y, inner(), 12);
    y += 60;
  }

  private void line(PickSheet.Line line) {
    make(LINE);
    var place = Objects.requireNonNullElse(line.place(), texts.get("pick.noplace"));
    sheet().at(Face.DISPLAY, 14).line(line.quantity() + " ×", margin, y + 200, 560);
    sheet().at(Face.DISPLAY, 13).atLeast(5).line(place, margin + 600, y + 200, inner() - 600);
    sheet().at(Face.DISPLAY, 9).atLeast(5).line(line.sku(), margin, y + 350, inner() / 3);
    sheet()
        .at(Face.TEXT, 9)
        .atLeast(5)
        .line(line.name(), margin + inner() / 3, y + 350, inner() * 2 / 3);
    if (line.place() != null) {
      code("place", line.place(), y + 400);
    }
    sheet()
        .at(Face.TEXT, 7)
        .atLeast(4)
        .line(texts.get("pick.slots") + " " + line.slots(), margin, y + LINE - 60, inner());
    end(LINE);
  }

  private void slot(PickSheet.Slot slot) {
    make(SLOT);
    sheet()
        .at(Face.DISPLAY, 13)
        .line(texts.get("pick.slot") + " " + slot.slot(), margin, y + 210, inner() / 3);
    sheet()
        .at(Face.TEXT, 9)
        .atLeast(5)
        .line(slot.orders(), margin + inner() / 3, y + 210, inner() * 2 / 3);
    code("slot", slot.code(), y + 290);
    end(SLOT);
  }

  private void end(int mils) {
    sheet().rule(margin, y + mils - 20, inner(), 5);
    y += mils;
  }

  /// Left out where it is too long to be read, or Code 128 has no character for it.
  private void code(String name, String text, int top) {
    int modules = MODULES_BESIDE + MODULES_A_CHARACTER * text.length();
    if (text.matches("[ -~]+") && modules * MODULE_MILS <= inner()) {
      var area = Area.mils(margin, top, inner(), BARS);
      sheet().add(LinearBarcode.code128(name, text, area, MODULE));
    }
  }

  private String title() {
    return texts.get("pick.title", Integer.toString(list.number()));
  }

  private void make(int mils) {
    if (y + mils > height - margin - FOOT) {
      turn();
    }
  }

  private void turn() {
    pages.add(Sheet.ofPaper());
    y = margin;
  }

  private Sheet sheet() {
    return pages.getLast();
  }

  private int inner() {
    return width - 2 * margin;
  }

  private List<LabelDocument> finish() {
    var finished = new ArrayList<LabelDocument>();
    for (var page : pages) {
      page.at(Face.TEXT, 7).line(title(), margin, height - margin, inner() / 2);
      page.at(Face.TEXT, 7)
          .line(
              texts.get("page", finished.size() + 1, pages.size()),
              margin + inner() / 2,
              height - margin,
              inner() / 2,
              Align.RIGHT);
      finished.add(new LabelDocument(size, page.elements()));
    }
    return finished;
  }
}

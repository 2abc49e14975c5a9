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
import java.util.Locale;

/// A sheet of barcodes to hang up beside the bench: the packer scans them instead of pressing a
/// key.
final class CommandSheet {

  private static final String[] COMMANDS = {"BUY", "REPRINT", "VOID", "HOLD", "NEXT"};

  private static final ModuleWidth MODULE = new ModuleWidth(Length.mils(13), Length.mils(25));

  /// Smallest edge of the media: on smaller ones five barcodes could not be scanned from an arm's
  /// length, and the sheet is made at 4 x 6 inches.
  private static final Length SMALLEST = Length.mils(3900);

  private CommandSheet() {}

  static LabelDocument of(Size media, Locale locale) {
    boolean small = media.width().compareTo(SMALLEST) < 0 || media.height().compareTo(SMALLEST) < 0;
    Size size = small ? Size.FOUR_BY_SIX : media;
    Texts texts = Texts.in(locale);
    int width = (int) size.width().inMils();
    int height = (int) size.height().inMils();
    int margin = Math.min(600, width / 16);
    Sheet sheet = new Sheet();
    int top = margin;
    boolean large = width > 5000;
    sheet
        .at(Face.DISPLAY, large ? 22 : 12)
        .line(texts.get("commands"), margin, top + (large ? 280 : 170), width - 2 * margin);
    top += large ? 480 : 260;
    int row = (height - top - margin / 2) / COMMANDS.length;
    for (String command : COMMANDS) {
      sheet.rule(margin, top, width - 2 * margin, 10);
      command(sheet, texts, command, Area.mils(margin, top, width - 2L * margin, row), large);
      top += row;
    }
    return new LabelDocument(size, sheet.elements());
  }

  private static void command(Sheet sheet, Texts texts, String command, Area area, boolean large) {
    int x = (int) area.x().inMils();
    int y = (int) area.y().inMils();
    int width = (int) area.width().inMils();
    int height = (int) area.height().inMils();
    int words = large ? width * 38 / 100 : width;
    sheet
        .at(Face.DISPLAY, large ? 24 : 13)
        .line(texts.get("command." + command), x, y + (large ? height / 2 : 230), words);
    sheet
        .at(Face.TEXT, large ? 9 : 7)
        .line(
            texts.get("command." + command + ".what"),
            large ? x : x + width * 45 / 100,
            y + (large ? height / 2 + 220 : 210),
            large ? words : width * 55 / 100,
            large ? Align.LEFT : Align.RIGHT);
    int left = large ? x + words : x;
    int barsTop = y + (large ? height / 6 : 310);
    int bars = y + height - barsTop - (large ? height / 4 : 100);
    sheet.add(
        LinearBarcode.code128(
            command, "QS:" + command, Area.mils(left, barsTop, x + width - left, bars), MODULE));
    if (large) {
      sheet
          .at(Face.TEXT, 8)
          .line("QS:" + command, left, barsTop + bars + 160, x + width - left, Align.CENTER);
    }
  }
}

package dev.quayside.printing.document;

import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.element.Image;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.render.Raster;
import java.util.ArrayList;
import java.util.List;

/// Labels on sheets of adhesive paper, for office printers.
public final class LabelSheets {

  /// Correction for a printer that prints off centre: everything moves by this much.
  public record Offset(Length right, Length down) {

    public static final Offset NONE = new Offset(Length.ZERO, Length.ZERO);
  }

  /// Smallest factor a label is shrunk by: carriers accept slightly smaller labels as long as bars
  /// stay wide enough to scan.
  private static final double LEAST_SCALE = 0.95;

  private static final Length RIM = Length.micrometres(3_700);

  private LabelSheets() {}

  /// Places labels turned by a quarter, at full size.
  static List<LabelDocument> twoOnLetter(List<Raster> labels, Dpi dpi, int start, Offset offset) {
    Length half = Length.mils(5500);
    Length x = Length.mils((8500 - 6000) / 2).plus(offset.right());
    Length indent = Length.mils((5500 - 4000) / 2).plus(offset.down());
    return filled(
        LabelSheet.TWO_ON_LETTER,
        labels,
        start,
        (name, label, place) -> {
          if (label.width() > dpi.dots(Length.mils(4000))
              || label.height() > dpi.dots(Length.mils(6000))) {
            throw new IllegalArgumentException("This label is larger than 4 x 6 inches.");
          }
          return new Image(name, x, half.times(place).plus(indent), turned(label.bits()));
        });
  }

  /// Places labels upright and a little smaller: an office printer leaves the rim of a page blank,
  /// so that labels keep away from it, towards the middle of the sheet.
  static List<LabelDocument> fourOnA4(List<Raster> labels, Dpi dpi, int start, Offset offset) {
    Size a6 = new Size(Length.micrometres(105_000), Length.micrometres(148_500));
    return filled(
        LabelSheet.FOUR_ON_A4,
        labels,
        start,
        (name, label, place) -> {
          Bits fitted = fitted(label.bits(), dpi, new Size(a6.width(), a6.height().minus(RIM)));
          Length left = a6.width().times(place % 2);
          Length top = place < 2 ? RIM : a6.height();
          long dots = (long) dpi.dots(a6.width()) - fitted.width();
          Length indent = new Length(dots / 2 * Length.UNITS_PER_INCH / dpi.dotsPerInch());
          return new Image(
              name, left.plus(indent).plus(offset.right()), top.plus(offset.down()), fitted);
        });
  }

  private interface Placing {
    /// @param place the label's position on its sheet, from 0
    Element place(String name, Raster label, int place);
  }

  private static List<LabelDocument> filled(
      LabelSheet sheet, List<Raster> labels, int start, Placing placing) {
    List<List<Element>> pages = new ArrayList<>();
    for (int i = 0; i < labels.size(); i++) {
      int place = start - 1 + i;
      if (place / sheet.places() >= pages.size()) {
        pages.add(new ArrayList<>());
      }
      pages
          .get(place / sheet.places())
          .add(placing.place("label " + (i + 1), labels.get(i), place % sheet.places()));
    }
    return pages.stream().map(e -> new LabelDocument(sheet.size(), e)).toList();
  }

  private static Bits fitted(Bits label, Dpi dpi, Size room) {
    double scale =
        Math.min(
            1,
            Math.min(
                dpi.dotsAtMost(room.width()) / (double) label.width(),
                dpi.dotsAtMost(room.height()) / (double) label.height()));
    if (scale < LEAST_SCALE) {
      throw new IllegalArgumentException("This label is too large for a quarter of an A4 sheet.");
    }
    return scale == 1 ? label : scaled(label, scale);
  }

  private static Bits scaled(Bits label, double scale) {
    int width = (int) (label.width() * scale);
    int height = (int) (label.height() * scale);
    int rowBytes = (width + 7) / 8;
    byte[] rows = new byte[rowBytes * height];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        if (label.isBlack((int) ((x + 0.5) / scale), (int) ((y + 0.5) / scale))) {
          rows[y * rowBytes + (x >> 3)] |= (byte) (0x80 >> (x & 7));
        }
      }
    }
    return Bits.of(width, height, rows);
  }

  /// The label turned a quarter clockwise.
  private static Bits turned(Bits label) {
    int width = label.height();
    int height = label.width();
    int rowBytes = (width + 7) / 8;
    byte[] rows = new byte[rowBytes * height];
    for (int y = 0; y < label.height(); y++) {
      for (int x = 0; x < label.width(); x++) {
        if (label.isBlack(x, y)) {
          int toX = width - 1 - y;
          rows[x * rowBytes + (toX >> 3)] |= (byte) (0x80 >> (toX & 7));
        }
      }
    }
    return Bits.of(width, height, rows);
  }
}

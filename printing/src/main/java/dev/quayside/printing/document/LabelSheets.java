package dev.quayside.printing.document;

import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.image.Image;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.render.Raster;
import java.util.ArrayList;
import java.util.List;

/// Labels on sheets of adhesive paper, for office printers.
public final class LabelSheets {

  /// How far a printer is off: everything moves by as much.
  public record Offset(Length right, Length down) {

    public static final Offset NONE = new Offset(Length.ZERO, Length.ZERO);
  }

  /// Carriers take labels that are a little smaller, as long as bars stay wide enough.
  private static final double LEAST_SCALE = 0.95;

  private static final int A6_ON_A4 = 4;

  private LabelSheets() {}

  /// Two 4 x 6 inch labels on each Letter sheet, turned a quarter, at full size.
  public static List<LabelDocument> twoOnLetter(List<Raster> labels, Dpi dpi, Offset offset) {
    Length half = Length.mils(5500);
    List<LabelDocument> pages = new ArrayList<>();
    for (int i = 0; i < labels.size(); i += 2) {
      List<Element> elements = new ArrayList<>();
      for (int j = i; j < Math.min(labels.size(), i + 2); j++) {
        Bits turned = turned(labels.get(j).bits());
        Length slack = Length.mils(5500 - 4000);
        Length y = half.times(j - i).plus(new Length(slack.units() / 2)).plus(offset.down());
        Length x = Length.mils((8500 - 6000) / 2).plus(offset.right());
        elements.add(new Image("label " + (j + 1), x, y, turned));
      }
      pages.add(new LabelDocument(Paper.LETTER.size(), elements));
    }
    return pages;
  }

  /// Four to an A4 sheet of A6 labels, upright, from left to right and down.
  ///
  /// @param start the first label on the first sheet that is still there, 1 to 4
  /// @throws IllegalArgumentException when the start is none of these, or a label is too large
  public static List<LabelDocument> fourOnA4(
      List<Raster> labels, Dpi dpi, int start, Offset offset) {
    if (start < 1 || start > A6_ON_A4) {
      throw new IllegalArgumentException("The first label is 1, 2, 3 or 4, not " + start + ".");
    }
    Size a6 = new Size(Length.micrometres(105_000), Length.micrometres(148_500));
    List<List<Element>> pages = new ArrayList<>();
    for (int i = 0; i < labels.size(); i++) {
      int place = start - 1 + i;
      if (place / A6_ON_A4 >= pages.size()) {
        pages.add(new ArrayList<>());
      }
      Bits fitted = fitted(labels.get(i).bits(), dpi, a6);
      Length left = new Length(a6.width().units() * (place % 2));
      Length top = new Length(a6.height().units() * (place % A6_ON_A4 / 2));
      long dots = dpi.dots(a6.width()) - fitted.width();
      Length indent = new Length(dots / 2 * Length.UNITS_PER_INCH / dpi.dotsPerInch());
      pages
          .get(place / A6_ON_A4)
          .add(
              new Image(
                  "label " + (i + 1),
                  left.plus(indent).plus(offset.right()),
                  top.plus(offset.down()),
                  fitted));
    }
    return pages.stream().map(e -> new LabelDocument(Paper.A4.size(), e)).toList();
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

  /// A quarter with the clock.
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

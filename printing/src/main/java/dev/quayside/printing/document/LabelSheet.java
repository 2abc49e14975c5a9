package dev.quayside.printing.document;

import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.render.Raster;
import java.util.List;

/// Adhesive paper with several labels to a sheet, for office printers. The label positions are
/// counted from 1, from left to right and down.
public enum LabelSheet {
  /// Two half sheets: 4 x 6 inch labels lie on their side, at full size.
  TWO_ON_LETTER(2, Paper.LETTER),
  /// Four A6 labels, upright.
  FOUR_ON_A4(4, Paper.A4);

  private final int places;
  private final Paper paper;

  LabelSheet(int places, Paper paper) {
    this.places = places;
    this.paper = paper;
  }

  public int places() {
    return places;
  }

  public Size size() {
    return paper.size();
  }

  /// The resolution labels are drawn at: labels that are shrunk a little need finer dots for their
  /// bars to stay even.
  public Dpi drawnAt(Dpi printer) {
    return this == FOUR_ON_A4 ? Dpi.DPI_600 : printer;
  }

  /// The position that follows this many labels, from `start` on.
  public int after(int start, int labels) {
    return (start - 1 + labels) % places + 1;
  }

  /// The position of the first of this many labels, when `next` follows the last.
  public int before(int next, int labels) {
    return Math.floorMod(next - 1 - labels, places) + 1;
  }

  /// @param start the first position of the first sheet that still has its label
  /// @throws IllegalArgumentException when there is no such position, or a label is too large
  public List<LabelDocument> pages(
      List<Raster> labels, Dpi dpi, int start, LabelSheets.Offset offset) {
    if (start < 1 || start > places) {
      throw new IllegalArgumentException(
          "The first label is 1 to %d, not %d.".formatted(places, start));
    }
    return switch (this) {
      case TWO_ON_LETTER -> LabelSheets.twoOnLetter(labels, dpi, start, offset);
      case FOUR_ON_A4 -> LabelSheets.fourOnA4(labels, dpi, start, offset);
    };
  }
}

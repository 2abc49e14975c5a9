package dev.quayside.printing.label.proof;

import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import java.util.List;

/// A label that tests everything that goes wrong on printers: edges, scale, heat, and every kind of
/// barcode on carriers' labels. 4 x 6 inches hold all of it; smaller labels hold what fits.
public final class TestLabel {

  /// The content of the Code 128: a scanner that reads it back has read this label.
  public static final String CODE = "QUAYSIDE-TEST";

  private static final int TOP = 330;
  private static final int FOOT = 60;
  private static final int LINE = 10;
  private static final int MARK = 180;

  private TestLabel() {}

  /// @param media the loaded label: the frame runs along its very edge
  /// @param printer its name
  /// @param profile the printer's settings, a line for each
  public static LabelDocument of(Size media, String printer, List<String> profile) {
    int width = (int) media.width().inMils();
    int height = (int) media.height().inMils();
    Sheet sheet = new Sheet();
    sheet.frame(0, 0, width, height, LINE);
    sheet.add(new Ruler(edge(media.width(), Length.mils(MARK)), true));
    sheet.add(new Ruler(edge(Length.mils(MARK), media.height()), false));
    int y = TOP;
    for (ProofPart part : ProofPart.of(printer, profile)) {
      if (part.width() <= width && y + part.height() <= height - FOOT) {
        part.draw(sheet, y, width);
        y += part.height();
      }
    }
    return new LabelDocument(media, sheet.elements());
  }

  private static Area edge(Length width, Length height) {
    return new Area(Length.ZERO, Length.ZERO, width, height);
  }
}

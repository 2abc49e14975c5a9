package dev.quayside.printing.document;

import dev.quayside.printing.document.Declaration.Contents;
import dev.quayside.printing.label.element.Sheet;
import java.util.Arrays;

/// A box to tick on a form.
final class CheckBox {

  private static final int SIDE = 120;

  private CheckBox() {}

  static void put(Sheet sheet, int x, int y, boolean ticked) {
    sheet.frame(x, y, SIDE, SIDE, 8);
    if (ticked) {
      sheet.fill(x + 28, y + 28, SIDE - 56, SIDE - 56);
    }
  }

  /// What the form has no box for is ticked as the last one, other.
  static boolean isTicked(Declaration declaration, Contents box, Contents[] boxes) {
    boolean offered = Arrays.asList(boxes).contains(declaration.contents());
    return offered ? declaration.contents() == box : box == Contents.OTHER;
  }
}

package dev.quayside.printing.document;

import dev.quayside.printing.customs.Contents;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.element.Sheet;
import java.util.List;

/// The boxes of a customs form to tick: why the goods cross the border.
final class Categories {

  private static final List<Contents> BOXES =
      List.of(
          Contents.GIFT,
          Contents.DOCUMENTS,
          Contents.SAMPLE,
          Contents.MERCHANDISE,
          Contents.RETURNED_GOODS,
          Contents.OTHER);

  private static final int SIDE = 120;
  private static final int ROW = 190;

  private Categories() {}

  /// Draws the boxes in this many columns at the flow's position, below a caption. Contents without
  /// a box of their own tick the last box, "other".
  static void put(Flow flow, Declaration declaration, int width, int columns, int points) {
    Contents contents = declaration.customs().contents();
    Contents ticked = BOXES.contains(contents) ? contents : Contents.OTHER;
    Sheet sheet = flow.sheet();
    for (int i = 0; i < BOXES.size(); i++) {
      int x = Flow.MARGIN + 60 + i % columns * width / columns;
      int y = flow.y() + 210 + i / columns * ROW;
      sheet.frame(x, y, SIDE, SIDE, 8);
      if (BOXES.get(i) == ticked) {
        sheet.fill(x + 28, y + 28, SIDE - 56, SIDE - 56);
      }
      String name = flow.texts().get("cn.contents." + BOXES.get(i).name());
      sheet.at(Face.TEXT, points).line(name, x + 170, y + 110, width / columns - 260);
    }
  }
}

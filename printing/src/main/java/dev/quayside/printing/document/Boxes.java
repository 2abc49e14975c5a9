package dev.quayside.printing.document;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.element.Align;
import java.util.List;

/// A form of boxes side by side, row under row, each with a small caption and its text. Lengths are
/// in mils.
record Boxes(Flow flow, int width) {

  /// @param share of the form's width, in percent
  /// @param text what is filled in; may be broken into lines
  record Box(int share, String caption, String text, Face face, int points, Align align) {

    static Box of(int share, String caption, String text) {
      return new Box(share, caption, text, Face.TEXT, 8, Align.LEFT);
    }

    static Box head(int share, String text, Align align) {
      return new Box(share, "", text, Face.DISPLAY, 6, align);
    }

    Box aligned(Align aligned) {
      return new Box(share, caption, text, face, points, aligned);
    }

    Box at(Face other, int size) {
      return new Box(share, caption, text, other, size, align);
    }
  }

  private static final int LINE = 10;
  private static final int PAD = 50;
  private static final int CAPTION_POINTS = 6;

  /// Adds a row as high as its fullest box, and at least `least`; on the next page when this one
  /// has no room.
  void row(int least, Box... boxes) {
    row(least, List.of(boxes));
  }

  /// Adds a row of as many boxes as the list has, as high as the fullest of them, and at least
  /// `least`.
  void row(int least, List<Box> boxes) {
    int height = least;
    for (int i = 0; i < boxes.size(); i++) {
      height = Math.max(height, height(boxes.get(i), width(boxes, i)));
    }
    room(height);
    int x = Flow.MARGIN;
    for (int i = 0; i < boxes.size(); i++) {
      int across = width(boxes, i);
      fill(boxes.get(i), x, across);
      flow.sheet().frame(x, flow.y(), across + LINE, height + LINE, LINE);
      x += across;
    }
    flow.down(height);
  }

  /// Turns the page when less than this height is left of it.
  void room(int height) {
    if (!flow.holds(height)) {
      flow.turn();
    }
  }

  /// Whether a row of this height fits the page.
  boolean holds(int height) {
    return flow.holds(height);
  }

  private void fill(Box box, int x, int across) {
    int y = flow.y() + PAD;
    int inside = across - 2 * PAD;
    y += flow.text(Face.TEXT, CAPTION_POINTS, box.caption(), x + PAD, y, inside, Align.LEFT);
    for (String line : box.text().split("\n", -1)) {
      y += flow.text(box.face(), box.points(), line, x + PAD, y, inside, box.align());
    }
  }

  private static int height(Box box, int across) {
    int inside = across - 2 * PAD;
    int height = 2 * PAD + lines(Face.TEXT, CAPTION_POINTS, box.caption(), inside);
    for (String line : box.text().split("\n", -1)) {
      height += lines(box.face(), box.points(), line, inside);
    }
    return height;
  }

  private static int lines(Face face, int points, String text, int inside) {
    return text.isBlank()
        ? 0
        : Flow.lines(face, points, text, inside).size() * Flow.leading(points);
  }

  /// The width of one box; the last one takes what rounding left over.
  private int width(List<Box> boxes, int index) {
    if (index < boxes.size() - 1) {
      return width * boxes.get(index).share() / 100;
    }
    int before = 0;
    for (int i = 0; i < index; i++) {
      before += width * boxes.get(i).share() / 100;
    }
    return width - before;
  }
}

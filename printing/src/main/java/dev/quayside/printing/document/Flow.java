package dev.quayside.printing.document;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.font.Printable;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Paragraph;
import dev.quayside.printing.label.element.Sheet;
import java.util.ArrayList;
import java.util.List;

/// The pages of one document, filled from top to bottom. Positions and lengths are in mils.
final class Flow {

  static final int MARGIN = 600;

  /// Kept free at the foot for the page's number, in mils.
  private static final int FOOT = 850;

  private static final int MILS_IN_72_POINTS = 1000;

  private final Paper paper;
  private final Texts texts;
  private final String name;
  private final boolean sandbox;
  private final List<Sheet> pages = new ArrayList<>();
  private int y;

  /// @param name what the foot of every page calls the document
  Flow(Paper paper, Texts texts, String name, boolean sandbox) {
    this.paper = paper;
    this.texts = texts;
    this.name = name;
    this.sandbox = sandbox;
    turn();
  }

  Texts texts() {
    return texts;
  }

  Sheet sheet() {
    return pages.getLast();
  }

  int width() {
    return paper.width() - 2 * MARGIN;
  }

  int right() {
    return paper.width() - MARGIN;
  }

  /// Where the next element goes, in mils from the top of the page.
  int y() {
    return y;
  }

  void down(int mils) {
    y += mils;
  }

  /// Whether this many more mils fit the page.
  boolean holds(int mils) {
    return y + mils <= paper.height() - FOOT;
  }

  /// Starts a new page, at its upper margin.
  void turn() {
    pages.add(Sheet.ofPaper());
    y = MARGIN;
  }

  /// Adds text broken to a width; the base line of its first line is one em below `top`.
  ///
  /// @return the height it takes, in mils
  int text(Face face, int points, String text, int x, int top, int width, Align align) {
    if (text.isBlank()) {
      return 0;
    }
    int line = leading(points);
    int baseline = top + points * MILS_IN_72_POINTS / 72;
    for (String broken : lines(face, points, text, width)) {
      sheet().at(face, points).line(broken, x, baseline, width, align);
      baseline += line;
    }
    return baseline - top - points * MILS_IN_72_POINTS / 72;
  }

  static List<String> lines(Face face, int points, String text, int width) {
    return new Paragraph(Printable.readable(text), face, 100)
        .linesWithin(width * 72.0 / MILS_IN_72_POINTS / points);
  }

  /// The distance from one base line to the next, in mils.
  static int leading(int points) {
    return points * MILS_IN_72_POINTS * 5 / 4 / 72;
  }

  /// All pages, each with its number.
  List<LabelDocument> finish() {
    List<LabelDocument> finished = new ArrayList<>();
    for (Sheet page : pages) {
      foot(page, finished.size() + 1);
      finished.add(new LabelDocument(paper.size(), page.elements()));
    }
    return finished;
  }

  private void foot(Sheet page, int number) {
    int baseline = paper.height() - 480;
    page.rule(MARGIN, baseline - 170, width(), 5);
    Sheet.Type small = page.at(Face.TEXT, 7);
    small.line(name, MARGIN, baseline, width() / 3);
    small.line(
        texts.get("page", number, pages.size()),
        right() - width() / 3,
        baseline,
        width() / 3,
        Align.RIGHT);
    if (sandbox) {
      page.at(Face.DISPLAY, 7)
          .line(texts.get("sandbox"), MARGIN + width() / 3, baseline, width() / 3, Align.CENTER);
    }
  }
}

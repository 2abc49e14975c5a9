package dev.quayside.printing.document;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.element.Align;
import java.util.Arrays;
import java.util.List;

/// Rows under a head that is repeated on every page.
public final class Table {

  /// @param share of the table's width, in percent
  record Column(String title, int share, Align align) {

    static Column left(String title, int share) {
      return new Column(title, share, Align.LEFT);
    }

    static Column right(String title, int share) {
      return new Column(title, share, Align.RIGHT);
    }
  }

  private static final int POINTS = 8;
  private static final int HEAD_POINTS = 7;
  private static final int GAP = 80;
  private static final int PAD = 48;
  private static final int HAIRLINE = 4;

  private final Flow flow;
  private final List<Column> columns;

  public Table(Flow flow, Column... columns) {
    this.flow = flow;
    this.columns = List.of(columns);
  }

  Table head() {
    int height = PAD + height(HEAD_POINTS, titles(), Face.DISPLAY);
    if (!flow.holds(height + 600)) {
      flow.turn();
    }
    line(HEAD_POINTS, titles(), Face.DISPLAY);
    flow.sheet().rule(Flow.MARGIN, flow.y(), flow.width(), 12);
    flow.down(PAD);
    return this;
  }

  private List<String> titles() {
    return columns.stream().map(Column::title).toList();
  }

  public void row(String... cells) {
    row(List.of(), 0, cells);
  }

  /// Adds a row with further lines below one of its cells. They may go on on the next page.
  ///
  /// @param column index of the column they are in
  void row(List<String> below, int column, String... cells) {
    row(Face.TEXT, List.of(cells));
    for (String line : below) {
      String[] rest = new String[cells.length];
      Arrays.fill(rest, "");
      rest[column] = line;
      row(Face.TEXT, List.of(rest));
    }
    flow.sheet().rule(Flow.MARGIN, flow.y(), flow.width(), HAIRLINE);
    flow.down(PAD);
  }

  /// Adds the last row, in bold under a heavier rule.
  void total(String... cells) {
    row(Face.DISPLAY, List.of(cells));
  }

  private void row(Face face, List<String> cells) {
    if (!flow.holds(height(POINTS, cells, face))) {
      flow.turn();
      head();
    }
    line(POINTS, cells, face);
  }

  private void line(int points, List<String> cells, Face face) {
    int x = Flow.MARGIN;
    int top = flow.y();
    for (int i = 0; i < columns.size(); i++) {
      int width = width(i);
      int indent = indent(i);
      flow.text(
          face,
          points,
          cells.get(i),
          x + indent,
          top,
          width - GAP - indent,
          columns.get(i).align());
      x += width;
    }
    flow.down(height(points, cells, face));
  }

  private int height(int points, List<String> cells, Face face) {
    int most = 1;
    for (int i = 0; i < columns.size(); i++) {
      most =
          Math.max(most, Flow.lines(face, points, cells.get(i), width(i) - GAP - indent(i)).size());
    }
    return most * Flow.leading(points) + PAD;
  }

  /// Extra space in mils before a left-aligned column that follows a right-aligned one, to keep
  /// words away from the numbers.
  private int indent(int column) {
    boolean follows = column > 0 && columns.get(column - 1).align() == Align.RIGHT;
    return follows && columns.get(column).align() == Align.LEFT ? 2 * GAP : 0;
  }

  /// The width of a column; the last one takes what rounding left, so that its right edge is the
  /// page's.
  private int width(int column) {
    int all = flow.width() + GAP;
    if (column < columns.size() - 1) {
      return all * columns.get(column).share() / 100;
    }
    int before = 0;
    for (int i = 0; i < column; i++) {
      before += all * columns.get(i).share() / 100;
    }
    return all - before;
  }
}

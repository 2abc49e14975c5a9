package dev.quayside.app.control;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/// Distributes a table's width among its columns: columns of numbers keep the width of their
/// digits, columns of words share the rest, and less important columns are hidden when there is no
/// room.
public final class ColumnFit {

  /// Least width in pixels of a column of words that the user asked for, when there is no room for
  /// it.
  private static final double LEAST = 72;

  /// Type size in pixels of a cell.
  private static final double CELL = 14;

  /// Type size in pixels of a column's name.
  private static final double NAME = 12;

  /// The room in pixels at its sides.
  private static final double BESIDE_NAME = 24;

  /// The width in pixels of a new `TableColumn`.
  private static final double UNSAID = 80;

  /// The width in pixels of the scroll bar and the table's edges.
  private static final double EDGE = 12;

  private record Rule(TableColumn<?, ?> column, double width, boolean fixed, double from) {}

  private final List<Rule> rules = new ArrayList<>();

  /// Adds a column of this very width, shown in tables that are at least `from` pixels wide.
  public <C extends TableColumn<?, ?>> C fixed(C column, double width, double from) {
    rules.add(new Rule(column, width, true, from));
    return column;
  }

  /// Adds a column as wide as the longest of its words, up to `most` pixels: numbers that are cut
  /// say nothing.
  public <C extends TableColumn<?, ?>> C whole(C column, List<String> words, double most) {
    return fixed(column, Math.min(most, longest(column, words)), 0);
  }

  /// The width in pixels in which neither a column's name nor one of its words is cut.
  private static double longest(TableColumn<?, ?> column, List<String> words) {
    double named = CutWords.width(column.getText(), NAME) + BESIDE_NAME;
    return words.stream()
        .mapToDouble(each -> CutWords.width(each, CELL) + BESIDE_NAME)
        .reduce(named, Math::max);
  }

  /// Adds a column that gets its share of the rest, shown in tables that are at least `from` pixels
  /// wide.
  public <C extends TableColumn<?, ?>> C sharing(C column, double weight, double from) {
    rules.add(new Rule(column, weight, false, from));
    return column;
  }

  /// Keeps a column wide enough for the longest of its words.
  public static void unshortened(TableColumn<?, ?> column, List<String> words) {
    column.setMinWidth(longest(column, words));
  }

  /// Hides columns when the table is too narrow for the least widths of all, the first named first.
  public static void leaving(RecordTable<?> table, String... ids) {
    for (var column : table.getColumns()) {
      column.setMinWidth(Math.min(column.getMaxWidth(), Math.max(LEAST, column.getMinWidth())));
    }
    Runnable fit = () -> leave(table, List.of(ids));
    table.fitting(fit);
    table.widthProperty().subscribe(fit);
  }

  private static void leave(RecordTable<?> table, List<String> ids) {
    double lacking =
        table.getColumns().stream().mapToDouble(TableColumn::getMinWidth).sum()
            + EDGE
            - table.getWidth();
    for (var id : ids) {
      for (var column : table.getColumns()) {
        if (id.equals(column.getId())) {
          column.setVisible(table.isShown(column, lacking <= 0 || table.getWidth() <= 0));
          lacking -= column.isVisible() ? 0 : column.getMinWidth();
        }
      }
    }
  }

  /// Fits the columns now and whenever the table's width changes.
  public void keep(RecordTable<?> table) {
    table.setColumnResizePolicy(TableView.UNCONSTRAINED_RESIZE_POLICY);
    table.fitting(() -> fit(table));
    table.widthProperty().subscribe(() -> fit(table));
  }

  /// The width in whole pixels, but never exactly that of a new column: the toolkit would take it
  /// for one without a width and fit it to its words.
  private static double share(double width) {
    double whole = Math.floor(width);
    return whole == UNSAID ? whole - 1 : whole;
  }

  /// The least width of a column of words: that of its name too where only the user wants it.
  private static double least(Rule rule, double table) {
    return table >= rule.from()
        ? LEAST
        : Math.max(LEAST, CutWords.width(rule.column().getText(), NAME) + BESIDE_NAME);
  }

  private void fit(RecordTable<?> table) {
    double width = table.getWidth();
    double rest = width - EDGE;
    double weights = 0;
    for (var rule : rules) {
      if (table.isShown(rule.column(), width >= rule.from())) {
        rest -= rule.fixed() ? rule.width() : 0;
        weights += rule.fixed() ? 0 : rule.width();
      }
    }
    for (var rule : rules) {
      rule.column().setVisible(table.isShown(rule.column(), width >= rule.from()));
      rule.column()
          .setPrefWidth(
              rule.fixed()
                  ? share(rule.width())
                  : share(Math.max(least(rule, width), rest * rule.width() / weights)));
    }
  }
}

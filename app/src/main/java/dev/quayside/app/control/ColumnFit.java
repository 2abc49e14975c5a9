package dev.quayside.app.control;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/// Shares a table's width among its columns: those of numbers keep the width their digits need,
/// those of words share the rest, and those that matter less leave when there is no room.
public final class ColumnFit {

  /// Of words in a column somebody wants where there is no room for it.
  private static final double LEAST = 72;

  /// What a `TableColumn` begins with.
  private static final double UNSAID = 80;

  /// The scroll bar and the table's edges.
  private static final double EDGE = 12;

  private record Rule(TableColumn<?, ?> column, double width, boolean fixed, double from) {}

  private final List<Rule> rules = new ArrayList<>();

  /// A column that is exactly so wide, in tables that are at least `from` wide.
  public <C extends TableColumn<?, ?>> C fixed(C column, double width, double from) {
    rules.add(new Rule(column, width, true, from));
    return column;
  }

  /// A column that gets its share of the rest, in tables that are at least `from` wide.
  public <C extends TableColumn<?, ?>> C sharing(C column, double weight, double from) {
    rules.add(new Rule(column, weight, false, from));
    return column;
  }

  /// In a table that has no room for what each column needs at the least, these leave, the first of
  /// them first.
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

  /// A column exactly as wide as one nobody said anything of would be made as wide as its words.
  private static double share(double width) {
    double whole = Math.floor(width);
    return whole == UNSAID ? whole - 1 : whole;
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
                  : Math.max(LEAST, share(rest * rule.width() / weights)));
    }
  }
}

package dev.quayside.app.control;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/// Shares a table's width among its columns: those of numbers keep the width their digits need,
/// those of words share the rest, and those that matter less leave when there is no room.
public final class ColumnFit {

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

  /// Fits the columns now and whenever the table's width changes.
  public void keep(TableView<?> table) {
    table.setColumnResizePolicy(TableView.UNCONSTRAINED_RESIZE_POLICY);
    table.widthProperty().subscribe(width -> fit(width.doubleValue()));
  }

  private void fit(double width) {
    double rest = width - EDGE;
    double weights = 0;
    for (var rule : rules) {
      if (width >= rule.from()) {
        rest -= rule.fixed() ? rule.width() : 0;
        weights += rule.fixed() ? 0 : rule.width();
      }
    }
    for (var rule : rules) {
      rule.column().setVisible(width >= rule.from());
      rule.column()
          .setPrefWidth(
              rule.fixed() ? rule.width() : Math.floor(Math.max(0, rest) * rule.width() / weights));
    }
  }
}

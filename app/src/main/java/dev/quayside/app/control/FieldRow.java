package dev.quayside.app.control;

import java.util.List;
import java.util.Objects;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

/// Fields side by side, and under them, in the row's whole width, what is wrong with the first
/// wrong one.
public final class FieldRow extends VBox {

  private final List<Field> fields;
  private final Label message = Words.wrapped("", "wrong");

  /// @param shares width of each field in percent
  public FieldRow(List<Field> fields, double... shares) {
    super(4);
    this.fields = List.copyOf(fields);
    var grid = new GridPane(8, 0);
    for (int i = 0; i < fields.size(); i++) {
      var column = new ColumnConstraints(0, 40, Double.MAX_VALUE);
      column.setPercentWidth(shares[i]);
      grid.getColumnConstraints().add(column);
      grid.add(fields.get(i), i, 0);
    }
    message.managedProperty().bind(message.visibleProperty());
    message.setVisible(false);
    getChildren().addAll(grid, message);
  }

  /// Shows the complaint of the first field that has one.
  public void refresh() {
    var first = fields.stream().filter(field -> field.wrong() != null).findFirst();
    message.setText(
        first
            .map(field -> field.caption() + ": " + Objects.requireNonNull(field.wrong()))
            .orElse(""));
    message.setVisible(first.isPresent());
  }
}

package dev.quayside.app.control;

import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

/// Fields side by side, and under them, in the row's whole width, what is wrong with them.
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

  /// Shows what each wrong field has to say, a line for each.
  public void refresh() {
    var complaints =
        fields.stream()
            .filter(field -> field.wrong() != null)
            .map(field -> field.caption() + ": " + field.wrong())
            .collect(Collectors.joining("\n"));
    message.setText(complaints);
    message.setVisible(!complaints.isEmpty());
  }
}

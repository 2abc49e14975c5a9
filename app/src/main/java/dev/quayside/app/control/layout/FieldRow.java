package dev.quayside.app.control.layout;

import dev.quayside.app.control.Field;
import dev.quayside.app.control.Words;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

/// Fields side by side, with the errors and doubts about them below, in the row's whole width.
public final class FieldRow extends VBox {

  private final List<Field> fields;
  private final Label message = Words.wrapped("", "wrong");
  private final Label doubt = Words.wrapped("", "doubt");

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
    getChildren().addAll(grid, message, doubt);
    say(message, "");
    say(doubt, "");
  }

  /// Shows the message of each wrong or doubtful field, a line for each. In a row of several fields
  /// it names the field.
  public void refresh() {
    var complaints =
        fields.stream()
            .filter(field -> field.wrong() != null)
            .map(this::complaint)
            .distinct()
            .collect(Collectors.joining("\n"));
    say(message, complaints);
    say(
        doubt,
        fields.stream()
            .map(Field::doubt)
            .filter(Objects::nonNull)
            .collect(Collectors.joining("\n")));
  }

  /// The message, with the field's name where needed: "Enter a city" is clear without it, "must be
  /// a number" is not.
  private String complaint(Field field) {
    var wrong = Objects.requireNonNull(field.wrong());
    boolean sentence = !wrong.isEmpty() && Character.isUpperCase(wrong.charAt(0));
    return sentence || fields.size() == 1 ? wrong : field.caption() + ": " + wrong;
  }

  private static void say(Label label, String words) {
    label.setText(words);
    label.setVisible(!words.isEmpty());
    label.setManaged(!words.isEmpty());
  }
}

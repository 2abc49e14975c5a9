package dev.quayside.app.screen.settings;

import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.control.layout.InSight;
import dev.quayside.engine.base.problem.Violation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/// Marks the invalid fields of a form, and shows the reasons under their row.
public final class Complaints {

  private final Map<String, Field> fields = new LinkedHashMap<>();
  private final Map<String, FieldRow> rows = new LinkedHashMap<>();

  /// @param path the engine's path of the field
  public void add(String path, Field field) {
    fields.put(path, field);
  }

  /// A row of fields that were added before, by their paths.
  ///
  /// @param shares width of each in percent
  public FieldRow row(List<String> paths, double... shares) {
    var row = new FieldRow(paths.stream().map(fields::get).toList(), shares);
    paths.forEach(path -> rows.put(path, row));
    return row;
  }

  /// Shows the violations, now and whenever they change.
  ///
  /// @param view the form; when it is gone, so is the listener
  public void follow(Node view, ObservableValue<List<Violation>> wrong, Ui ui) {
    Follow.value(view, wrong, now -> show(now, ui));
  }

  /// Puts the cursor in a field.
  public void focus(String path) {
    Objects.requireNonNull(fields.get(path), path).control().requestFocus();
  }

  /// Puts the cursor in the first field that is wrong, and scrolls to it.
  public void focusFirst() {
    fields.values().stream()
        .filter(field -> field.wrong() != null)
        .findFirst()
        .ifPresent(
            field -> {
              field.control().requestFocus();
              InSight.bring(field);
            });
  }

  private void show(List<Violation> wrong, Ui ui) {
    fields.forEach(
        (path, field) ->
            field.setWrong(
                wrong.stream()
                    .filter(violation -> violation.field().equals(path))
                    .findFirst()
                    .map(violation -> ui.texts().at(violation))
                    .orElse(null)));
    rows.values().forEach(FieldRow::refresh);
  }
}

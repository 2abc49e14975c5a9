package dev.quayside.app.screen.settings;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.engine.base.text.WireWord;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Control;
import javafx.scene.control.TextField;

/// The fields of one row of a {@link FormCard}, each with its share of the width in percent, the
/// engine's path of it, and its name where that differs.
public final class FormRow {

  private final String id;
  private final String words;
  private final Ui ui;
  private final Complaints complaints;
  private final List<String> paths = new ArrayList<>();
  private final List<Double> shares = new ArrayList<>();

  FormRow(String id, String words, Ui ui, Complaints complaints) {
    this.id = id;
    this.words = words;
    this.ui = ui;
    this.complaints = complaints;
  }

  public FormRow text(double share, String path, StringProperty value) {
    return text(share, path, path, value);
  }

  public FormRow text(double share, String path, String name, StringProperty value) {
    return text(share, path, name, new TextField(), value);
  }

  /// @param input for example one that hides what is typed
  public FormRow text(
      double share, String path, String name, TextField input, StringProperty value) {
    return field(share, path, Field.text(id(name), caption(name), input, value, () -> {}));
  }

  public FormRow number(double share, String path, String name, TypedNumber value) {
    return field(share, path, Field.number(id(name), caption(name), value, ui, () -> {}));
  }

  /// A choice of words that stand under the field's own, such as `<words>.colour.red`.
  public <E extends WireWord> FormRow choice(
      double share, String path, E[] values, Property<E> chosen) {
    return choice(
        share,
        path,
        List.of(values),
        one -> caption(path + "." + one.wire().replace('_', '-')),
        chosen);
  }

  public <T> FormRow choice(
      double share, String path, List<T> values, Function<T, String> shown, Property<T> chosen) {
    return control(share, path, path, Choice.of(values, shown, chosen));
  }

  public FormRow control(double share, String path, String name, Control control) {
    return field(share, path, new Field(id(name), caption(name), control));
  }

  /// A field whose caption changes.
  public FormRow field(double share, String path, Field field) {
    complaints.add(path, field);
    paths.add(path);
    shares.add(share);
    return this;
  }

  FieldRow build() {
    return complaints.row(paths, shares.stream().mapToDouble(Double::doubleValue).toArray());
  }

  private String id(String name) {
    return id + "-" + name.replace('.', '-');
  }

  private String caption(String name) {
    return ui.text(words + "." + name);
  }
}

package dev.quayside.app.control;

import dev.quayside.app.measure.TypedNumber;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A control with its caption above it.
public final class Field extends VBox {

  private static final String INVALID = "invalid";
  private static final String DOUBTFUL = "doubtful";

  private final Control control;
  private final Label label;
  private @Nullable String wrong;
  private @Nullable String doubt;

  /// @param caption also the control's accessible name
  public Field(String id, String caption, Control control) {
    super(4);
    this.control = control;
    label = CutWords.whole(new Label(caption));
    label.getStyleClass().add("caption");
    label.setLabelFor(control);
    control.setId(id);
    control.setAccessibleText(caption);
    control.setMaxWidth(Double.MAX_VALUE);
    getChildren().addAll(label, control);
    VBox.setVgrow(control, Priority.NEVER);
  }

  /// A text field bound to a model's property.
  ///
  /// @param left called when the user leaves the field
  public static Field text(String id, String caption, StringProperty value, Runnable left) {
    return text(id, caption, new TextField(), value, left);
  }

  public static Field text(
      String id, String caption, TextField input, StringProperty value, Runnable left) {
    input.textProperty().bindBidirectional(value);
    input.focusedProperty().subscribe((was, is) -> leaves(was, is, left));
    return new Field(id, caption, input);
  }

  /// A number field; the number is shown as it was understood once the user has left the field.
  ///
  /// @param left called then, too
  public static Field number(String id, String caption, TypedNumber number, Ui ui, Runnable left) {
    var input = numberInput(number, ui);
    input.focusedProperty().subscribe((was, is) -> leaves(was, is, left));
    return new Field(id, caption, input);
  }

  /// The text field of a number, for places without a caption above.
  public static TextField numberInput(TypedNumber number, Ui ui) {
    var input = new TextField();
    input.getStyleClass().add("number");
    number.in(ui.formats().typed());
    input.textProperty().bindBidirectional(number);
    input.focusedProperty().subscribe((was, is) -> leaves(was, is, number::tidy));
    return input;
  }

  public Control control() {
    return control;
  }

  /// Changes the caption, for example to what a country calls its postal code.
  public void setCaption(String caption) {
    label.setText(caption);
    control.setAccessibleText(caption);
  }

  public String caption() {
    return control.getAccessibleText();
  }

  /// Marks the field as wrong with a message; null clears the mark.
  public void setWrong(@Nullable String message) {
    wrong = message;
    control.getStyleClass().remove(INVALID);
    control.setAccessibleHelp(message == null ? doubt : message);
    if (message != null) {
      control.getStyleClass().add(INVALID);
    }
  }

  public @Nullable String wrong() {
    return wrong;
  }

  /// Marks the field as doubtful with a message; null clears the mark. A doubtful value is
  /// accepted.
  public void setDoubt(@Nullable String message) {
    doubt = message;
    control.setAccessibleHelp(wrong == null ? message : wrong);
    control.getStyleClass().remove(DOUBTFUL);
    if (message != null) {
      control.getStyleClass().add(DOUBTFUL);
    }
  }

  public @Nullable String doubt() {
    return doubt;
  }

  private static void leaves(Boolean was, Boolean is, Runnable left) {
    if (was && !is) {
      left.run();
    }
  }
}

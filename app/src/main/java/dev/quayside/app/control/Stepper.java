package dev.quayside.app.control;

import dev.quayside.engine.base.number.NumberStyle;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.regex.Pattern;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A small whole number, from 0 on: typed, or changed by one with buttons or the up and down keys.
public final class Stepper extends HBox {

  private static final Pattern DIGITS = Pattern.compile("[0-9]{1,7}");

  private final TextField field = new TextField();
  private final Button less;
  private final Button more;
  private final int most;
  private final IntConsumer wanted;

  /// The names of its parts for screen readers.
  public record Names(String field, String less, String more) {}

  /// @param id of the field; its buttons have `-less` and `-more` behind it
  /// @param wanted called with every number the user enters
  public Stepper(String id, Names names, int most, IntConsumer wanted) {
    super(2);
    this.most = most;
    this.wanted = wanted;
    less = button(id + "-less", names.less(), Feather.MINUS, -1);
    more = button(id + "-more", names.more(), Feather.PLUS, 1);
    field.setId(id);
    field.setAccessibleText(names.field());
    field.setPrefColumnCount(Math.max(2, Integer.toString(most).length()));
    field.setMinWidth(USE_PREF_SIZE);
    field.setTextFormatter(new TextFormatter<>(this::possible));
    field.textProperty().addListener(_ -> typed());
    field.focusedProperty().addListener((_, _, is) -> focused(is));
    field.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    getStyleClass().add("stepper");
    setAlignment(Pos.CENTER_LEFT);
    setMinWidth(USE_PREF_SIZE);
    getChildren().addAll(less, field, more);
  }

  /// Shows a number.
  public void show(int number) {
    if (number() != number) {
      field.setText(Integer.toString(number));
    }
    less.setDisable(number == 0);
    more.setDisable(number == most);
  }

  private Button button(String id, String name, Feather icon, int by) {
    var button = new Button("", new FontIcon(icon));
    button.setId(id);
    button.setAccessibleText(name);
    button.getStyleClass().addAll("quiet", "icon-only");
    button.setFocusTraversable(false);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> step(by));
    return button;
  }

  private void step(int by) {
    wanted.accept(Math.clamp(number() + by, 0, most));
    field.selectAll(); // what is typed next replaces it
  }

  private int number() {
    return read(field.getText()).orElse(0);
  }

  private void typed() {
    wanted.accept(number());
  }

  /// Selects the text of a field that gets the focus; a field left empty shows 0.
  private void focused(boolean is) {
    if (is) {
      field.selectAll();
    } else {
      field.setText(Integer.toString(number()));
    }
  }

  private void key(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    switch (event.getCode()) {
      case UP -> {
        step(1);
        event.consume();
      }
      case DOWN -> {
        step(-1);
        event.consume();
      }
      default -> {
        // typed into the field
      }
    }
  }

  private static Optional<Integer> read(String text) {
    return DIGITS.matcher(text).matches() ? NumberStyle.POINT.read(text).whole() : Optional.empty();
  }

  /// Accepts only input that leaves a number within the bounds, or nothing.
  private TextFormatter.Change possible(TextFormatter.Change change) {
    var text = change.getControlNewText();
    if (text.isEmpty() || read(text).filter(number -> number <= most).isPresent()) {
      return change;
    }
    change.setText("");
    change.setRange(change.getRangeStart(), change.getRangeStart());
    change.setCaretPosition(change.getControlCaretPosition());
    change.setAnchor(change.getControlAnchor());
    return change;
  }
}

package dev.quayside.app.control;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.scene.control.ComboBox;
import org.jspecify.annotations.Nullable;

/// A drop-down list of fixed values, shown in the user's language.
public final class Choice {
  private Choice() {}

  public static <T extends @Nullable Object> ComboBox<T> of(
      List<T> values, Function<T, String> words, Property<T> chosen) {
    var box = new ComboBox<T>();
    box.getItems().setAll(values);
    box.setConverter(new DisplayText<>(words));
    box.valueProperty().bindBidirectional(chosen);
    return box;
  }
}

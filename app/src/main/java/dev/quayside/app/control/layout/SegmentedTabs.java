package dev.quayside.app.control.layout;

import dev.quayside.app.control.Follow;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;

/// Fixed values to choose from, all of them visible: tabs over a list, or the values of a setting.
public final class SegmentedTabs<T> extends HBox {

  private final Map<T, ToggleButton> buttons = new LinkedHashMap<>();

  /// @param name for screen readers
  public SegmentedTabs(String name, List<T> values, Function<T, String> words, Property<T> chosen) {
    getStyleClass().add("segmented-tabs");
    setAccessibleText(name);
    setMaxWidth(USE_PREF_SIZE);
    var group = new ToggleGroup();
    for (var value : values) {
      var button = new ToggleButton(words.apply(value));
      button.setMinWidth(USE_PREF_SIZE);
      button.setToggleGroup(group);
      button.setOnAction(
          _ -> {
            chosen.setValue(value);
            button.setSelected(true);
          });
      buttons.put(value, button);
    }
    getChildren().addAll(buttons.values());
    Follow.value(
        this, chosen, now -> buttons.forEach((value, b) -> b.setSelected(value.equals(now))));
  }

  /// Shows a tab or leaves it out.
  public void show(T value, boolean shown) {
    var button = buttons.get(value);
    if (button != null) {
      button.setVisible(shown);
      button.setManaged(shown);
    }
  }

  /// Changes a tab's words, for example its count.
  public void name(T value, String words) {
    var button = buttons.get(value);
    if (button != null) {
      button.setText(words);
    }
  }
}

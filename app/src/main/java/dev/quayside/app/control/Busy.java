package dev.quayside.app.control;

import javafx.geometry.Pos;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.HBox;

/// Shows that work is under way.
public final class Busy {
  private Busy() {}

  /// The circle without words, for the end of a title's line.
  ///
  /// @param name for screen readers
  public static ProgressIndicator circle(String name) {
    var circle = new ProgressIndicator();
    circle.getStyleClass().add("busy");
    circle.setAccessibleText(name);
    return circle;
  }

  public static HBox line(String words) {
    var line = new HBox(8, circle(words), Words.of(words, "muted"));
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }
}

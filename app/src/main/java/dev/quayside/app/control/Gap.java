package dev.quayside.app.control;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Empty room that pushes its neighbours apart.
public final class Gap {
  private Gap() {}

  public static Region wide() {
    var gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    return gap;
  }

  /// Empty room between nodes one below the other.
  public static Region tall() {
    var gap = new Region();
    VBox.setVgrow(gap, Priority.ALWAYS);
    return gap;
  }
}

package dev.quayside.app.control;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// Empty room that pushes its neighbours apart.
public final class Gap {
  private Gap() {}

  public static Region wide() {
    var gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    return gap;
  }
}

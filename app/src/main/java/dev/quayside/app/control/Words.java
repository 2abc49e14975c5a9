package dev.quayside.app.control;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// Labels in the few styles the sheet knows.
public final class Words {
  private Words() {}

  public static Label of(String text, String... styles) {
    var label = new Label(text);
    label.getStyleClass().addAll(styles);
    return label;
  }

  /// Never cut: it takes the room its words need.
  public static Label whole(String text, String... styles) {
    var label = of(text, styles);
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  /// Goes on in the next line.
  public static Label wrapped(String text, String... styles) {
    var label = of(text, styles);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }
}

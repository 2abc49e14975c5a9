package dev.quayside.app.control;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// Labels in the styles of the style sheet.
public final class Words {
  private Words() {}

  public static Label of(String text, String... styles) {
    var label = new Label(text);
    label.getStyleClass().addAll(styles);
    return label;
  }

  /// A label that is never cut: it takes the width its words need.
  public static Label whole(String text, String... styles) {
    var label = of(text, styles);
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  /// A label that continues in the next line.
  public static Label wrapped(String text, String... styles) {
    var label = of(text, styles);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }
}

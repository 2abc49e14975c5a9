package dev.quayside.app.control.layout;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/// What is given up in a narrow window: one of 1024 x 700 drawn at 150 %.
public final class Narrow {

  /// In a line that is less wide, buttons are pictures; what they do is under the pointer.
  private static final double LINE = 640;

  private Narrow() {}

  /// Tells whether there is less room than this, now and whenever that changes.
  public static void follow(Region region, double room, Consumer<Boolean> narrow) {
    region
        .widthProperty()
        .map(width -> width.doubleValue() > 0 && width.doubleValue() < room)
        .subscribe(narrow);
  }

  /// Of a line's buttons, each with a picture, only that is shown where there is no room for words.
  public static void pictures(Region line, List<? extends Labeled> buttons) {
    follow(line, LINE, narrow -> buttons.forEach(button -> show(button, narrow)));
  }

  private static void show(Labeled button, boolean narrow) {
    button.setContentDisplay(narrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
    if (narrow && button.getTooltip() == null) {
      button.setTooltip(new Tooltip(button.getText()));
    }
  }
}

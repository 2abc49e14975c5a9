package dev.quayside.app.shell.window;

import dev.quayside.app.control.layout.ScrollArea;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane.ScrollBarPolicy;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/// Enlarges everything. The screens are laid out in the room that is left; only when that is less
/// than they need they scroll.
public final class Zoom {

  /// In pixels: with less room the screens no longer show what they must. A window of 1024 x 700 at
  /// 150 % has it.
  private static final double LEAST_WIDTH = 680;

  private static final double LEAST_HEIGHT = 464;
  private static final double FONT = 14;
  private static final double PERCENT = 100;

  private Zoom() {}

  public static Parent of(Region content, int percent) {
    if (percent == PERCENT) {
      return content;
    }
    double factor = percent / PERCENT;
    var pane = new ScrollArea(new Enlarged(content, factor));
    pane.setFitToHeight(true);
    pane.setHbarPolicy(ScrollBarPolicy.AS_NEEDED);
    pane.getStyleClass().add("zoom");
    pane.setFocusTraversable(false);
    pane.getStylesheets().add(popups(factor));
    return pane;
  }

  /// Lays its content out in a part of its own room, and scales it to fill all of it.
  private static final class Enlarged extends Region {

    private final Region content;
    private final double factor;

    Enlarged(Region content, double factor) {
      this.content = content;
      this.factor = factor;
      content.getTransforms().add(new Scale(factor, factor));
      getChildren().add(content);
      setMinSize(LEAST_WIDTH * factor, LEAST_HEIGHT * factor);
    }

    @Override
    protected void layoutChildren() {
      content.resizeRelocate(
          0, 0, Math.floor(getWidth() / factor), Math.floor(getHeight() / factor));
    }
  }

  /// A style sheet with larger type for lists, menus and tooltips: they are separate windows, which
  /// no transform reaches.
  private static String popups(double factor) {
    var sheet =
        ".combo-box-popup, .context-menu, .tooltip { -fx-font-size: "
            + Math.round(FONT * factor)
            + "px; }";
    return "data:text/css;base64,"
        + Base64.getEncoder().encodeToString(sheet.getBytes(StandardCharsets.UTF_8));
  }
}

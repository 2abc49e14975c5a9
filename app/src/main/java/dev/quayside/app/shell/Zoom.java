package dev.quayside.app.shell;

import dev.quayside.app.control.layout.ScrollArea;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import javafx.scene.Group;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane.ScrollBarPolicy;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/// Everything larger, for eyes that want it. What then does not fit the window can be scrolled to.
public final class Zoom {

  /// Below this the screens no longer show what they must.
  private static final double LEAST_WIDTH = 960;

  private static final double LEAST_HEIGHT = 560;
  private static final double FONT = 14;
  private static final double PERCENT = 100;

  private Zoom() {}

  public static Parent of(Region content, int percent) {
    if (percent == PERCENT) {
      return content;
    }
    double factor = percent / PERCENT;
    content.getTransforms().add(new Scale(factor, factor));
    var pane = new ScrollArea(new Group(content));
    pane.setFitToWidth(false);
    pane.setHbarPolicy(ScrollBarPolicy.AS_NEEDED);
    pane.getStyleClass().add("zoom");
    pane.setFocusTraversable(false);
    pane.viewportBoundsProperty()
        .subscribe(
            room -> {
              double width = Math.max(LEAST_WIDTH, Math.floor(room.getWidth() / factor));
              double height = Math.max(LEAST_HEIGHT, Math.floor(room.getHeight() / factor));
              content.setMinSize(width, height);
              content.setMaxSize(width, height);
              content.setPrefSize(width, height);
            });
    pane.getStylesheets().add(popups(factor));
    return pane;
  }

  /// Lists that drop down are windows of their own, which no transform reaches.
  private static String popups(double factor) {
    var sheet =
        ".combo-box-popup, .context-menu, .tooltip { -fx-font-size: "
            + Math.round(FONT * factor)
            + "px; }";
    return "data:text/css;base64,"
        + Base64.getEncoder().encodeToString(sheet.getBytes(StandardCharsets.UTF_8));
  }
}

package dev.quayside.app.window;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import org.kordamp.ikonli.javafx.FontIcon;

/// How well the words of a window stand out from what is behind them (WCAG 2.2, 1.4.3).
final class Contrast {

  private static final double ENOUGH = 4.5;
  private static final double ENOUGH_WHEN_LARGE = 3;
  private static final double LARGE_PX = 24;
  private static final double LARGE_BOLD_PX = 18.66;

  private Contrast() {}

  /// Words that do not stand out enough, each with its colours. What is disabled, fading or not
  /// visible does not count; on the window's thread.
  static List<String> faint(Scene scene) {
    var picture = scene.snapshot(null);
    var found = new ArrayList<String>();
    var panel = scene.getRoot().lookup(".overlay");
    collect(panel != null && panel.isVisible() ? panel : scene.getRoot(), picture, found);
    return found;
  }

  private static void collect(Node node, WritableImage picture, List<String> found) {
    if (!node.isVisible() || node.isDisabled() || node.getOpacity() < 1) {
      return;
    }
    if (node instanceof Text text && !text.getText().isBlank() && isInSight(text, picture)) {
      check(text, picture, found);
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, picture, found));
    }
  }

  private static void check(Text text, WritableImage picture, List<String> found) {
    if (!(text.getFill() instanceof Color ink) || ink.getOpacity() == 0) {
      return;
    }
    var paper = behind(text.localToScene(text.getBoundsInLocal()), picture);
    double ratio = ratio(over(ink, paper), paper);
    if (ratio < needed(text)) {
      found.add("%s: %s on %s = %.2f".formatted(text.getText(), ink, paper, ratio));
    }
  }

  private static double needed(Text text) {
    if (text instanceof FontIcon) {
      return ENOUGH_WHEN_LARGE; // a picture: 1.4.11
    }
    double size = text.getFont().getSize();
    boolean bold = text.getFont().getName().contains("Bold");
    return size >= LARGE_PX || (bold && size >= LARGE_BOLD_PX) ? ENOUGH_WHEN_LARGE : ENOUGH;
  }

  /// Words scrolled out of their pane, or under a panel, are not judged.
  private static boolean isInSight(Text text, WritableImage picture) {
    var bounds = text.localToScene(text.getBoundsInLocal());
    if (bounds.getMinX() < 0
        || bounds.getMinY() < 0
        || bounds.getMaxX() >= picture.getWidth()
        || bounds.getMaxY() >= picture.getHeight()
        || bounds.getWidth() < 2) {
      return false;
    }
    return Stream.iterate(text.getParent(), one -> one != null, Node::getParent)
        .filter(one -> one.getClip() != null || one.getStyleClass().contains("viewport"))
        .allMatch(one -> one.localToScene(one.getLayoutBounds()).contains(bounds));
  }

  /// The commonest colour around the letters: they never cover half of their box.
  private static Color behind(Bounds bounds, WritableImage picture) {
    PixelReader pixels = picture.getPixelReader();
    var counts = new HashMap<Integer, Integer>();
    for (int y = (int) bounds.getMinY(); y < bounds.getMaxY(); y++) {
      for (int x = (int) bounds.getMinX(); x < bounds.getMaxX(); x++) {
        counts.merge(pixels.getArgb(x, y), 1, Integer::sum);
      }
    }
    int most =
        counts.entrySet().stream()
            .max(java.util.Map.Entry.comparingByValue())
            .orElseThrow()
            .getKey();
    return Color.rgb(most >> 16 & 0xFF, most >> 8 & 0xFF, most & 0xFF);
  }

  private static Color over(Color ink, Color paper) {
    return paper.interpolate(
        Color.color(ink.getRed(), ink.getGreen(), ink.getBlue()), ink.getOpacity());
  }

  static double ratio(Color one, Color other) {
    double light = Math.max(luminance(one), luminance(other));
    double dark = Math.min(luminance(one), luminance(other));
    return (light + 0.05) / (dark + 0.05);
  }

  private static double luminance(Color color) {
    return 0.2126 * linear(color.getRed())
        + 0.7152 * linear(color.getGreen())
        + 0.0722 * linear(color.getBlue());
  }

  private static double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
  }
}

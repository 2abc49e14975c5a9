package dev.quayside.app.control.layout;

import dev.quayside.app.control.Follow;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// Layout for little room, as in a window of 1024 x 700 drawn at 150 %.
public final class Narrow {

  /// Width in pixels of a panel beside a list, when there is little room.
  public static final double BESIDE = 300;

  private Narrow() {}

  /// Keeps a region at one width, or lets it take all there is (`USE_COMPUTED_SIZE`).
  public static void fix(Region region, double width) {
    region.setMinWidth(width);
    region.setPrefWidth(width);
    region.setMaxWidth(width == Region.USE_COMPUTED_SIZE ? Double.MAX_VALUE : width);
  }

  /// Calls `narrow` with whether the region is narrower than `room` pixels, now and whenever that
  /// changes.
  public static void follow(Region region, double room, Consumer<Boolean> narrow) {
    region
        .widthProperty()
        .map(width -> width.doubleValue() > 0 && width.doubleValue() < room)
        .subscribe(narrow);
  }

  /// Shows a list and the panel opened beside it; when there is no room for both, only the panel.
  public static void beside(
      HBox line, double room, Region list, Region opened, ObservableValue<Boolean> open) {
    Runnable show =
        () -> {
          boolean alone = line.getWidth() > 0 && line.getWidth() < room;
          if (!open.getValue()) {
            line.getChildren().setAll(list);
          } else if (alone) {
            line.getChildren().setAll(opened);
          } else {
            line.getChildren().setAll(list, opened);
          }
        };
    follow(line, room, _ -> show.run());
    Follow.value(line, open, _ -> show.run());
  }

  /// Shows only the icons of a line's buttons when there is no room for their words.
  public static void pictures(HBox line, List<? extends Labeled> buttons) {
    Runnable fit =
        () -> {
          buttons.forEach(button -> show(button, false));
          boolean narrow = line.getWidth() > 0 && needed(line) > line.getWidth();
          buttons.forEach(button -> show(button, narrow));
        };
    line.widthProperty().subscribe(fit);
    for (var part : line.getChildren()) {
      part.managedProperty().subscribe(fit);
      if (part instanceof Labeled labeled) {
        labeled.textProperty().subscribe(fit);
      }
    }
  }

  private static double needed(HBox line) {
    var parts = line.getChildren().stream().filter(Node::isManaged).toList();
    double edges = line.snappedLeftInset() + line.snappedRightInset();
    return edges
        + line.getSpacing() * (parts.size() - 1)
        + parts.stream().mapToDouble(part -> Math.ceil(part.prefWidth(-1))).sum();
  }

  private static void show(Labeled button, boolean narrow) {
    button.setContentDisplay(narrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
    if (narrow && button.getTooltip() == null) {
      button.setTooltip(new Tooltip(button.getText()));
    }
  }
}

package dev.quayside.app.control.layout;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A list between lines that come and go, as with the selection. While the pointer is in it the
/// list stays where it is, and a line that comes lies over its edge: the row that is clicked is the
/// row that was pointed at. The list makes room once the pointer has left it, or by scrolling or a
/// key.
public final class StillList extends Region {

  private static final double GAP = 12;

  private final VBox above;
  private final Region list;
  private final VBox below;
  private Runnable opened = () -> {};
  private double left;
  private double leftBelow;

  /// Whether the press before was on the list.
  private boolean pressed;

  public StillList(List<? extends Node> above, Region list, List<? extends Node> below) {
    this.above = lines(above);
    this.list = list;
    this.below = lines(below);
    getChildren().addAll(this.above, list, this.below);
    hoverProperty().subscribe(this::requestLayout);
    addEventFilter(ScrollEvent.SCROLL, _ -> makeRoom());
    addEventFilter(KeyEvent.KEY_PRESSED, _ -> makeRoom());
    addEventFilter(MouseEvent.MOUSE_RELEASED, this::released);
    addEventFilter(MouseEvent.ANY, this::again);
  }

  /// @param open run for a double click on the list, also when a line came over the row in between
  public void onDoubleClick(Runnable open) {
    opened = open;
  }

  private static VBox lines(List<? extends Node> lines) {
    var box = new VBox(GAP);
    box.getChildren().addAll(lines);
    box.getStyleClass().add("still-lines");
    box.setPickOnBounds(false);
    box.setViewOrder(-1); // over the list, and before or after it for the Tab key
    return box;
  }

  private void released(MouseEvent event) {
    if (event.getTarget() instanceof Node node && isIn(node, ScrollBar.class)) {
      makeRoom();
    }
  }

  private static boolean isIn(Node node, Class<? extends Node> kind) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (kind.isInstance(at)) {
        return true;
      }
    }
    return false;
  }

  private void again(MouseEvent event) {
    boolean onList = event.getTarget() instanceof Node node && isWithin(node, list);
    if (event.getClickCount() < 2) {
      pressed = event.getEventType() == MouseEvent.MOUSE_PRESSED ? onList : pressed;
    } else if (pressed && !onList) {
      event.consume();
      if (event.getEventType() == MouseEvent.MOUSE_CLICKED && event.getClickCount() == 2) {
        opened.run();
      }
    }
  }

  private static boolean isWithin(Node node, Node parent) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at == parent) {
        return true;
      }
    }
    return false;
  }

  private void makeRoom() {
    left = room(above);
    leftBelow = room(below);
    requestLayout();
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected void layoutChildren() {
    if (!isHover()) {
      left = room(above);
      leftBelow = room(below);
    }
    double width = getWidth();
    double height = getHeight();
    double lower = heightOf(below);
    above.resizeRelocate(0, 0, width, heightOf(above));
    below.resizeRelocate(0, snapPositionY(height - lower), width, lower);
    list.resizeRelocate(0, left, width, Math.max(0, snapSizeY(height - left - leftBelow)));
  }

  /// The height of lines with the gap to the list; 0 without lines.
  private double room(VBox lines) {
    double height = heightOf(lines);
    return height == 0 ? 0 : height + GAP;
  }

  private double heightOf(VBox lines) {
    return lines.getChildren().stream().anyMatch(Node::isManaged)
        ? snapSizeY(lines.prefHeight(getWidth()))
        : 0;
  }

  @Override
  protected double computeMinHeight(double width) {
    return list.minHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    return room(above) + list.prefHeight(width) + room(below);
  }

  @Override
  protected double computeMinWidth(double height) {
    return list.minWidth(-1);
  }

  @Override
  protected double computePrefWidth(double height) {
    return list.prefWidth(-1);
  }
}

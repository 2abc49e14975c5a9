package dev.quayside.app.control.layout;

import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// A line with one region at each end; one below the other when there is too little room.
public final class Sides extends Pane {

  private static final double GAP = 8;

  private final Region left;
  private final Region right;

  public Sides(Region left, Region right) {
    super(left, right);
    this.left = left;
    this.right = right;
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  private boolean isOneLine(double width) {
    return width < 0 || left.prefWidth(-1) + GAP + right.minWidth(-1) <= width;
  }

  @Override
  protected double computeMinWidth(double height) {
    return Math.max(left.minWidth(-1), right.minWidth(-1));
  }

  @Override
  protected double computePrefWidth(double height) {
    return left.prefWidth(-1) + GAP + right.prefWidth(-1);
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    double one = left.prefHeight(-1);
    double other = right.prefHeight(-1);
    return isOneLine(width) ? Math.max(one, other) : one + GAP + other;
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double beside = left.prefWidth(-1);
    double high = left.prefHeight(-1);
    if (isOneLine(width)) {
      double room = Math.min(right.prefWidth(-1), width - beside - GAP);
      left.resizeRelocate(0, snapPositionY((getHeight() - high) / 2), beside, high);
      right.resizeRelocate(snapPositionX(width - room), 0, room, getHeight());
    } else {
      left.resizeRelocate(0, 0, Math.min(beside, width), high);
      right.resizeRelocate(0, high + GAP, width, right.prefHeight(-1));
    }
  }
}

package dev.quayside.app.screen.ship.label;

import dev.quayside.app.control.Words;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import javafx.scene.text.TextAlignment;

/// The image of a label on its paper, or why there is none: as tall as its room, and as wide as a 4
/// x 6 label then is.
final class LabelPaper extends StackPane {

  /// Height of a 4x6 label as a multiple of its width.
  private static final double TALL = 1.5;

  /// White space around the image in pixels, for both sides together.
  private static final double MARGIN = 16;

  /// In pixels: a taller image would be larger than the paper.
  private static final double TALLEST = 900;

  private final Label fault = Words.wrapped("", "muted");

  LabelPaper(ImageView art) {
    fault.setTextAlignment(TextAlignment.CENTER);
    getChildren().setAll(art, fault);
    getStyleClass().add("label-paper");
    setMinSize(0, 0);
    setMaxHeight(TALLEST);
    art.fitWidthProperty().bind(widthProperty().subtract(MARGIN));
    art.fitHeightProperty().bind(heightProperty().subtract(MARGIN));
  }

  /// @param why there is no image; empty when there is one, or it is being loaded
  void say(String why) {
    fault.setText(why);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.VERTICAL;
  }

  @Override
  protected double computePrefWidth(double height) {
    return height < 0 ? 0 : Math.min(height, TALLEST) / TALL;
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computePrefHeight(double width) {
    return 0;
  }
}

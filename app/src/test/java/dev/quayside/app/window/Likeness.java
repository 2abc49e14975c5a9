package dev.quayside.app.window;

import java.awt.Color;
import java.awt.image.BufferedImage;

/// How much two pictures of a window differ. Compared in squares of 8 pixels, so that a letter
/// drawn a shade differently on another machine is no difference, and a button that has moved is
/// one.
final class Likeness {

  private static final int SQUARE = 8;
  private static final int NOTICEABLE = 10;

  private Likeness() {}

  /// Share of the squares that differ noticeably, 0 to 1; 1 when the sizes differ.
  static double difference(BufferedImage one, BufferedImage other) {
    if (one.getWidth() != other.getWidth() || one.getHeight() != other.getHeight()) {
      return 1;
    }
    int squares = 0;
    int different = 0;
    for (int y = 0; y + SQUARE <= one.getHeight(); y += SQUARE) {
      for (int x = 0; x + SQUARE <= one.getWidth(); x += SQUARE) {
        squares++;
        if (Math.abs(grey(one, x, y) - grey(other, x, y)) > NOTICEABLE) {
          different++;
        }
      }
    }
    return (double) different / squares;
  }

  private static int grey(BufferedImage image, int left, int top) {
    int sum = 0;
    for (int y = top; y < top + SQUARE; y++) {
      for (int x = left; x < left + SQUARE; x++) {
        var color = new Color(image.getRGB(x, y));
        sum += color.getRed() + color.getGreen() + color.getBlue();
      }
    }
    return sum / (3 * SQUARE * SQUARE);
  }
}

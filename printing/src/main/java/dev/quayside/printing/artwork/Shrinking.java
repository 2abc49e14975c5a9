package dev.quayside.printing.artwork;

import java.awt.image.BufferedImage;

/// Makes a picture smaller: every new pixel is the mean of those it stands for.
final class Shrinking {

  private Shrinking() {}

  /// Shrinks the picture to fit the box; a picture that fits already keeps its size.
  static BufferedImage into(BufferedImage image, int width, int height) {
    double scale =
        Math.min(
            1, Math.min(width / (double) image.getWidth(), height / (double) image.getHeight()));
    int toWidth = Math.max(1, (int) Math.round(image.getWidth() * scale));
    int toHeight = Math.max(1, (int) Math.round(image.getHeight() * scale));
    BufferedImage small = new BufferedImage(toWidth, toHeight, BufferedImage.TYPE_INT_ARGB);
    for (int y = 0; y < toHeight; y++) {
      for (int x = 0; x < toWidth; x++) {
        small.setRGB(x, y, mean(image, x, y, toWidth, toHeight));
      }
    }
    return small;
  }

  private static int mean(BufferedImage image, int x, int y, int toWidth, int toHeight) {
    int left = x * image.getWidth() / toWidth;
    int right = Math.max(left + 1, (x + 1) * image.getWidth() / toWidth);
    int top = y * image.getHeight() / toHeight;
    int bottom = Math.max(top + 1, (y + 1) * image.getHeight() / toHeight);
    long alpha = 0;
    long red = 0;
    long green = 0;
    long blue = 0;
    for (int row = top; row < bottom; row++) {
      for (int column = left; column < right; column++) {
        int argb = image.getRGB(column, row);
        int a = argb >>> 24;
        alpha += a;
        red += (long) a * (argb >> 16 & 0xff);
        green += (long) a * (argb >> 8 & 0xff);
        blue += (long) a * (argb & 0xff);
      }
    }
    if (alpha == 0) {
      return 0;
    }
    long count = (long) (right - left) * (bottom - top);
    return (int) (alpha / count) << 24
        | (int) (red / alpha) << 16
        | (int) (green / alpha) << 8
        | (int) (blue / alpha);
  }
}

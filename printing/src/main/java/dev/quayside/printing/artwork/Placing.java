package dev.quayside.printing.artwork;

import java.awt.geom.AffineTransform;

/// How a page or picture of another program comes to lie on the media.
///
/// @param turn clockwise, in degrees: 0, 90, 180 or 270
public record Placing(Fit fit, int turn) {

  /// How large it comes out.
  public enum Fit {
    /// As large as it is; what sticks out is cut off.
    NONE,
    /// As large as the media has room for, larger or smaller than it is.
    FIT,
    /// As large as it is, or smaller when it is larger than the media.
    SHRINK
  }

  private static final int QUARTER = 90;

  public Placing {
    if (!isTurn(turn)) {
      throw new IllegalArgumentException("A page is turned by quarters, not by " + turn + ".");
    }
  }

  /// Whether a page can be turned by so many degrees.
  public static boolean isTurn(int degrees) {
    return degrees >= 0 && degrees < 4 * QUARTER && degrees % QUARTER == 0;
  }

  /// How much larger it gets.
  ///
  /// @param width of the page, in the unit of the media
  /// @param mediaWidth in the same unit
  double scale(double width, double height, double mediaWidth, double mediaHeight) {
    boolean lies = turn % (2 * QUARTER) != 0;
    double most =
        Math.min(mediaWidth / (lies ? height : width), mediaHeight / (lies ? width : height));
    return switch (fit) {
      case NONE -> 1;
      case FIT -> most;
      case SHRINK -> Math.min(1, most);
    };
  }

  /// From the page to the media, both with y downwards from their upper left corner. What fills the
  /// media is in its middle, everything else in its upper left corner, where labels begin.
  public AffineTransform on(double width, double height, double mediaWidth, double mediaHeight) {
    double scale = scale(width, height, mediaWidth, mediaHeight);
    boolean lies = turn % (2 * QUARTER) != 0;
    double free = fit == Fit.FIT ? 0.5 : 0;
    AffineTransform place =
        AffineTransform.getTranslateInstance(
            free * (mediaWidth - scale * (lies ? height : width)),
            free * (mediaHeight - scale * (lies ? width : height)));
    place.scale(scale, scale);
    place.concatenate(turned(turn / QUARTER, width, height));
    return place;
  }

  /// From a page to the same page turned clockwise, both with y downwards from their upper left
  /// corner.
  ///
  /// @param quarters 0 to 3
  public static AffineTransform turned(int quarters, double width, double height) {
    return switch (quarters) {
      case 1 -> new AffineTransform(0, 1, -1, 0, height, 0);
      case 2 -> new AffineTransform(-1, 0, 0, -1, width, height);
      case 3 -> new AffineTransform(0, -1, 1, 0, 0, width);
      default -> new AffineTransform();
    };
  }
}

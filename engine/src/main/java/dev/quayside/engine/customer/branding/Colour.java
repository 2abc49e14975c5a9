package dev.quayside.engine.customer.branding;

import java.util.Optional;
import java.util.regex.Pattern;

/// An sRGB colour with its contrast to others (WCAG 2.2).
///
/// @param rgb 0xRRGGBB
public record Colour(int rgb) {

  public static final Colour BLACK = new Colour(0);
  public static final Colour WHITE = new Colour(0xffffff);

  /// Least contrast at which text is readable, WCAG 2.2 criterion 1.4.3.
  public static final double READABLE = 4.5;

  private static final Pattern HEX = Pattern.compile("#[0-9a-fA-F]{6}");
  private static final int STEPS = 50;

  public Colour {
    rgb &= 0xffffff;
  }

  /// @param text as `#1a2b3c`
  public static Optional<Colour> parse(String text) {
    return HEX.matcher(text.strip()).matches()
        ? Optional.of(new Colour(Integer.parseInt(text.strip().substring(1), 16)))
        : Optional.empty();
  }

  /// The colour in the form `#1a2b3c`.
  public String hex() {
    return "#%06x".formatted(rgb);
  }

  /// Contrast to another colour, from 1 (equal brightness) to 21 (black and white).
  public double contrast(Colour other) {
    double one = luminance();
    double two = other.luminance();
    return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
  }

  public boolean isReadableOn(Colour ground) {
    return contrast(ground) >= READABLE;
  }

  /// Black or white, whichever reads better on this colour. One of them always has at least 4.5 to
  /// 1.
  public Colour text() {
    return contrast(WHITE) >= contrast(BLACK) ? WHITE : BLACK;
  }

  /// This colour, made darker or lighter just as far as needed to be readable on `ground`.
  public Colour readableOn(Colour ground) {
    var end = ground.text();
    for (int step = 0; step < STEPS; step++) {
      var mixed = mixed(end, step);
      if (mixed.isReadableOn(ground)) {
        return mixed;
      }
    }
    return end;
  }

  private Colour mixed(Colour other, int step) {
    int mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int mine = rgb >> shift & 0xff;
      int theirs = other.rgb >> shift & 0xff;
      mixed |= (mine + (theirs - mine) * step / STEPS) << shift;
    }
    return new Colour(mixed);
  }

  /// Relative luminance, as WCAG 2.2 defines it.
  private double luminance() {
    return 0.2126 * linear(rgb >> 16 & 0xff)
        + 0.7152 * linear(rgb >> 8 & 0xff)
        + 0.0722 * linear(rgb & 0xff);
  }

  private static double linear(int channel) {
    double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }
}

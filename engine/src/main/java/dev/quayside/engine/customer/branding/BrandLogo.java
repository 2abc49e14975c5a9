package dev.quayside.engine.customer.branding;

import dev.quayside.printing.artwork.Logo;
import dev.quayside.printing.mark.Bits;

/// A workspace's logo as it is kept.
///
/// @param png at most 640 x 240 pixels, drawn by us
public record BrandLogo(byte[] png, int width, int height) {

  /// For paper.
  public Bits bits() {
    return Logo.read(png).bits();
  }
}

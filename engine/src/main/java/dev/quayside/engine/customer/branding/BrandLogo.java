package dev.quayside.engine.customer.branding;

import dev.quayside.printing.artwork.Logo;
import dev.quayside.printing.mark.Bits;
import java.util.Base64;

/// A workspace's logo as it is kept.
///
/// @param png at most 640 x 240 pixels, drawn by us
public record BrandLogo(byte[] png, int width, int height) {

  /// For a page that asks nobody for its pictures.
  public String dataUri() {
    return "data:image/png;base64," + Base64.getEncoder().encodeToString(png);
  }

  /// For paper.
  public Bits bits() {
    return Logo.read(png).bits();
  }
}

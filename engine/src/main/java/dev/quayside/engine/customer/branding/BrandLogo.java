package dev.quayside.engine.customer.branding;

import dev.quayside.printing.artwork.Logo;
import dev.quayside.printing.mark.Bits;
import java.util.Base64;

/// A workspace's logo as stored.
///
/// @param png at most 640 x 240 pixels, encoded by Quayside
public record BrandLogo(byte[] png, int width, int height) {

  /// The logo as a `data:` URL, for a page that loads no files.
  public String dataUri() {
    return "data:image/png;base64," + Base64.getEncoder().encodeToString(png);
  }

  /// The logo in black and white, for paper.
  public Bits bits() {
    return Logo.read(png).bits();
  }
}

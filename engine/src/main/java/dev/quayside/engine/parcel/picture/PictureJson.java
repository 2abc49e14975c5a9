package dev.quayside.engine.parcel.picture;

import dev.quayside.engine.platform.server.json.Fields;
import java.util.Base64;

/// A picture on the wire: `content`, in Base64.
public final class PictureJson {

  /// More than any picture, so that one too large is told its size.
  private static final int LONGEST = 100_000_000;

  private PictureJson() {}

  public static byte[] read(Fields body) {
    body.require("content");
    var content = body.text("content", LONGEST);
    try {
      return content == null ? new byte[0] : Base64.getDecoder().decode(content);
    } catch (IllegalArgumentException e) {
      body.violations().add(body.path("content"), PictureWords.NOT_BASE64);
      return new byte[0];
    }
  }
}

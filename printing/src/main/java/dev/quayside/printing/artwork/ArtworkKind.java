package dev.quayside.printing.artwork;

import dev.quayside.printing.message.Why;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// The format of a carrier's file, told by its first bytes: carriers' media types cannot be
/// trusted.
public enum ArtworkKind {
  PDF,
  PNG,
  GIF,
  ZPL;

  /// How many bytes are searched for `^XA`: ZPL may begin with settings and blanks.
  private static final int SEARCHED = 4_096;

  /// @throws BadArtwork when the file is none of these formats
  public static ArtworkKind of(byte[] file) {
    if (begins(file, "%PDF-")) {
      return PDF;
    }
    if (begins(file, "\u0089PNG\r\n\u001a\n")) {
      return PNG;
    }
    if (begins(file, "GIF87a") || begins(file, "GIF89a")) {
      return GIF;
    }
    byte[] head = Arrays.copyOf(file, Math.min(file.length, SEARCHED));
    if (new String(head, StandardCharsets.ISO_8859_1).contains("^XA")) {
      return ZPL;
    }
    throw new BadArtwork(Why.LABEL_FOREIGN.of());
  }

  private static boolean begins(byte[] file, String with) {
    byte[] magic = with.getBytes(StandardCharsets.ISO_8859_1);
    return file.length >= magic.length
        && Arrays.equals(file, 0, magic.length, magic, 0, magic.length);
  }
}

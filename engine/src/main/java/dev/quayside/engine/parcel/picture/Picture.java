package dev.quayside.engine.parcel.picture;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/// A picture as it was sent. It is kept and shown as it is, and never decoded here.
///
/// @param kind `png` or `jpeg`, told by its first bytes
public record Picture(String kind, byte[] content) {

  private static final HexFormat HEX = HexFormat.of();

  /// W3C PNG, section 5.2.
  private static final byte[] PNG = HEX.parseHex("89504e470d0a1a0a");

  /// ITU-T T.81, B.1.1.3: start of image, and the marker of the first segment.
  private static final byte[] JPEG = HEX.parseHex("ffd8ff");

  private static final int KILOBYTE = 1_024;
  private static final int DIGEST_BYTES = 8;

  /// @param file the picture
  /// @param most kB at most
  /// @throws ProblemException `PAYLOAD_TOO_LARGE`; `INVALID_REQUEST` for another kind of file
  public static Picture read(byte[] file, int most) {
    if (file.length > most * KILOBYTE) {
      throw ProblemException.refused(
          ProblemCode.PAYLOAD_TOO_LARGE,
          PictureWords.LARGE,
          (file.length + KILOBYTE - 1) / KILOBYTE,
          most);
    }
    if (begins(file, PNG)) {
      return new Picture("png", file);
    }
    if (begins(file, JPEG)) {
      return new Picture("jpeg", file);
    }
    throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, "content", PictureWords.NO_PICTURE);
  }

  /// Tells it from other pictures.
  public String digest() {
    try {
      var hash = MessageDigest.getInstance("SHA-256").digest(content);
      return HEX.formatHex(hash, 0, DIGEST_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  public String mediaType() {
    return "image/" + kind;
  }

  private static boolean begins(byte[] file, byte[] with) {
    return file.length > with.length && Arrays.equals(file, 0, with.length, with, 0, with.length);
  }
}

package dev.quayside.engine.order.file.sheet;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderWords;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// The text of a file of unknown encoding.
///
/// @param encoding name of the encoding, for example `UTF-8`
public record FileText(String text, String encoding) {

  public static final int MOST_BYTES = 20 * 1024 * 1024;

  private static final int SAMPLE = 4_000;

  /// Reads what {@link #of} accepts and one byte more, so that a file that is too large is refused
  /// without reading all of it.
  public static byte[] bytes(InputStream file) throws IOException {
    return file.readNBytes(MOST_BYTES + 1);
  }

  public static byte[] bytes(Path file) throws IOException {
    try (var open = Files.newInputStream(file)) {
      return bytes(open);
    }
  }

  /// Decodes by the byte order mark. Without one it is UTF-16 when every other byte is zero, else
  /// UTF-8 when it is valid UTF-8, else the older encoding that its letters look like.
  ///
  /// @throws ProblemException `PAYLOAD_TOO_LARGE`, `INVALID_REQUEST` when it is no text
  public static FileText of(byte[] bytes) {
    if (bytes.length > MOST_BYTES) {
      throw ProblemException.refused(ProblemCode.PAYLOAD_TOO_LARGE, OrderWords.FILE_LARGE);
    }
    if (startsWith(bytes, 0xEF, 0xBB, 0xBF)) {
      return decoded(bytes, 3, StandardCharsets.UTF_8);
    }
    if (startsWith(bytes, 0xFF, 0xFE)) {
      return decoded(bytes, 2, StandardCharsets.UTF_16LE);
    }
    if (startsWith(bytes, 0xFE, 0xFF)) {
      return decoded(bytes, 2, StandardCharsets.UTF_16BE);
    }
    if (zeros(bytes, 1) > 0.4) {
      return decoded(bytes, 0, StandardCharsets.UTF_16LE);
    }
    if (zeros(bytes, 0) > 0.4) {
      return decoded(bytes, 0, StandardCharsets.UTF_16BE);
    }
    if (zeros(bytes, 0) + zeros(bytes, 1) > 0) {
      throw ProblemException.refused(ProblemCode.INVALID_REQUEST, OrderWords.FILE_BINARY);
    }
    return isUtf8(bytes)
        ? decoded(bytes, 0, StandardCharsets.UTF_8)
        : decoded(bytes, 0, LegacyEncoding.of(bytes));
  }

  private static FileText decoded(byte[] bytes, int from, Charset charset) {
    return new FileText(
        new String(bytes, from, bytes.length - from, charset), charset.displayName());
  }

  private static boolean startsWith(byte[] bytes, int... mark) {
    if (bytes.length < mark.length) {
      return false;
    }
    for (int i = 0; i < mark.length; i++) {
      if ((bytes[i] & 0xFF) != mark[i]) {
        return false;
      }
    }
    return true;
  }

  /// The share of zero bytes at even (0) or odd (1) positions.
  private static double zeros(byte[] bytes, int parity) {
    int seen = 0;
    int zero = 0;
    for (int i = parity; i < Math.min(bytes.length, SAMPLE); i += 2) {
      seen++;
      zero += bytes[i] == 0 ? 1 : 0;
    }
    return seen == 0 ? 0 : (double) zero / seen;
  }

  private static boolean isUtf8(byte[] bytes) {
    try {
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(bytes));
      return true;
    } catch (CharacterCodingException no) {
      return false;
    }
  }
}

package dev.quayside.printing.artwork;

import dev.quayside.printing.message.Why;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/// What a PNG says of itself, with its parts looked at and none of its pixels unpacked (W3C PNG
/// specification, 5 and 11).
///
/// @param perInch its own resolution; null when it names none
/// @param unpacked in bytes: what its pixels may unpack to at most
record PngHeader(int width, int height, @Nullable Double perInch, long unpacked) {

  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  private static final int IHDR = 0x49484452;
  private static final int PHYS = 0x70485973;
  private static final int IDAT = 0x49444154;
  private static final int IEND = 0x49454e44;
  private static final int OVERHEAD = 12;
  private static final double INCHES_PER_METRE = 1 / 0.0254;

  /// Samples of a pixel by colour type: grey, none, colour, palette, grey and alpha, none, colour
  /// and alpha.
  private static final int[] SAMPLES = {1, 0, 3, 1, 2, 0, 4};

  private static final int SIZE_LENGTH = 13;

  /// In bytes: what the parts of a tiny interlaced picture take beyond twice its rows.
  private static final int SLACK = 64;

  /// @throws BadArtwork when it is no PNG, is not whole, or has too many pixels
  static PngHeader of(byte[] file) {
    ByteBuffer in = ByteBuffer.wrap(file);
    byte[] magic = new byte[SIGNATURE.length];
    if (file.length < SIGNATURE.length) {
      throw new BadArtwork(Why.FILE_NOT_PNG.of());
    }
    in.get(magic);
    if (!Arrays.equals(magic, SIGNATURE)) {
      throw new BadArtwork(Why.FILE_NOT_PNG.of());
    }
    return read(in);
  }

  private static PngHeader read(ByteBuffer in) {
    PngHeader header = null;
    Double perInch = null;
    try (Inflater pixels = new Inflater()) {
      while (in.remaining() >= OVERHEAD) {
        int length = in.getInt();
        if (length < 0 || length > in.remaining() - 8) {
          throw damaged();
        }
        demandSum(in, length);
        int type = in.getInt();
        int next = in.position() + length + 4;
        switch (type) {
          case IHDR -> header = size(in, length);
          case PHYS -> perInch = length == 9 ? perInch(in) : perInch;
          case IDAT -> unpack(pixels, in, length, header);
          case IEND -> {
            if (header == null || !pixels.finished()) {
              throw damaged();
            }
            return new PngHeader(header.width, header.height, perInch, header.unpacked);
          }
          default -> {}
        }
        in.position(next);
      }
    } catch (DataFormatException e) {
      throw new BadArtwork(Why.FILE_DAMAGED_PNG.of(), e);
    }
    throw damaged();
  }

  private static PngHeader size(ByteBuffer in, int length) {
    if (length != SIZE_LENGTH) {
      throw damaged();
    }
    int width = in.getInt();
    int height = in.getInt();
    if (width <= 0 || height <= 0) {
      throw damaged();
    }
    if ((long) width * height > PictureSheet.MOST_PIXELS) {
      throw new BadArtwork(Why.FILE_PIXELS.of(width, height, PictureSheet.MOST_PIXELS / 1_000_000));
    }
    int depth = in.get();
    int colour = in.get();
    if (colour < 0 || colour >= SAMPLES.length || SAMPLES[colour] == 0 || depth < 1 || depth > 16) {
      throw damaged();
    }
    long row = ((long) width * depth * SAMPLES[colour] + 7) / 8 + 1;
    // an interlaced one has its rows in seven parts, each with a start of its own
    return new PngHeader(width, height, null, 2 * row * height + SLACK);
  }

  private static @Nullable Double perInch(ByteBuffer in) {
    int across = in.getInt();
    int down = in.getInt();
    boolean metres = in.get() == 1;
    return metres && across > 0 && across == down ? across / INCHES_PER_METRE : null;
  }

  private static void demandSum(ByteBuffer in, int length) {
    CRC32 sum = new CRC32();
    sum.update(in.array(), in.position(), length + 4);
    if (in.getInt(in.position() + 4 + length) != (int) sum.getValue()) {
      throw damaged();
    }
  }

  /// Counts through the packed pixels: some come to an end too early.
  private static void unpack(Inflater pixels, ByteBuffer in, int length, @Nullable PngHeader header)
      throws DataFormatException {
    if (header == null) {
      throw damaged();
    }
    byte[] sink = new byte[64 * 1024];
    pixels.setInput(in.array(), in.position(), length);
    while (!pixels.needsInput() && !pixels.finished()) {
      GuardedParser.demandPatience();
      int count = pixels.inflate(sink);
      if (pixels.getBytesWritten() > header.unpacked) {
        throw damaged();
      }
      if (count == 0 && !pixels.needsInput() && !pixels.finished()) {
        throw damaged();
      }
    }
  }

  private static BadArtwork damaged() {
    return new BadArtwork(Why.FILE_DAMAGED_PNG.of());
  }
}

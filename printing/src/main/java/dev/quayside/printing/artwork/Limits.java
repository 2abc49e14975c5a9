package dev.quayside.printing.artwork;

import dev.quayside.printing.message.Why;

/// How large a carrier's label may be.
final class Limits {

  /// In bytes: ten times what the largest carrier sends. A larger limit would let one bad answer
  /// fill the memory.
  static final int MOST_BYTES = 8 * 1024 * 1024;

  /// In pixels: 4 x 8 inches at 600 dpi are 11.5 million. A larger limit would let one bad file
  /// fill the memory.
  static final long MOST_PIXELS = 24_000_000;

  /// In pages or labels of one file: no real shipment's file has more.
  static final int MOST_LABELS = 50;

  /// In bytes: what all compressed parts of a file may grow to. A larger limit would let a small
  /// file fill the memory.
  static final long MOST_INFLATED = 48L * 1024 * 1024;

  private Limits() {}

  static void bytes(byte[] file) {
    if (file.length > MOST_BYTES) {
      throw new BadArtwork(Why.ART_BYTES.of(file.length, MOST_BYTES));
    }
  }

  static void pixels(long width, long height) {
    pixels(width, height, MOST_PIXELS);
  }

  static void pixels(long width, long height, long most) {
    if (width <= 0 || height <= 0 || width > most || width * height > most) {
      throw new BadArtwork(Why.ART_PIXELS.of(width, height, most / 1_000_000));
    }
  }
}

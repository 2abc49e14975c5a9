package dev.quayside.app.sound;

/// A sine tone with soft edges, so that it does not click.
///
/// @param hertz 0 for silence
record SineTone(int hertz, int milliseconds) {

  static final int SAMPLES_PER_SECOND = 22_050;

  /// Loudest amplitude, as a share of what the machine can play.
  private static final double LOUDEST = 0.5;

  private static final int EDGE = SAMPLES_PER_SECOND / 200;

  /// The samples: 16 bits, little-endian, one channel.
  ///
  /// @param percent volume, 0 to 100
  byte[] samples(int percent) {
    double loudness = LOUDEST * percent / 100;
    int count = SAMPLES_PER_SECOND * milliseconds / 1000;
    var bytes = new byte[count * 2];
    for (int i = 0; i < count; i++) {
      double edge = Math.min(1, Math.min(i, count - i) / (double) EDGE);
      double wave = Math.sin(2 * Math.PI * hertz * i / SAMPLES_PER_SECOND);
      int sample = (int) (wave * edge * loudness * Short.MAX_VALUE);
      bytes[2 * i] = (byte) sample;
      bytes[2 * i + 1] = (byte) (sample >> 8);
    }
    return bytes;
  }
}

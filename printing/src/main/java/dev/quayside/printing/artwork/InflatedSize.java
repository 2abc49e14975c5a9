package dev.quayside.printing.artwork;

import dev.quayside.printing.message.Why;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/// Adds up what the compressed parts of a PDF grow to, before a parser unpacks them in memory: some
/// kilobytes can hold gigabytes.
final class InflatedSize {

  private static final byte[] STREAM = {'s', 't', 'r', 'e', 'a', 'm'};

  private final byte[] sink = new byte[64 * 1024];
  private final long most;
  private long total;

  private InflatedSize(long most) {
    this.most = most;
  }

  static void check(byte[] pdf) {
    check(pdf, Limits.MOST_INFLATED);
  }

  /// @param most in bytes
  static void check(byte[] pdf, long most) {
    InflatedSize size = new InflatedSize(most);
    for (int i = 0; i < pdf.length - STREAM.length - 2; i++) {
      if (pdf[i] == 's' && isStream(pdf, i)) {
        int data = i + STREAM.length;
        data += pdf[data] == '\r' ? 1 : 0;
        data += data < pdf.length && pdf[data] == '\n' ? 1 : 0;
        size.inflate(pdf, data);
      }
    }
  }

  private static boolean isStream(byte[] pdf, int at) {
    for (int i = 0; i < STREAM.length; i++) {
      if (pdf[at + i] != STREAM[i]) {
        return false;
      }
    }
    return true;
  }

  private void inflate(byte[] pdf, int from) {
    boolean deflated = from + 2 < pdf.length && (pdf[from] & 0x0f) == 8;
    if (!deflated) {
      return;
    }
    try (Inflater inflater = new Inflater()) {
      inflater.setInput(pdf, from, pdf.length - from);
      while (!inflater.finished()) {
        GuardedParser.demandPatience();
        int count = inflater.inflate(sink);
        total += count;
        if (total > most) {
          throw new BadArtwork(Why.ART_UNPACKED.of(most >> 20));
        }
        if (count == 0) {
          return;
        }
      }
    } catch (DataFormatException e) {
      // Not compressed after all; the parser decides whether this is an error.
    }
  }
}

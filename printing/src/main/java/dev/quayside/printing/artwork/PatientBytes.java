package dev.quayside.printing.artwork;

import java.io.IOException;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/// A file in memory that stops its reader once the caller has given up: a damaged PDF can make the
/// parser search it again and again.
final class PatientBytes extends RandomAccessReadBuffer {

  PatientBytes(byte[] file) {
    super(file);
  }

  @Override
  public int read() throws IOException {
    GuardedParser.demandPatience();
    return super.read();
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    GuardedParser.demandPatience();
    return super.read(into, offset, length);
  }
}

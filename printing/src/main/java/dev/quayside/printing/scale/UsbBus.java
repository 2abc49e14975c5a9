package dev.quayside.printing.scale;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

/// The weighing devices on USB, as the operating system shows them.
public interface UsbBus {

  /// A computer without USB.
  UsbBus NONE =
      new UsbBus() {
        @Override
        public List<UsbScale> plugged() {
          return List.of();
        }

        @Override
        public Cable open(UsbScale scale) throws IOException {
          throw new IOException("there is no USB here");
        }
      };

  /// The scales plugged in now; also those that may not be opened.
  List<UsbScale> plugged();

  /// @throws IOException when the scale is gone or this user may not open it
  Cable open(UsbScale scale) throws IOException;

  /// An open scale; used by one thread only.
  interface Cable extends AutoCloseable {

    /// @return the next report with its id; empty when none arrived in this time
    /// @throws IOException when the scale was unplugged
    byte[] read(Duration atMost) throws IOException;

    @Override
    void close();
  }
}

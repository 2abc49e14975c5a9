package dev.quayside.app.window;

import dev.quayside.engine.printqueue.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A thermal printer's socket, as far as a label that is sent can tell.
final class PaperPrinter implements AutoCloseable {

  /// What one connection brought, and when its first byte came (`System.nanoTime`).
  record Sheet(byte[] bytes, long firstByteNanos) {}

  private final BlockingQueue<Sheet> sheets = new LinkedBlockingQueue<>();
  private final ServerSocket socket;

  /// @param port 0 for any
  PaperPrinter(int port) throws IOException {
    socket = new ServerSocket(port, 8, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().name("paper-printer").start(this::accept);
  }

  int port() {
    return socket.getLocalPort();
  }

  PrinterSetup setup() {
    return setup(port());
  }

  static PrinterSetup setup(int port) {
    return new PrinterSetup("Desk 1", "tcp://127.0.0.1:" + port, Language.ZPL, Dpi.DPI_203, true);
  }

  /// The next label that came out; null when none does in time.
  @Nullable Sheet next(long seconds) throws InterruptedException {
    return sheets.poll(seconds, TimeUnit.SECONDS);
  }

  boolean isIdle() {
    return sheets.isEmpty();
  }

  private void accept() {
    while (!socket.isClosed()) {
      try (var connection = socket.accept()) {
        var in = connection.getInputStream();
        int first = in.read();
        long at = System.nanoTime();
        var rest = in.readAllBytes();
        if (first >= 0 && rest.length > 0) {
          var all = new byte[rest.length + 1];
          all[0] = (byte) first;
          System.arraycopy(rest, 0, all, 1, rest.length);
          sheets.add(new Sheet(all, at));
        }
      } catch (IOException closed) {
        // the test is over, or the other side went away
      }
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}

package dev.quayside.app.window;

import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
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
      try {
        var connection = socket.accept();
        Thread.ofVirtual().name("paper-printer-connection").start(() -> take(connection));
      } catch (IOException closed) {
        // the test is over
      }
    }
  }

  /// Only labels are sheets: a question after the printer's state is let go by unanswered.
  private void take(Socket connection) {
    try (connection) {
      var in = connection.getInputStream();
      int first = in.read();
      long at = System.nanoTime();
      var rest = in.readAllBytes();
      var all = new byte[rest.length + 1];
      all[0] = (byte) first;
      System.arraycopy(rest, 0, all, 1, rest.length);
      if (new String(all, StandardCharsets.ISO_8859_1).contains("^XA")) {
        sheets.add(new Sheet(all, at));
      }
    } catch (IOException gone) {
      // the other side went away
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}

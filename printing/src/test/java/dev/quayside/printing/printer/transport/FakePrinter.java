package dev.quayside.printing.printer.transport;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// A network printer on the loopback that takes raw jobs one connection at a time, and can be made
/// to misbehave like the real ones.
public final class FakePrinter implements AutoCloseable {

  /// What it does with a connection.
  public enum Mode {
    /// Reads a job to its end and closes.
    PRINT,
    /// Takes the connection and reads the job when it is told to print.
    BUSY,
    /// Resets the connection after [#resetAfter] bytes.
    RESET,
    /// Takes the connection and never reads, like a paused printer with a full buffer.
    DEAD,
    /// Reads everything and never closes its side.
    SILENT
  }

  private static final int RECEIVE_BUFFER = 4096;

  private final ServerSocket server;
  private final List<byte[]> printed = new CopyOnWriteArrayList<>();
  private final List<Socket> open = new CopyOnWriteArrayList<>();
  private volatile Mode mode = Mode.PRINT;
  private volatile int resetAfter;

  public FakePrinter() throws IOException {
    this(0);
  }

  public FakePrinter(int port) throws IOException {
    server = new ServerSocket();
    server.setReuseAddress(true);
    // A small window, so that a printer that does not read is felt soon.
    server.setReceiveBufferSize(RECEIVE_BUFFER);
    server.bind(new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    Thread.ofVirtual().name("fake-printer").start(this::serve);
  }

  public int port() {
    return server.getLocalPort();
  }

  public String address() {
    return "tcp://127.0.0.1:" + port();
  }

  /// The jobs that arrived whole.
  public List<byte[]> printed() {
    return List.copyOf(printed);
  }

  public synchronized void mode(Mode wanted) {
    mode = wanted;
    notifyAll();
  }

  public void resetAfter(int bytes) {
    resetAfter = bytes;
    mode = Mode.RESET;
  }

  private synchronized void waitWhileBusy() {
    try {
      while (mode == Mode.BUSY && !server.isClosed()) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void serve() {
    while (!server.isClosed()) {
      try {
        Socket socket = server.accept();
        open.add(socket);
        waitWhileBusy();
        handle(socket);
      } catch (IOException e) {
        if (!server.isClosed()) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  private void handle(Socket socket) throws IOException {
    switch (mode) {
      case PRINT, BUSY -> {
        try (socket) {
          printed.add(socket.getInputStream().readAllBytes());
        }
      }
      case RESET -> {
        InputStream in = socket.getInputStream();
        in.readNBytes(resetAfter);
        socket.setSoLinger(true, 0);
        socket.close();
      }
      case DEAD -> {
        // Left open and unread until this printer is switched off.
      }
      case SILENT -> {
        ByteArrayOutputStream job = new ByteArrayOutputStream();
        socket.getInputStream().transferTo(job);
        printed.add(job.toByteArray());
      }
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
    mode(Mode.PRINT);
    for (Socket socket : open) {
      socket.close();
    }
  }
}

package dev.quayside.printing.printer.practice;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/// A ZPL printer of the network that exists in this process only: it listens on the loopback, takes
/// one connection at a time, keeps labels in a memory that is lost with the power, prints them one
/// after the other, counts them, and can be given the faults a real one has.
public final class PracticePrinter implements AutoCloseable {

  /// The faults it can be given.
  public enum Trouble {
    PAPER_OUT,
    RIBBON_OUT,
    HEAD_OPEN,
    PAUSED,
    /// It accepts connections, and neither reads nor answers.
    DEAD,
    /// It reads and prints, and never answers.
    MUTE
  }

  /// The usual port of raw printing over the network.
  public static final int USUAL_PORT = 9100;

  private static final int RECEIVE_BUFFER = 4096;
  private static final int LEAST_PORT = 10_000;

  /// First port that systems use for outgoing connections; Linux starts lowest.
  private static final int OUTGOING_PORTS = 32_768;

  private static final int TRIES = 50;

  private final Set<Trouble> troubles = ConcurrentHashMap.newKeySet();
  private final Set<Socket> connections = ConcurrentHashMap.newKeySet();
  private final LabelMemory memory;

  /// Different on each start: a practice printer that is started again counts as a new printer.
  private final String id =
      "PRACTICE" + Long.toHexString(System.nanoTime()).toUpperCase(Locale.ROOT);

  private final int port;
  private volatile long poweredAt;
  private volatile @Nullable ServerSocket listening;
  private volatile @Nullable Thread serving;
  private final AtomicLong resetAfter = new AtomicLong(Long.MAX_VALUE);

  /// A printer on a free port, with power, without faults.
  ///
  /// @param aLabel how long printing one label takes
  /// @param keeps how many labels its memory holds
  public PracticePrinter(Duration aLabel, int keeps) throws IOException {
    this(0, aLabel, keeps);
  }

  public PracticePrinter(int port, Duration aLabel, int keeps) throws IOException {
    memory = new LabelMemory(aLabel, keeps, this::canPrint);
    ServerSocket server = listen(port);
    this.port = server.getLocalPort();
  }

  public int port() {
    return port;
  }

  public String address() {
    return "tcp://127.0.0.1:" + port;
  }

  /// The labels that have come out and were not taken away, in order.
  public List<byte[]> printed() {
    return memory.printed();
  }

  /// Takes away the labels that have come out, in order: a printer that runs for days would
  /// otherwise keep every label.
  public List<byte[]> takePrinted() {
    return memory.takePrinted();
  }

  public void give(Trouble trouble) {
    troubles.add(trouble);
    memory.wake();
  }

  public void relieve(Trouble trouble) {
    troubles.remove(trouble);
    memory.wake();
  }

  /// Resets the connection once, after this many further bytes.
  public void resetAfter(long bytes) {
    resetAfter.set(bytes);
  }

  /// Pulls the plug: connections break and its memory is empty. The counter stays.
  public void unplug() throws IOException {
    ServerSocket server = listening;
    if (server != null) {
      server.close();
    }
    listening = null;
    for (Socket connection : connections) {
      reset(connection);
    }
    memory.forget();
    awaitFreePort();
  }

  /// Waits until the port is free: a socket on which a thread waits is closed only when that thread
  /// has left it.
  private void awaitFreePort() {
    Thread thread = serving;
    try {
      if (thread != null) {
        thread.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  public void plugIn() throws IOException {
    listen(port);
  }

  @Override
  public void close() throws IOException {
    unplug();
    memory.close();
  }

  private ServerSocket listen(int wanted) throws IOException {
    ServerSocket server = new ServerSocket();
    server.setReuseAddress(true);
    // A small buffer, so that the sender soon notices a printer that does not read.
    server.setReceiveBufferSize(RECEIVE_BUFFER);
    bind(server, wanted);
    listening = server;
    poweredAt = System.nanoTime();
    memory.powerOn();
    serving = Thread.ofPlatform().daemon().name("practice-printer").start(() -> serve(server));
    return server;
  }

  /// Binds to a port. A free one is chosen below those of outgoing connections, so that it stays
  /// free while the printer is unplugged.
  private static void bind(ServerSocket server, int wanted) throws IOException {
    for (int tried = 1; wanted == 0 && tried <= TRIES; tried++) {
      try {
        int port = ThreadLocalRandom.current().nextInt(LEAST_PORT, OUTGOING_PORTS);
        server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        return;
      } catch (BindException e) {
        // taken: try another
      }
    }
    server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), wanted));
  }

  private void serve(ServerSocket server) {
    while (!server.isClosed()) {
      try (Socket connection = server.accept()) {
        connections.add(connection);
        if (server.isClosed()) {
          // The plug was pulled before this connection was listed among those to break.
          reset(connection);
          return;
        }
        converse(connection);
      } catch (IOException e) {
        // The connection or the power is gone; the next connection is served as usual.
      }
      connections.removeIf(Socket::isClosed);
    }
  }

  private void converse(Socket connection) throws IOException {
    try {
      while (troubles.contains(Trouble.DEAD) && !connection.isClosed()) {
        Thread.sleep(10);
      }
      ZplEar ear = new ZplEar(memory, this::answer);
      byte[] some = new byte[RECEIVE_BUFFER];
      for (int count = connection.getInputStream().read(some);
          count >= 0;
          count = connection.getInputStream().read(some)) {
        long left = resetAfter.get();
        if (count > left) {
          ear.hear(some, (int) left, connection.getOutputStream());
          resetAfter.set(Long.MAX_VALUE);
          reset(connection);
          return;
        }
        if (left != Long.MAX_VALUE) {
          resetAfter.addAndGet(-count);
        }
        ear.hear(some, count, connection.getOutputStream());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean canPrint() {
    return listening != null
        && !troubles.contains(Trouble.PAPER_OUT)
        && !troubles.contains(Trouble.RIBBON_OUT)
        && !troubles.contains(Trouble.HEAD_OPEN)
        && !troubles.contains(Trouble.PAUSED);
  }

  private String answer(ZplEar.Question question) {
    return troubles.contains(Trouble.MUTE)
        ? ""
        : switch (question) {
          case HOST_STATUS -> hostStatus();
          case ERRORS -> errors();
          case ODOMETER -> "\"" + memory.count() + "\"";
          case UNIQUE_ID -> "\"" + id + "\"";
          case UPTIME -> uptime();
        };
  }

  /// The answer to `~HS`; empty while the printer cannot print, as with a real one.
  private String hostStatus() {
    if (troubles.contains(Trouble.PAPER_OUT)
        || troubles.contains(Trouble.RIBBON_OUT)
        || troubles.contains(Trouble.HEAD_OPEN)) {
      return "";
    }
    return "\u0002030,0,%d,1218,%03d,0,0,0,000,0,0,0\u0003\r\n"
            .formatted(troubles.contains(Trouble.PAUSED) ? 1 : 0, memory.waiting())
        + "\u0002000,0,0,0,1,2,6,0,00000000,1,000\u0003\r\n\u00021234,0\u0003\r\n";
  }

  private String errors() {
    int bits =
        (troubles.contains(Trouble.PAPER_OUT) ? 1 : 0)
            | (troubles.contains(Trouble.RIBBON_OUT) ? 2 : 0)
            | (troubles.contains(Trouble.HEAD_OPEN) ? 4 : 0);
    return "\u0002\r\n  PRINTER STATUS\r\n   ERRORS:         %d 00000000 %08X\r\n   WARNINGS:       0 00000000 00000000\r\n\u0003"
        .formatted(bits == 0 ? 0 : 1, bits);
  }

  private String uptime() {
    Duration up = Duration.ofNanos(System.nanoTime() - poweredAt);
    return "\"%02d days %02d hours %02d mins %02d secs\""
        .formatted(up.toDaysPart(), up.toHoursPart(), up.toMinutesPart(), up.toSecondsPart());
  }

  private static void reset(Socket connection) {
    try (connection) {
      connection.setSoLinger(true, 0);
    } catch (IOException e) {
      // It ended by itself just now, which is as good.
    }
  }
}

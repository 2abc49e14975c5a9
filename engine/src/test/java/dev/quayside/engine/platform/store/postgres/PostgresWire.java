package dev.quayside.engine.platform.store.postgres;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// The network between engines and a PostgreSQL: it writes down what is asked, one line for each
/// round trip, and can be made slower. It reads PostgreSQL's protocol, so that nothing between a
/// store and the server is left out: the beginnings and ends of transactions count too.
public final class PostgresWire implements AutoCloseable {

  private static final int SSL_OR_GSS = 1234 << 16;

  private final PostgresAddress server;
  private final Duration delay;
  private final ServerSocket door;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final List<String> asked = new ArrayList<>();

  private PostgresWire(PostgresAddress server, Duration delay) throws IOException {
    this.server = server;
    this.delay = delay;
    door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().name("postgres-wire").start(this::accept);
  }

  /// @param delay before each round trip, as a network would take it
  public static PostgresWire to(PostgresAddress server, Duration delay) {
    try {
      return new PostgresWire(server, delay);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The database, through here.
  public PostgresAddress address() {
    return new PostgresAddress(
        server.url().replace(":" + server.port() + "/", ":" + door.getLocalPort() + "/"),
        server.password());
  }

  /// The round trips so far, each with its statements; forgets them.
  public List<String> take() {
    synchronized (asked) {
      var all = List.copyOf(asked);
      asked.clear();
      return all;
    }
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        var client = door.accept();
        var backend = new Socket(InetAddress.getLoopbackAddress(), server.port());
        client.setTcpNoDelay(true);
        backend.setTcpNoDelay(true);
        open.add(client);
        open.add(backend);
        Thread.ofVirtual().start(() -> requests(client, backend));
        Thread.ofVirtual().start(() -> answers(backend, client));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void answers(Socket backend, Socket client) {
    try (backend;
        client) {
      backend.getInputStream().transferTo(client.getOutputStream());
    } catch (IOException ended) {
      // either side has closed
    }
  }

  private void requests(Socket client, Socket backend) {
    try (client;
        backend) {
      var in = new DataInputStream(client.getInputStream());
      var out = backend.getOutputStream();
      greet(in, out);
      pass(in, out);
    } catch (IOException ended) {
      // either side has closed
    }
  }

  /// The start of a connection has messages without a type.
  private static void greet(DataInputStream in, OutputStream out) throws IOException {
    int code;
    do {
      int length = in.readInt();
      var body = in.readNBytes(length - Integer.BYTES);
      code = ByteBuffer.wrap(body).getInt();
      out.write(ByteBuffer.allocate(length).putInt(length).put(body).array());
      out.flush();
    } while ((code & 0xFFFF0000) == SSL_OR_GSS);
  }

  private void pass(DataInputStream in, OutputStream out) throws IOException {
    Map<String, String> prepared = new HashMap<>();
    var trip = new ArrayList<String>();
    var message = message(in);
    while (message != null) {
      var body = message.slice(5, message.capacity() - 5);
      switch (message.get(0)) {
        case 'P' -> prepared.put(text(body), text(body));
        case 'B' -> {
          text(body);
          trip.add(prepared.getOrDefault(text(body), "?"));
        }
        case 'Q' -> {
          var query = text(body);
          trip.add(query);
          // the driver sends it together with the first statement
          if (!query.startsWith("BEGIN")) {
            end(trip);
          }
        }
        case 'S' -> end(trip);
        default -> {
          // nothing that is asked
        }
      }
      out.write(message.array());
      if (in.available() == 0) {
        out.flush();
      }
      message = message(in);
    }
  }

  private void end(List<String> trip) {
    // the pool asks an empty question to see whether a connection still stands
    trip.removeIf(String::isBlank);
    if (trip.isEmpty()) {
      return;
    }
    if (delay.isPositive()) {
      LockSupport.parkNanos(delay.toNanos());
    }
    synchronized (asked) {
      asked.add(String.join("; ", trip).replaceAll("\\s+", " "));
    }
    trip.clear();
  }

  private static @Nullable ByteBuffer message(DataInputStream in) throws IOException {
    int type = ((InputStream) in).read();
    if (type < 0) {
      return null;
    }
    int length = in.readInt();
    return ByteBuffer.allocate(1 + length)
        .put((byte) type)
        .putInt(length)
        .put(in.readNBytes(length - Integer.BYTES));
  }

  private static String text(ByteBuffer body) {
    int end = body.position();
    while (body.get(end) != 0) {
      end++;
    }
    var text = new byte[end - body.position()];
    body.get(text);
    body.get();
    return new String(text, StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    try {
      door.close();
      for (var socket : open) {
        socket.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package dev.quayside.engine.platform.store.postgres;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/// The network between an engine and its PostgreSQL, which a test cuts, delays or silences.
public final class TroubledNetwork implements AutoCloseable {

  /// What becomes of what is sent.
  public enum State {
    WELL,
    /// Connections break, and new ones are refused.
    CUT,
    /// Nothing arrives, and no connection breaks.
    SILENT,
    /// The answer to the next COMMIT is lost with its connection, and then all is well.
    LOSES_A_COMMIT,
    /// The answer to a COMMIT does not arrive, and its connection stays.
    HOLDS_A_COMMIT
  }

  private static final byte[] COMMITTED = "COMMIT\0".getBytes(StandardCharsets.US_ASCII);

  private final PostgresAddress server;
  private final ServerSocket door;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final AtomicInteger spared = new AtomicInteger();

  /// Connections until one that breaks at once; below 0 none does.
  private final AtomicInteger untilBroken = new AtomicInteger(-1);

  private volatile State state = State.WELL;
  private volatile long delayNs;

  public TroubledNetwork(PostgresAddress server) {
    this.server = server;
    try {
      door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.startVirtualThread(this::accept);
  }

  /// The server's address as seen through this network.
  ///
  /// @param more parameters, each with its `&`
  public PostgresAddress address(String more) {
    var url = server.url().replace(":" + server.port() + "/", ":" + door.getLocalPort() + "/");
    return new PostgresAddress(url + more, server.password());
  }

  public void be(State next) {
    state = next;
    if (next == State.CUT) {
      open.forEach(TroubledNetwork::end);
    } else if (next == State.WELL) {
      // what was swallowed is lost: such a connection cannot go on
      open.forEach(TroubledNetwork::end);
    }
  }

  /// Loses the answer to a COMMIT after so many more.
  public void losesACommitAfter(int others) {
    spared.set(others);
    be(State.LOSES_A_COMMIT);
  }

  /// Breaks one new connection, after so many more.
  void losesAConnectionAfter(int others) {
    untilBroken.set(others);
  }

  public State state() {
    return state;
  }

  /// How long each piece is on its way.
  public void delay(java.time.Duration each) {
    delayNs = each.toNanos();
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        var client = door.accept();
        if (state == State.CUT || untilBroken.getAndDecrement() == 0) {
          end(client);
          continue;
        }
        var behind = new Socket("localhost", server.port());
        client.setTcpNoDelay(true);
        behind.setTcpNoDelay(true);
        open.add(client);
        open.add(behind);
        Thread.startVirtualThread(() -> carry(client, behind, false));
        Thread.startVirtualThread(() -> carry(behind, client, true));
      } catch (IOException closed) {
        // the server is not there, or this is: the client's next attempt finds out
      }
    }
  }

  private void carry(Socket from, Socket to, boolean answers) {
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      var bytes = new byte[64 * 1024];
      for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
        LockSupport.parkNanos(delayNs);
        if (answers
            && state == State.LOSES_A_COMMIT
            && holds(bytes, read)
            && spared.getAndDecrement() <= 0) {
          state = State.WELL;
          return;
        }
        boolean held = answers && state == State.HOLDS_A_COMMIT && holds(bytes, read);
        if (state != State.CUT && state != State.SILENT && !held) {
          out.write(bytes, 0, read);
        }
      }
    } catch (IOException broken) {
      // one end is gone, and with it the other
    } finally {
      open.remove(from);
      end(from);
      // in a silent network no end hears of the other's
      if (state != State.SILENT) {
        open.remove(to);
        end(to);
      }
    }
  }

  private static boolean holds(byte[] bytes, int read) {
    var text = new String(bytes, 0, read, StandardCharsets.ISO_8859_1);
    return text.contains(new String(COMMITTED, StandardCharsets.US_ASCII));
  }

  private static void end(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // it has ended
    }
  }

  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    open.forEach(TroubledNetwork::end);
  }
}

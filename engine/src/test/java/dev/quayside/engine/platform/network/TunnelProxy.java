package dev.quayside.engine.platform.network;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// A company's proxy on this machine: whoever asks for a tunnel, to wherever, is led to one port of
/// this machine, or turned away.
public final class TunnelProxy implements AutoCloseable {

  private final ServerSocket door = new ServerSocket(0, 0, InetAddress.ofLiteral("127.0.0.1"));
  private final ExecutorService streams = Executors.newVirtualThreadPerTaskExecutor();
  private final List<String> asked = new CopyOnWriteArrayList<>();
  private final int target;
  private volatile boolean open = true;

  /// @param target the port all tunnels end at
  public TunnelProxy(int target) throws IOException {
    this.target = target;
    streams.execute(this::accept);
  }

  public int port() {
    return door.getLocalPort();
  }

  /// What was asked for, word by word: `CONNECT releases.example:443 HTTP/1.1`.
  public List<String> asked() {
    return asked;
  }

  /// Turns everybody away, or nobody.
  public void open(boolean now) {
    open = now;
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        var caller = door.accept();
        streams.execute(() -> answer(caller));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void answer(Socket caller) {
    try (caller) {
      var words =
          new BufferedReader(
              new InputStreamReader(caller.getInputStream(), StandardCharsets.US_ASCII), 1);
      asked.add(words.readLine());
      // who asks for a tunnel says nothing more before it is there
      while (!words.readLine().isEmpty()) {}
      if (open) {
        tunnel(caller);
      } else {
        say(caller.getOutputStream(), "403 Forbidden\r\nContent-Length: 0");
      }
    } catch (IOException gone) {
      // the test's other side says what it saw
    }
  }

  private void tunnel(Socket caller) throws IOException {
    try (var there = new Socket(InetAddress.ofLiteral("127.0.0.1"), target)) {
      say(caller.getOutputStream(), "200 Connection established");
      streams.execute(() -> pass(caller, there));
      pass(there, caller);
    }
  }

  private static void say(OutputStream to, String answer) throws IOException {
    to.write(("HTTP/1.1 " + answer + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
    to.flush();
  }

  private static void pass(Socket from, Socket to) {
    try {
      from.getInputStream().transferTo(to.getOutputStream());
      to.shutdownOutput();
    } catch (IOException ended) {
      // so is the tunnel
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
    streams.shutdownNow();
  }
}

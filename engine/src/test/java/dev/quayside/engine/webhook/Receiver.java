package dev.quayside.engine.webhook;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import javax.net.ServerSocketFactory;

/// Somebody's webhook endpoint over a real socket, with the manners a test gives it.
public final class Receiver implements AutoCloseable {

  /// What came in.
  ///
  /// @param headers by lower-case name
  public record Request(String line, Map<String, String> headers, byte[] body) {
    public String header(String name) {
      return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
    }

    public String text() {
      return new String(body, StandardCharsets.UTF_8);
    }
  }

  /// How it answers.
  @FunctionalInterface
  public interface Manner {
    void answer(Request request, Socket socket) throws IOException;
  }

  private final ServerSocket listening;
  private final ExecutorService talking = Executors.newVirtualThreadPerTaskExecutor();
  private final List<Request> received = new CopyOnWriteArrayList<>();
  private final java.util.Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile Manner manner;

  public Receiver(Manner manner) {
    this(manner, ServerSocketFactory.getDefault());
  }

  public Receiver(Manner manner, ServerSocketFactory sockets) {
    this.manner = manner;
    try {
      listening = sockets.createServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    talking.execute(this::accept);
  }

  public void manner(Manner next) {
    manner = next;
  }

  public int port() {
    return listening.getLocalPort();
  }

  public String url() {
    return "http://127.0.0.1:" + port() + "/hook";
  }

  public List<Request> received() {
    return List.copyOf(received);
  }

  public List<String> deliveries() {
    return received.stream().map(each -> each.header("X-Service-Delivery")).toList();
  }

  public static Manner answers(int status) {
    return (_, socket) -> write(socket, status, "Content-Length: 0\r\n", "");
  }

  public static Manner answers(int status, String headers) {
    return (_, socket) -> write(socket, status, headers + "Content-Length: 0\r\n", "");
  }

  /// Says nothing for as long as the caller waits.
  public static Manner hangs() {
    return (_, socket) -> untilTheyHangUp(socket);
  }

  /// Waits for one permit a request, then answers.
  public static Manner answersWhenLet(Semaphore egress, int status) {
    return (request, socket) -> {
      egress.acquireUninterruptibly();
      answers(status).answer(request, socket);
    };
  }

  /// Sends a connection reset in place of an answer.
  public static Manner resets() {
    return (_, socket) -> {
      socket.setSoLinger(true, 0);
      socket.close();
    };
  }

  /// 200, the first bytes of the body, and then nothing more.
  public static Manner stallsInItsBody() {
    return (_, socket) -> {
      write(socket, 200, "Content-Length: 1000\r\n", "a beginning");
      untilTheyHangUp(socket);
    };
  }

  /// 200 and a byte of the body now and then, so that no single read takes long.
  public static Manner dripsItsBody() {
    return (_, socket) -> {
      write(socket, 200, "Content-Length: 1000000\r\n", "");
      socket.setSoTimeout(20);
      while (true) {
        try {
          if (socket.getInputStream().read() < 0) {
            return;
          }
        } catch (SocketTimeoutException oneMoreByte) {
          socket.getOutputStream().write('.');
        }
      }
    };
  }

  /// 200 and a body without end.
  public static Manner neverStopsTalking() {
    return (_, socket) -> {
      write(socket, 200, "Content-Type: text/plain\r\n", "");
      var chatter = new byte[8192];
      while (true) {
        socket.getOutputStream().write(chatter);
      }
    };
  }

  @Override
  public void close() {
    closeQuietly(listening);
    open.forEach(Receiver::closeQuietly);
    talking.shutdownNow();
  }

  private void accept() {
    try {
      while (true) {
        var socket = listening.accept();
        open.add(socket);
        talking.execute(() -> talk(socket));
      }
    } catch (IOException closed) {
      // the test is over
    }
  }

  private void talk(Socket socket) {
    try (socket) {
      var request = read(socket.getInputStream());
      received.add(request);
      manner.answer(request, socket);
    } catch (IOException theyHungUp) {
      // as some tests want it
    } finally {
      open.remove(socket);
    }
  }

  private static Request read(InputStream in) throws IOException {
    var lines = head(in).split("\r\n");
    var headers = new java.util.HashMap<String, String>();
    for (int i = 1; i < lines.length; i++) {
      int colon = lines[i].indexOf(':');
      headers.put(
          lines[i].substring(0, colon).toLowerCase(Locale.ROOT),
          lines[i].substring(colon + 1).strip());
    }
    int length = Integer.parseInt(headers.getOrDefault("content-length", "0"));
    return new Request(lines[0], Map.copyOf(headers), in.readNBytes(length));
  }

  private static String head(InputStream in) throws IOException {
    var head = new ByteArrayOutputStream();
    while (!head.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
      int next = in.read();
      if (next < 0) {
        throw new IOException("they hung up");
      }
      head.write(next);
    }
    return head.toString(StandardCharsets.ISO_8859_1);
  }

  private static void write(Socket socket, int status, String headers, String body)
      throws IOException {
    var head = "HTTP/1.1 " + status + " Whatever\r\n" + headers + "\r\n" + body;
    socket.getOutputStream().write(head.getBytes(StandardCharsets.ISO_8859_1));
    socket.getOutputStream().flush();
  }

  private static void untilTheyHangUp(Socket socket) throws IOException {
    while (socket.getInputStream().read() >= 0) {
      // a client has nothing to say now
    }
  }

  private static void closeQuietly(Closeable each) {
    try {
      each.close();
    } catch (IOException e) {
      // it is closed all the same
    }
  }
}

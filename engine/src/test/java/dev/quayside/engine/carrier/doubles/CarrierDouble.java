package dev.quayside.engine.carrier.doubles;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.function.Predicate;

/// A carrier on this machine. A subclass answers as the vendor does and calls {@link #violation}
/// for whatever the vendor's schema forbids; how it fails is told from outside.
public abstract class CarrierDouble implements AutoCloseable {

  /// What came in.
  ///
  /// @param path with its query
  /// @param headers by lower-case name
  public record Asked(String method, String path, Map<String, String> headers, byte[] body) {

    public String text() {
      return new String(body, StandardCharsets.UTF_8);
    }

    public String header(String name) {
      return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
    }

    public boolean is(String wanted, String beginning) {
      return method.equals(wanted) && path.startsWith(beginning);
    }
  }

  /// What goes out.
  public record Answer(int status, String mediaType, byte[] body, Map<String, String> headers) {

    public static Answer of(int status, String mediaType, String body) {
      return new Answer(status, mediaType, body.getBytes(StandardCharsets.UTF_8), Map.of());
    }

    public Answer with(String header, String value) {
      var more = new TreeMap<>(headers);
      more.put(header, value);
      return new Answer(status, mediaType, body, more);
    }
  }

  /// How it fails.
  public enum Fault {
    /// Never answers.
    SILENT,
    /// Hangs up in the middle of its answer.
    CUT,
    /// 200 and something else.
    UNREADABLE,
    UNAUTHORIZED,
    /// 429 with `Retry-After: 20`.
    TOO_MANY,
    ERROR,
    /// 503 with a page for people.
    PAGE
  }

  private record Trouble(Predicate<Asked> which, Fault fault, boolean afterwards) {}

  private final HttpServer server;
  private final List<Asked> asked = new CopyOnWriteArrayList<>();
  private final List<String> violations = new CopyOnWriteArrayList<>();
  private final CountDownLatch closed = new CountDownLatch(1);
  private volatile Trouble trouble = new Trouble(_ -> false, Fault.ERROR, false);
  private volatile CountDownLatch held = new CountDownLatch(0);

  protected CarrierDouble() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", this::handle);
    server.start();
  }

  /// As the vendor answers.
  protected abstract Answer answer(Asked request);

  public final URI url() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  /// Does nothing of what matches, and fails.
  public final void fails(Predicate<Asked> which, Fault fault) {
    trouble = new Trouble(which, fault, false);
  }

  /// Does what matches, and fails to say so.
  public final void losesItsAnswer(Predicate<Asked> which, Fault fault) {
    trouble = new Trouble(which, fault, true);
  }

  public final void recovers() {
    trouble = new Trouble(_ -> false, Fault.ERROR, false);
  }

  /// Answers nobody until `let` is down: for what happens meanwhile.
  public final void holds(CountDownLatch let) {
    held = let;
  }

  public final List<Asked> asked() {
    return List.copyOf(asked);
  }

  public final long asked(String method, String beginning) {
    return asked.stream().filter(each -> each.is(method, beginning)).count();
  }

  /// Whatever the vendor's schema forbids; empty when all is well.
  public final List<String> violations() {
    return List.copyOf(violations);
  }

  protected final void violation(Asked request, String what) {
    violations.add(request.method() + " " + request.path() + ": " + what);
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      var request = read(exchange);
      asked.add(request);
      await(held);
      var now = trouble;
      boolean hit = now.which().test(request);
      if (hit && !now.afterwards()) {
        fail(exchange, now.fault());
        return;
      }
      var answer = answer(request);
      if (hit) {
        fail(exchange, now.fault());
      } else {
        send(exchange, answer);
      }
    }
  }

  private static Asked read(HttpExchange exchange) throws IOException {
    var headers = new TreeMap<String, String>();
    exchange
        .getRequestHeaders()
        .forEach((name, values) -> headers.put(name.toLowerCase(Locale.ROOT), values.getFirst()));
    return new Asked(
        exchange.getRequestMethod(),
        exchange.getRequestURI().toString(),
        headers,
        exchange.getRequestBody().readAllBytes());
  }

  private void fail(HttpExchange exchange, Fault fault) throws IOException {
    switch (fault) {
      case SILENT -> await(closed);
      case CUT -> {
        exchange.sendResponseHeaders(200, 1_000);
        exchange.getResponseBody().write('<');
        exchange.getResponseBody().flush();
      }
      case UNREADABLE -> send(exchange, Answer.of(200, "text/plain", "what?"));
      case UNAUTHORIZED -> send(exchange, Answer.of(401, "text/plain", "who are you?"));
      case TOO_MANY ->
          send(exchange, Answer.of(429, "text/plain", "slowly").with("Retry-After", "20"));
      case ERROR -> send(exchange, Answer.of(500, "text/plain", "java.lang.NullPointerException"));
      case PAGE ->
          send(exchange, Answer.of(503, "text/html", "<html><body>Be right back</body></html>"));
    }
  }

  private static void send(HttpExchange exchange, Answer answer) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", answer.mediaType());
    answer.headers().forEach(exchange.getResponseHeaders()::set);
    exchange.sendResponseHeaders(
        answer.status(), answer.body().length == 0 ? -1 : answer.body().length);
    if (answer.body().length > 0) {
      exchange.getResponseBody().write(answer.body());
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed.countDown();
    server.stop(0);
  }
}

package dev.quayside.engine.carrier.doubles;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// A carrier on this machine. A subclass answers as the vendor does and calls {@link #violation}
/// for whatever the vendor's schema forbids; how it fails is told from outside.
public abstract class CarrierDouble implements AutoCloseable {

  /// A picture with something on it, as a carrier writes it into JSON or XML.
  protected static final String PNG =
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR42mNg+A+FlDEAbBQf4alpY3AA"
          + "AAAASUVORK5CYII=";

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

  /// A parcel it sold.
  ///
  /// @param reference ours, as it keeps it; empty where it keeps none
  /// @param voided as its books say; a carrier without voids never does
  public record Sold(String number, String reference, boolean voided) {}

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

  /// As many as may come at once.
  private static final int BACKLOG = 2_000;

  private final HttpServer server;
  private final List<Asked> asked = Collections.synchronizedList(new ArrayList<>());
  private final List<String> violations = new CopyOnWriteArrayList<>();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Semaphore silences = new Semaphore(0);
  private volatile Trouble trouble = new Trouble(_ -> false, Fault.ERROR, false);
  private volatile CountDownLatch held = new CountDownLatch(0);
  private volatile Duration pause = Duration.ZERO;
  private volatile Consumer<Asked> watcher = _ -> {};
  private volatile BiFunction<Asked, Answer, Answer> tampering = (_, answer) -> answer;

  protected CarrierDouble() {
    try {
      server =
          HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), BACKLOG);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", this::handle);
    server.start();
  }

  /// As the vendor answers.
  protected abstract Answer answer(Asked request);

  /// Everything it ever sold, but for what it forgets when it is voided.
  public List<Sold> sold() {
    return List.of();
  }

  /// Numbers of the pick-ups it still comes for.
  public List<String> collections() {
    return List.of();
  }

  /// Tracking numbers of what it was told of at a day's end, each as often as it was told.
  public List<String> handedOver() {
    return List.of();
  }

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

  /// Waits a moment for somebody who is left without an answer.
  final boolean isSilent() throws InterruptedException {
    return silences.tryAcquire(50, TimeUnit.MILLISECONDS);
  }

  /// Answers nobody until `let` is down: for what happens meanwhile.
  public final void holds(CountDownLatch let) {
    held = let;
  }

  /// As slow as a carrier is: what answering costs here is part of it.
  public final void answersAfter(Duration time) {
    pause = time;
  }

  /// @param told of each request that was done, before it is answered
  public final void watches(Consumer<Asked> told) {
    watcher = told;
  }

  /// @param by what becomes of each answer on its way
  public final void tampers(BiFunction<Asked, Answer, Answer> by) {
    tampering = by;
  }

  public final List<Asked> asked() {
    return List.copyOf(asked);
  }

  public final long asked(String method, String beginning) {
    return asked().stream().filter(each -> each.is(method, beginning)).count();
  }

  /// Whatever the vendor's schema forbids; empty when all is well.
  public final List<String> violations() {
    return List.copyOf(violations);
  }

  protected final void violation(Asked request, String what) {
    violations.add(request.method() + " " + request.path() + ": " + what);
  }

  private void handle(HttpExchange exchange) throws IOException {
    long since = System.nanoTime();
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
      watcher.accept(request);
      if (hit) {
        fail(exchange, now.fault());
      } else {
        var sent = tampering.apply(request, answer);
        LockSupport.parkNanos(pause.toNanos() - (System.nanoTime() - since));
        send(exchange, sent);
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
      case SILENT -> {
        silences.release();
        await(closed);
      }
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

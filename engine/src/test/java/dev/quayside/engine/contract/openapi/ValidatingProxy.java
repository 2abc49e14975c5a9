package dev.quayside.engine.contract.openapi;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.Document;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/// Stands between a program and the server, and holds every exchange to the server's OpenAPI
/// document. Fields and parameters the document does not know are refused: it asks for that.
final class ValidatingProxy implements AutoCloseable {

  /// What one hop says to the next; and what would pack answers.
  private static final Set<String> OWN =
      Set.of(
          "host",
          "connection",
          "content-length",
          "transfer-encoding",
          "accept-encoding",
          "keep-alive",
          "expect",
          "upgrade");

  private final URI server;
  private final Document document;
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
  private final Queue<String> violations = new ConcurrentLinkedQueue<>();
  private final AtomicInteger checked = new AtomicInteger();
  private final HttpServer proxy;

  ValidatingProxy(URI server) throws IOException {
    this.server = server;
    document = Document.of(server);
    proxy = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    proxy.setExecutor(workers);
    proxy.createContext("/", this::pass);
    proxy.start();
  }

  String url() {
    return "http://127.0.0.1:" + proxy.getAddress().getPort();
  }

  List<String> violations() {
    return List.copyOf(violations);
  }

  int checked() {
    return checked.get();
  }

  private void pass(HttpExchange exchange) throws IOException {
    try (exchange) {
      var sent = exchange.getRequestBody().readAllBytes();
      if (exchange.getRequestURI().getPath().endsWith("/stream")) {
        stream(exchange, sent);
      } else {
        answer(exchange, sent);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void answer(HttpExchange exchange, byte[] sent) throws IOException, InterruptedException {
    var response = http.send(request(exchange, sent), BodyHandlers.ofByteArray());
    var target = exchange.getRequestURI().toString();
    try {
      document.check(
          exchange.getRequestMethod(),
          target,
          new String(sent, StandardCharsets.UTF_8),
          new Api.Response(response));
      checked.incrementAndGet();
    } catch (AssertionError | RuntimeException e) {
      violations.add(exchange.getRequestMethod() + " " + target + ": " + e.getMessage());
    }
    headers(exchange, response);
    var body = response.body();
    exchange.sendResponseHeaders(response.statusCode(), body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
  }

  /// Passed on as it comes, until either end is gone.
  private void stream(HttpExchange exchange, byte[] sent) throws IOException, InterruptedException {
    var response = http.send(request(exchange, sent), BodyHandlers.ofInputStream());
    headers(exchange, response);
    exchange.sendResponseHeaders(response.statusCode(), 0);
    var chunk = new byte[8192];
    try (var in = response.body();
        var out = exchange.getResponseBody()) {
      for (int read = in.read(chunk); read >= 0; read = in.read(chunk)) {
        out.write(chunk, 0, read);
        out.flush();
      }
    }
  }

  private HttpRequest request(HttpExchange exchange, byte[] sent) {
    var request =
        HttpRequest.newBuilder(server.resolve(exchange.getRequestURI().toString()))
            .method(
                exchange.getRequestMethod(),
                sent.length == 0 ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(sent))
            .header("Prefer", "handling=strict");
    exchange
        .getRequestHeaders()
        .forEach(
            (name, values) -> {
              if (!isOwn(name)) {
                values.forEach(value -> request.header(name, value));
              }
            });
    return request.build();
  }

  private static void headers(HttpExchange exchange, HttpResponse<?> response) {
    response
        .headers()
        .map()
        .forEach(
            (name, values) -> {
              if (!isOwn(name)) {
                exchange.getResponseHeaders().put(name, values);
              }
            });
  }

  private static boolean isOwn(String header) {
    return OWN.contains(header.toLowerCase(Locale.ROOT));
  }

  @Override
  public void close() {
    proxy.stop(0);
    http.shutdownNow();
    workers.shutdownNow();
  }
}

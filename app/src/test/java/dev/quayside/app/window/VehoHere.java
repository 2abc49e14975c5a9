package dev.quayside.app.window;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;

/// Veho on this machine, as far as a first label goes: it prices, sells, shows labels and cancels.
/// What its published schema forbids is looked at by the engine's own double.
final class VehoHere implements AutoCloseable {

  static final String KEY = "a-key-of-vehos";

  private static final Pattern REFERENCE = Pattern.compile("\"externalId\"\\s*:\\s*\"([^\"]*)\"");
  private static final String LABEL = "^XA^FO40,40^A0N,40^FDVeho first label^FS^XZ";

  private record Order(String reference, boolean cancelled) {}

  private record Said(int status, String mediaType, String body) {
    static Said json(int status, String body) {
      return new Said(status, "application/json", body);
    }
  }

  private final HttpServer server;
  private final Map<String, Order> orders = new LinkedHashMap<>();
  private boolean losing;

  VehoHere() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 16);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", this::handle);
    server.start();
  }

  URI url() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  /// Takes orders, and says nothing any more: of none that it knows, and not that it took one.
  synchronized void losesItsAnswers(boolean lost) {
    losing = lost;
  }

  /// Everything it sold, voided or not.
  synchronized int sold() {
    return orders.size();
  }

  synchronized List<String> live() {
    return orders.entrySet().stream()
        .filter(each -> !each.getValue().cancelled())
        .map(each -> tracking(each.getKey()))
        .toList();
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      var path = exchange.getRequestURI().toString();
      var text = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      var said = answer(exchange, path, text);
      var body = said.body().getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().add("Content-Type", said.mediaType());
      exchange.sendResponseHeaders(said.status(), body.length);
      exchange.getResponseBody().write(body);
    }
  }

  private synchronized Said answer(HttpExchange exchange, String path, String text) {
    if (!KEY.equals(exchange.getRequestHeaders().getFirst("apikey"))) {
      return Said.json(401, "{\"message\": \"Unauthorized\"}");
    }
    return switch (exchange.getRequestMethod() + " " + path.replaceFirst("^(/v2/\\w+).*", "$1")) {
      case "GET /v2/serviceable-zips", "GET /v2/serviceable" ->
          Said.json(200, "[{\"zipCode\": \"94606\"}]");
      case "POST /v2/quote" -> quote(text);
      case "POST /v2/orders" -> bought(text);
      case "PUT /v2/orders" -> cancelled(path.split("/")[3]);
      case "GET /v2/labels" -> new Said(200, "text/plain", LABEL);
      default -> orders(path);
    };
  }

  private static Said quote(String text) {
    return text.contains("sameDay")
        ? Said.json(200, "[]")
        : Said.json(
            200,
            """
            [{"quoteId": "0b8b5d57-2a9e-4d4e-9c4e-6f1c1a1b2c3d", "transitTime": 2,
              "currency": "USD", "serviceClass": "%s", "rate": 7.30, "zone": "2"}]\
            """
                .formatted(text.contains("nextDay") ? "nextDay" : "groundPlus"));
  }

  private Said bought(String text) {
    var reference = REFERENCE.matcher(text);
    var id = "5cxKLWAqtZhb" + (1000 + orders.size());
    orders.put(id, new Order(reference.find() ? reference.group(1) : "", false));
    return losing ? Said.json(503, "") : order(id);
  }

  private Said cancelled(String id) {
    orders.computeIfPresent(id, (_, order) -> new Order(order.reference(), true));
    return order(id);
  }

  private Said orders(String path) {
    if (losing) {
      return Said.json(503, "");
    }
    var wanted = path.substring(path.lastIndexOf('=') + 1);
    var found =
        orders.entrySet().stream()
            .filter(each -> each.getValue().reference().equals(wanted))
            .map(each -> order(each.getKey()).body())
            .toList();
    return Said.json(200, found.toString());
  }

  private Said order(String id) {
    var order = orders.get(id);
    return order == null
        ? Said.json(404, "{\"message\": \"Not found\"}")
        : Said.json(
            200,
            """
            {"_id": "%1$s", "createdAt": "2026-11-24T15:00:00.000Z", "lastEvent": "%2$s",
             "externalId": "%3$s", "packages": [{"_id": "pk%1$s", "orderId": "%1$s",
               "trackingId": "%4$s", "barCode": "GqN8v5wvGNxmn", "eventLog": []}]}\
            """
                .formatted(
                    id,
                    order.cancelled() ? "cancelled" : "created",
                    order.reference(),
                    tracking(id)));
  }

  private static String tracking(String id) {
    return "VH00000000" + id.substring(id.length() - 4);
  }

  @Override
  public void close() {
    server.stop(0);
  }
}

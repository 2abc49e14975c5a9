package dev.quayside.app.window;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

/// A cart on this machine that serves ShipStation's Custom Store form, as far as the window shows
/// it. What the form forbids is looked at by the engine's own double.
public final class StoreHere implements AutoCloseable {

  public static final String USER = "quayside";
  public static final String PASSWORD = "a-password-of-the-cart";

  private static final DateTimeFormatter WRITTEN = DateTimeFormatter.ofPattern("MM/dd/yyyy HH:mm");

  private final HttpServer server;
  private final Map<String, Order> orders = new LinkedHashMap<>();
  private final List<String> told = new ArrayList<>();
  private boolean refuses;

  private record Order(String status, String street, int pieces) {}

  public StoreHere() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 16);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", this::handle);
    server.start();
  }

  public String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/shipstation";
  }

  /// An order of mugs, new or changed.
  public synchronized void order(String id, String status, String street) {
    orders.put(id, new Order(status, street, 2));
  }

  /// Whether it takes no parcel any more.
  public synchronized void refuses(boolean now) {
    refuses = now;
  }

  /// Tracking numbers it was told, as often as it was.
  public synchronized List<String> told() {
    return List.copyOf(told);
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      exchange.getRequestBody().readAllBytes();
      var basic =
          Base64.getEncoder()
              .encodeToString((USER + ":" + PASSWORD).getBytes(StandardCharsets.UTF_8));
      boolean known =
          ("Basic " + basic).equals(exchange.getRequestHeaders().getFirst("Authorization"));
      var query = query(exchange.getRequestURI().getRawQuery());
      if (!known) {
        say(exchange, 401, "who are you?");
      } else if ("shipnotify".equals(query.get("action"))) {
        hear(exchange, query);
      } else {
        say(exchange, 200, export());
      }
    }
  }

  private synchronized void hear(HttpExchange exchange, Map<String, String> query)
      throws IOException {
    if (refuses) {
      say(exchange, 422, "This order is locked.");
    } else {
      told.add(query.get("tracking_number"));
      say(exchange, 200, "");
    }
  }

  private synchronized String export() {
    var now = WRITTEN.format(LocalDateTime.ofInstant(Instant.now(), ZoneOffset.UTC));
    return orders.entrySet().stream()
        .map(each -> order(each.getKey(), each.getValue(), now))
        .collect(
            Collectors.joining(
                "", "<?xml version=\"1.0\" encoding=\"utf-8\"?><Orders pages=\"1\">", "</Orders>"));
  }

  private static String order(String id, Order order, String now) {
    return """
        <Order><OrderID>%s</OrderID><OrderNumber>N-%s</OrderNumber><OrderDate>11/3/2026 9:05 AM</OrderDate>
        <OrderStatus>%s</OrderStatus><LastModified>%s</LastModified><ShippingMethod>Ground</ShippingMethod>
        <CurrencyCode>USD</CurrencyCode><Customer><BillTo><Name>Ann</Name></BillTo>
        <ShipTo><Name>Ana Ruiz</Name><Address1>%s</Address1><City>New York</City><State>NY</State>
        <PostalCode>10118</PostalCode><Country>US</Country><Phone>2125550100</Phone></ShipTo></Customer>
        <Items><Item><LineItemID>L%s</LineItemID><SKU>MUG-1</SKU><Name>Mug</Name><Weight>8</Weight>
        <WeightUnits>Ounces</WeightUnits><Quantity>%d</Quantity><UnitPrice>12.50</UnitPrice></Item></Items>
        </Order>"""
        .formatted(id, id, order.status(), now, order.street(), id, order.pieces());
  }

  private static Map<String, String> query(String raw) {
    return Arrays.stream(raw.split("&"))
        .map(pair -> pair.split("=", 2))
        .filter(pair -> pair.length == 2)
        .collect(
            Collectors.toMap(
                pair -> pair[0], pair -> URLDecoder.decode(pair[1], StandardCharsets.UTF_8)));
  }

  private static void say(HttpExchange exchange, int status, String text) throws IOException {
    var body = text.getBytes(StandardCharsets.UTF_8);
    exchange
        .getResponseHeaders()
        .add("Content-Type", text.startsWith("<?xml") ? "text/xml" : "text/plain");
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
  }

  @Override
  public void close() {
    server.stop(0);
  }
}

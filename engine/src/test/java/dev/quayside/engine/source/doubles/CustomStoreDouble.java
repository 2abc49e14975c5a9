package dev.quayside.engine.source.doubles;

import dev.quayside.engine.carrier.doubles.CarrierDouble;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A cart that serves ShipStation's Custom Store form: XML, minutes, words of its own for statuses,
/// and every notice counted as another parcel.
public final class CustomStoreDouble extends CarrierDouble {

  public static final String USER = "quayside";
  public static final String PASSWORD = "hush-very-secret";

  private static final int PAGE = 2;
  private static final DateTimeFormatter ASKED = DateTimeFormatter.ofPattern("MM/dd/yyyy HH:mm");

  /// As some carts write: twelve hours, and no zeros in front.
  private static final DateTimeFormatter WRITTEN = DateTimeFormatter.ofPattern("M/d/yyyy h:mm a");

  private final Map<String, Order> orders = new TreeMap<>();
  private final List<String> notices = new ArrayList<>();
  private Instant clock;

  private record Order(String status, Instant changed, String items) {}

  public CustomStoreDouble(Instant clock) {
    this.clock = clock;
  }

  public synchronized void order(String id, String status) {
    order(id, status, item("L" + id, "2", "8", "Ounces", ""));
  }

  public synchronized void order(String id, String status, String items) {
    clock = clock.plusSeconds(60);
    orders.put(id, new Order(status, clock, items));
  }

  /// It no longer counts among what changed until the end that was asked for.
  public synchronized void leaves(String id) {
    orders.remove(id);
  }

  public static String item(String id, String quantity, String weight, String unit, String more) {
    return ("<Item><LineItemID>%s</LineItemID><SKU><![CDATA[MUG & 1]]></SKU><Name>Mug</Name>"
            + "<Weight>%s</Weight><WeightUnits>%s</WeightUnits><Quantity>%s</Quantity>"
            + "<UnitPrice>12.50</UnitPrice>%s</Item>")
        .formatted(id, weight, unit, quantity, more);
  }

  public synchronized String status(String id) {
    return Objects.requireNonNull(orders.get(id)).status();
  }

  /// Tracking numbers it was told, as often as it was.
  public synchronized List<String> notices() {
    return List.copyOf(notices);
  }

  @Override
  protected synchronized Answer answer(Asked request) {
    var basic =
        Base64.getEncoder()
            .encodeToString((USER + ":" + PASSWORD).getBytes(StandardCharsets.UTF_8));
    if (!request.header("Authorization").equals("Basic " + basic)) {
      return Answer.of(401, "text/plain", "who are you?");
    }
    var query = query(request);
    return switch (query.getOrDefault("action", "")) {
      case "export" -> export(query);
      case "shipnotify" -> notify(request, query);
      default -> Answer.of(400, "text/plain", "no such action");
    };
  }

  private Answer export(Map<String, String> query) {
    var from = time(query.get("start_date"));
    var until = time(query.get("end_date"));
    var all =
        orders.entrySet().stream()
            .filter(
                each ->
                    !each.getValue().changed().isBefore(from)
                        && !each.getValue().changed().isAfter(until))
            .toList();
    int page = Integer.parseInt(Objects.requireNonNull(query.get("page")));
    var xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"utf-8\"?><Orders pages=\"");
    xml.append(Math.max(1, (all.size() + PAGE - 1) / PAGE)).append("\">");
    all.stream()
        .skip((long) (page - 1) * PAGE)
        .limit(PAGE)
        .forEach(each -> xml.append(order(each.getKey(), each.getValue())));
    return Answer.of(200, "text/xml", xml.append("</Orders>").toString());
  }

  private static String order(String id, Order order) {
    return """
    <Order><OrderID>%s</OrderID><OrderNumber>N-%s</OrderNumber><OrderDate>11/3/2026 9:05 AM</OrderDate>
    <OrderStatus>%s</OrderStatus><LastModified>%s</LastModified><ShippingMethod>Ground</ShippingMethod>
    <CurrencyCode>USD</CurrencyCode><CustomerNotes><![CDATA[Ring twice]]></CustomerNotes>
    <InternalNotes><![CDATA[Paid late before]]></InternalNotes><GiftMessage>Enjoy!</GiftMessage>
    <Customer><BillTo><Name>Ann</Name><Email>ann@example.com</Email></BillTo>
    <ShipTo><Name>Ann Packer</Name><Address1>350 5th Ave</Address1><City>New York</City><State>NY</State>
    <PostalCode>10118</PostalCode><Country>US</Country><Phone>2125550100</Phone></ShipTo></Customer>
    <Items>%s</Items></Order>\
    """
        .formatted(
            id,
            id,
            order.status(),
            WRITTEN.format(LocalDateTime.ofInstant(order.changed(), ZoneOffset.UTC)),
            order.items());
  }

  private Answer notify(Asked request, Map<String, String> query) {
    var body = request.text();
    for (var element : List.of("<OrderID>", "<TrackingNumber>", "<Carrier>UPS", "<LineItemID>")) {
      if (!body.contains(element)) {
        violation(request, "without " + element);
      }
    }
    notices.add(Objects.requireNonNull(query.get("tracking_number")));
    var id = Objects.requireNonNull(query.get("order_number")).substring(2);
    order(id, "shipped", Objects.requireNonNull(orders.get(id)).items());
    return Answer.of(200, "text/plain", "");
  }

  private static Instant time(@Nullable String text) {
    return LocalDateTime.parse(Objects.requireNonNull(text), ASKED).toInstant(ZoneOffset.UTC);
  }

  private static Map<String, String> query(Asked request) {
    var query = new HashMap<String, String>();
    for (var each : request.path().substring(request.path().indexOf('?') + 1).split("&")) {
      var pair = each.split("=", 2);
      query.put(pair[0], pair.length < 2 ? "" : URLDecoder.decode(pair[1], StandardCharsets.UTF_8));
    }
    return query;
  }
}

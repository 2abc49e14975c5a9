package dev.quayside.engine.order.file;

import dev.quayside.engine.order.OrderShipment;
import dev.quayside.engine.order.SalesOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Orders as a CSV file for the shop: what was shipped, with whom and under which number.
public final class OrderExport {

  private static final List<String> HEADER =
      List.of(
          "Order Number",
          "State",
          "Recipient",
          "City",
          "State/Province",
          "Postal Code",
          "Country",
          "Carrier",
          "Service",
          "Tracking Number",
          "Cost",
          "Currency",
          "Shipped At",
          "Reason");

  private OrderExport() {}

  /// UTF-8 with a byte order mark, as spreadsheets need it; no cell can act as a formula.
  public static byte[] csv(List<SalesOrder> orders) {
    var table = new ArrayList<List<String>>();
    table.add(HEADER);
    orders.forEach(order -> table.add(line(order)));
    return bytes(table);
  }

  static byte[] bytes(List<List<String>> table) {
    return ("\uFEFF" + CsvWire.write(table)).getBytes(StandardCharsets.UTF_8);
  }

  private static List<String> line(SalesOrder order) {
    var to = order.details().to();
    var shipment = Optional.ofNullable(order.shipment());
    return List.of(
        order.number(),
        order.state().wire(),
        text(to.name()),
        text(to.city()),
        text(to.state()),
        to.zip(),
        to.country(),
        shipment.map(OrderShipment::carrier).orElse(""),
        shipment.map(OrderShipment::serviceName).orElse(""),
        shipment.map(OrderShipment::trackingNumber).orElse(""),
        shipment.map(s -> s.price().amount().toPlainString()).orElse(""),
        shipment.map(s -> s.price().currency().getCurrencyCode()).orElse(""),
        shipment.map(s -> s.boughtAt().toString()).orElse(""),
        text(order.reason() == null ? null : order.reason().sentence()));
  }

  private static String text(@org.jspecify.annotations.Nullable String text) {
    return Objects.requireNonNullElse(text, "");
  }
}

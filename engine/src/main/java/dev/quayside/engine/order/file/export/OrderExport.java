package dev.quayside.engine.order.file.export;

import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.file.sheet.CsvWire;
import dev.quayside.engine.order.mark.Assignee;
import dev.quayside.engine.order.mark.StaffNote;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.OrderShipment;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Writes orders as a CSV file for the shop: what was shipped, with which carrier and tracking
/// number, and what buyer and seller wrote beside it. An order has one line for each of its
/// parcels, or one line when there is none.
public final class OrderExport {

  private static final List<String> HEADER =
      List.of(
          "Order Number",
          "Status",
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
          "Reason",
          "Items",
          "Options",
          "Notes",
          "Buyer Note",
          "Internal Note",
          "Gift Message",
          "Tags",
          "Assigned To",
          "Staff Notes",
          "Billed To");

  private OrderExport() {}

  /// Writes UTF-8 with a byte order mark, which spreadsheets need; no cell can act as a formula.
  /// Only one page of orders is in memory at a time.
  ///
  /// @param pageBefore returns the page after an order's id; the first page for null; an empty one
  ///   at the end
  /// @return the number of orders written
  public static int write(OutputStream out, Function<@Nullable String, List<SalesOrder>> pageBefore)
      throws IOException {
    out.write(bytes(List.of(HEADER)));
    int count = 0;
    String last = null;
    for (var page = pageBefore.apply(last); !page.isEmpty(); page = pageBefore.apply(last)) {
      out.write(text(page.stream().flatMap(OrderExport::lines).toList()));
      count += page.size();
      last = page.getLast().id();
    }
    return count;
  }

  public static byte[] bytes(List<List<String>> table) {
    return ("\uFEFF" + CsvWire.write(table)).getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] text(List<List<String>> table) {
    return CsvWire.write(table).getBytes(StandardCharsets.UTF_8);
  }

  private static Stream<List<String>> lines(SalesOrder order) {
    var out = order.out().map(Optional::of).toList();
    return (out.isEmpty() ? List.of(Optional.<OrderParcel>empty()) : out)
        .stream().map(parcel -> line(order, parcel));
  }

  private static List<String> line(SalesOrder order, Optional<OrderParcel> parcel) {
    var shipment = parcel.map(OrderParcel::shipment);
    var cost = parcel.flatMap(OrderParcel::cost);
    var to = order.details().to();
    var messages = order.details().messages();
    return List.of(
        order.number(),
        order.state().wire(),
        text(to.name()),
        text(to.city()),
        text(to.state()),
        to.zip(),
        to.country(),
        parcel.flatMap(OrderParcel::carrier).orElse(""),
        shipment.map(OrderShipment::serviceName).orElse(""),
        parcel.flatMap(OrderParcel::trackingNumber).orElse(""),
        cost.map(money -> money.amount().toPlainString()).orElse(""),
        cost.map(money -> money.currency().getCurrencyCode()).orElse(""),
        parcel.flatMap(OrderParcel::shippedAt).map(Instant::toString).orElse(""),
        text(order.reason() == null ? null : order.reason().sentence()),
        each(order, item -> Optional.of(item.with(List.of()).inBrief())),
        each(order, OrderExport::options),
        text(order.details().notes()),
        text(messages.buyerNote()),
        text(messages.internalNote()),
        text(messages.giftMessage()),
        String.join("; ", order.marks().tagNames()),
        Optional.ofNullable(order.marks().assignedTo()).map(Assignee::name).orElse(""),
        order.marks().notes().stream().map(StaffNote::text).collect(Collectors.joining("; ")),
        shipment.map(OrderShipment::billedTo).map(OrderExport::billed).orElse(""));
  }

  /// Why a label cost nothing here: `...2C3`, the end of the account that pays it.
  private static String billed(String end) {
    return end.isEmpty() ? "other" : "..." + end;
  }

  private static String each(SalesOrder order, Function<OrderItem, Optional<String>> said) {
    return order.details().items().stream()
        .flatMap(item -> said.apply(item).stream())
        .collect(Collectors.joining("; "));
  }

  /// What makes the pieces of an item the buyer's own, behind its name: `MUG-1: Engraving: ANN`.
  private static Optional<String> options(OrderItem item) {
    return item.options().isEmpty()
        ? Optional.empty()
        : Optional.of(item.product().orElse("") + ": " + item.optionsInBrief());
  }

  private static String text(@Nullable String text) {
    return Objects.requireNonNullElse(text, "");
  }
}

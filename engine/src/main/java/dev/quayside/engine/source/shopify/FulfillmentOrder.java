package dev.quayside.engine.source.shopify;

import dev.quayside.engine.source.kind.TreeWire;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What of an order is shipped from one place together: Shopify's own unit of work.
///
/// @param node without its lines
/// @param lines all of them
record FulfillmentOrder(TreeWire node, List<TreeWire> lines) {

  private static final Set<String> READY = Set.of("OPEN", "IN_PROGRESS");
  private static final Set<String> WAITING = Set.of("ON_HOLD", "SCHEDULED");
  private static final Set<String> OVER = Set.of("CLOSED", "CANCELLED", "INCOMPLETE");
  private static final String SHIPPING = "SHIPPING";

  FulfillmentOrder {
    lines = List.copyOf(lines);
  }

  String status() {
    return node.text("status");
  }

  boolean isReady() {
    return READY.contains(status());
  }

  boolean isWaiting() {
    return WAITING.contains(status());
  }

  boolean isCancelled() {
    return status().equals("CANCELLED");
  }

  /// Whether the status is one of those Shopify had when this was written.
  boolean isKnown() {
    return isReady() || isWaiting() || OVER.contains(status());
  }

  /// `SHIPPING`, or how else it gets to the buyer; old orders do not say.
  String method() {
    var said = node.text("deliveryMethod", "methodType");
    return said.isEmpty() ? SHIPPING : said;
  }

  boolean isParcel() {
    return method().equals(SHIPPING);
  }

  /// Whether a fulfilment service ships it, or this shop may not ship it.
  boolean isElsewhere() {
    boolean mayBeFulfilled =
        node.list("supportedActions").stream()
            .anyMatch(each -> each.text("action").equals("CREATE_FULFILLMENT"));
    return node.isTrue("assignedLocation", "location", "isFulfillmentService")
        || isReady() && !mayBeFulfilled;
  }

  String locationId() {
    return node.text("assignedLocation", "location", "id");
  }

  String locationName() {
    return node.text("assignedLocation", "name");
  }

  List<TreeWire> holds() {
    return node.list("fulfillmentHolds");
  }

  Optional<Instant> time(String field) {
    return time(node, field);
  }

  static Optional<Instant> time(TreeWire node, String field) {
    try {
      return Optional.of(Instant.parse(node.text(field)));
    } catch (DateTimeException none) {
      return Optional.empty();
    }
  }

  static boolean isShipped(TreeWire line) {
    return line.isTrue("requiresShipping");
  }

  static int left(TreeWire line) {
    return line.number("remainingQuantity").orElseThrow().intValueExact();
  }

  static String lineItem(TreeWire line) {
    return line.text("lineItem", "id");
  }
}

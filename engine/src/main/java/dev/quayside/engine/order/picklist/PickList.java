package dev.quayside.engine.order.picklist;

import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Orders that are picked in one walk.
///
/// @param number goes up through the workspace
/// @param assignedTo id of the person who picks it; null for none
public record PickList(
    String id,
    int number,
    PickKind kind,
    boolean cancelled,
    @Nullable String assignedTo,
    List<PickLine> lines,
    List<PickSlot> slots,
    Instant createdAt) {

  public PickList {
    lines = List.copyOf(lines);
    slots = List.copyOf(slots);
  }

  /// How a list stands.
  public enum Status implements WireWord {
    OPEN,
    PICKING,
    PICKED,
    PACKED,
    CANCELLED
  }

  /// @param orders its orders by id, as they are now
  public Status status(Map<String, SalesOrder> orders) {
    if (cancelled) {
      return Status.CANCELLED;
    }
    var statuses = slots.stream().map(slot -> status(slot, orders)).toList();
    if (statuses.contains(PickSlot.Status.PACKED)
        && statuses.stream().allMatch(PickSlot.Status::isOver)) {
      return Status.PACKED;
    }
    if (lines.stream().allMatch(PickLine::isDone)) {
      return Status.PICKED;
    }
    boolean begun = lines.stream().anyMatch(line -> line.picked() + line.missing() > 0);
    return begun ? Status.PICKING : Status.OPEN;
  }

  /// @param orders its orders by id, as they are now
  public PickSlot.Status status(PickSlot slot, Map<String, SalesOrder> orders) {
    var order = orders.get(slot.orderId());
    if (order == null || order.state() == OrderState.CANCELLED) {
      return PickSlot.Status.CANCELLED;
    }
    if (isPacked(slot, order)) {
      return PickSlot.Status.PACKED;
    }
    if (!goods(order).equals(slot.goods())) {
      return PickSlot.Status.CHANGED;
    }
    boolean picked = lines.stream().filter(line -> isOf(line, slot)).allMatch(PickLine::isDone);
    return picked ? PickSlot.Status.PICKED : PickSlot.Status.OPEN;
  }

  /// Whether parcels hold all that was picked for it.
  private boolean isPacked(PickSlot slot, SalesOrder order) {
    int left = order.left().stream().mapToInt(PackedItem::quantity).sum();
    return order.state() == OrderState.SHIPPED
        || (order.state() == OrderState.PARTLY_SHIPPED
            && pieces(slot) > 0
            && slot.left() - left >= pieces(slot));
  }

  private static boolean isOf(PickLine line, PickSlot slot) {
    return line.shares().stream().anyMatch(share -> share.orderId().equals(slot.orderId()));
  }

  /// Pieces that an order wants of it.
  public int pieces(PickSlot slot) {
    return lines.stream()
        .flatMap(line -> line.shares().stream())
        .filter(share -> share.orderId().equals(slot.orderId()))
        .mapToInt(PickLine.Share::quantity)
        .sum();
  }

  static List<PickSlot.Ordered> goods(SalesOrder order) {
    return order.details().items().stream()
        .map(item -> new PickSlot.Ordered(product(item), item.quantity()))
        .toList();
  }

  private static String product(OrderItem item) {
    return Objects.requireNonNullElse(item.product().orElse(item.description()), "");
  }

  PickList with(int line, UnaryOperator<PickLine> change) {
    return new PickList(
        id,
        number,
        kind,
        cancelled,
        assignedTo,
        lines.stream().map(each -> each.line() == line ? change.apply(each) : each).toList(),
        slots,
        createdAt);
  }

  PickList assigned(@Nullable String person) {
    return new PickList(id, number, kind, cancelled, person, lines, slots, createdAt);
  }

  PickList cancel() {
    return new PickList(id, number, kind, true, assignedTo, lines, slots, createdAt);
  }
}

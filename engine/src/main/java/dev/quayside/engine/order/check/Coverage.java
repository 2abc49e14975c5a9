package dev.quayside.engine.order.check;

import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.PackedItem;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The pieces of an order that passed checks cover and no label has yet. A check covers its pieces
/// until a label has them, and again once that label is void.
final class Coverage {

  private final SalesOrder order;
  private final List<PackCheck> passed;
  private final Map<PieceKey, Integer> taken = new HashMap<>();

  private Coverage(SalesOrder order, List<PackCheck> passed) {
    this.order = order;
    this.passed = passed;
  }

  /// @param checks of the order, in any state
  static Coverage of(SalesOrder order, List<PackCheck> checks) {
    var passed = checks.stream().filter(check -> check.state() == CheckState.PASSED).toList();
    var coverage = new Coverage(order, passed);
    order.parcels().stream().filter(parcel -> !parcel.voided()).forEach(coverage::take);
    return coverage;
  }

  /// What of some pieces is covered, by line. Of one product the first lines come first.
  List<PackedItem> of(List<PackedItem> pieces) {
    var free = new HashMap<PieceKey, Integer>();
    var covered = new ArrayList<PackedItem>();
    for (var piece : pieces) {
      var key = key(piece);
      int left = free.computeIfAbsent(key, this::free);
      int some = Math.min(left, piece.quantity());
      free.put(key, left - some);
      if (some > 0) {
        covered.add(new PackedItem(piece.line(), some));
      }
    }
    return covered;
  }

  /// What of some pieces is not covered, by line.
  List<PackedItem> missing(List<PackedItem> pieces) {
    return without(pieces, of(pieces));
  }

  static List<PackedItem> without(List<PackedItem> pieces, List<PackedItem> some) {
    var left = new ArrayList<PackedItem>();
    for (var piece : pieces) {
      int gone =
          some.stream()
              .filter(each -> each.line() == piece.line())
              .mapToInt(PackedItem::quantity)
              .sum();
      if (piece.quantity() > gone) {
        left.add(new PackedItem(piece.line(), piece.quantity() - gone));
      }
    }
    return left;
  }

  private int free(PieceKey key) {
    return Math.max(0, counted(key, Instant.MAX) - taken.getOrDefault(key, 0));
  }

  /// A label that was bought while a check was due says what it took; any other took what was
  /// checked before it.
  private void take(OrderParcel parcel) {
    var exact = parcel.covered();
    var at = parcel.shippedAt().orElse(null);
    for (var piece : exact == null ? parcel.items() : exact) {
      var key = key(piece);
      int some =
          exact == null
              ? Math.min(
                  piece.quantity(),
                  Math.max(
                      0,
                      counted(key, Objects.requireNonNullElse(at, Instant.MAX))
                          - taken.getOrDefault(key, 0)))
              : piece.quantity();
      taken.merge(key, some, Integer::sum);
    }
  }

  private int counted(PieceKey key, Instant until) {
    return passed.stream()
        .filter(check -> !Objects.requireNonNullElse(check.passedAt(), Instant.MIN).isAfter(until))
        .flatMap(check -> check.lines().stream())
        .filter(line -> line.orderId().equals(order.id()) && line.key().equals(key))
        .mapToInt(CheckLine::counted)
        .sum();
  }

  private PieceKey key(PackedItem piece) {
    return PieceKey.of(item(piece));
  }

  private OrderItem item(PackedItem piece) {
    return order.details().items().get(piece.line() - 1);
  }
}

package dev.quayside.engine.order.picklist;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.picklist.PickLine.Share;
import dev.quayside.engine.parcel.product.KnownProducts;
import dev.quayside.engine.parcel.product.Product;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Divides orders into walks, and makes the lines and slots of each.
record PickRound(PickPlan plan, KnownProducts products) {

  /// Orders that share a slot.
  record Group(List<SalesOrder> orders) {}

  /// What is fetched as one: one product at one place.
  private record Fetched(@Nullable String place, @Nullable String sku, @Nullable String name) {}

  /// As many groups as a list may have, in their order; one that is too much for any list has its
  /// own.
  List<List<Group>> lists(List<Group> groups) {
    var lists = new ArrayList<List<Group>>();
    var list = new ArrayList<Group>();
    for (var group : groups) {
      if (!list.isEmpty() && !takes(list, group)) {
        lists.add(List.copyOf(list));
        list.clear();
      }
      list.add(group);
    }
    if (!list.isEmpty()) {
      lists.add(list);
    }
    return lists;
  }

  private boolean takes(List<Group> list, Group more) {
    var all = new ArrayList<>(list);
    all.add(more);
    var pieces = plan.maxPieces();
    var ounces = plan.maxOz();
    return all.size() <= plan.slots()
        && (pieces == null || all.stream().mapToInt(PickRound::pieces).sum() <= pieces)
        && (ounces == null
            || all.stream()
                    .map(this::ounces)
                    .reduce(BigDecimal.ZERO, BigDecimal::add)
                    .compareTo(ounces)
                <= 0);
  }

  static int pieces(SalesOrder order) {
    return order.left().stream().mapToInt(PackedItem::quantity).sum();
  }

  private static int pieces(Group group) {
    return group.orders().stream().mapToInt(PickRound::pieces).sum();
  }

  private BigDecimal ounces(Group group) {
    return group.orders().stream()
        .flatMap(order -> order.left().stream().map(left -> ounces(order, left)))
        .reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  private BigDecimal ounces(SalesOrder order, PackedItem left) {
    var item = order.details().items().get(left.line() - 1);
    return Optional.ofNullable(item.weight())
        .or(() -> product(item).map(Product::weight))
        .map(Weight::ounces)
        .map(each -> each.multiply(BigDecimal.valueOf(left.quantity())))
        .orElse(BigDecimal.ZERO);
  }

  List<PickSlot> slots(List<Group> list) {
    return IntStream.range(0, list.size())
        .boxed()
        .flatMap(
            i ->
                list.get(i).orders().stream()
                    .map(
                        order ->
                            new PickSlot(
                                i + 1,
                                order.id(),
                                order.number(),
                                PickList.goods(order),
                                pieces(order))))
        .toList();
  }

  /// What is left of the orders, each product at each place once, in the order of the walk.
  List<PickLine> lines(List<Group> list) {
    Map<Fetched, List<Share>> fetched = new LinkedHashMap<>();
    for (int i = 0; i < list.size(); i++) {
      for (var order : list.get(i).orders()) {
        for (var left : order.left()) {
          var share = new Share(i + 1, order.id(), left.line(), left.quantity());
          fetched
              .computeIfAbsent(
                  fetched(order.details().items().get(left.line() - 1)), _ -> new ArrayList<>())
              .add(share);
        }
      }
    }
    var lines =
        fetched.entrySet().stream()
            .map(each -> line(each.getKey(), each.getValue()))
            .sorted(plan.sort().order())
            .toList();
    return IntStream.range(0, lines.size()).mapToObj(i -> lines.get(i).numbered(i + 1)).toList();
  }

  private static PickLine line(Fetched what, List<Share> shares) {
    int quantity = shares.stream().mapToInt(Share::quantity).sum();
    return new PickLine(0, what.place(), what.sku(), what.name(), quantity, 0, 0, shares);
  }

  private Fetched fetched(OrderItem item) {
    var product = product(item);
    var place = filled(item.place()).or(() -> product.flatMap(each -> filled(each.place())));
    var name = filled(item.description()).or(() -> product.flatMap(each -> filled(each.name())));
    return new Fetched(place.orElse(null), item.sku(), name.orElse(null));
  }

  private Optional<Product> product(OrderItem item) {
    return item.product().flatMap(products::find);
  }

  private static Optional<String> filled(@Nullable String text) {
    return Optional.ofNullable(text).map(String::strip).filter(each -> !each.isEmpty());
  }
}

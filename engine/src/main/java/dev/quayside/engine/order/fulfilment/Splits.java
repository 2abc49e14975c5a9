package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.rule.effect.Split;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.product.KnownProducts;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.Products;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Divides orders into the parcels that a rule says. What the rule is asked of, and how the order
/// is divided, goes by all that was ordered, so that it stays the same while its parcels are
/// bought.
public record Splits(OrderPlans plans, Products products) {

  /// The parcels that are still to be bought, in their order; empty for an order that no rule
  /// divides.
  ///
  /// @param begun the request whose own parcels count as to be bought; empty for none
  List<List<PackedItem>> of(Caller caller, SalesOrder order, Address sender, String begun) {
    return how(caller, order, sender)
        .map(how -> divided(caller, order, open(order, begun), how))
        .orElse(List.of());
  }

  /// The parcels of an interrupted request that goes on: those that it began, as they are, and what
  /// is left as the rules divide it now. As {@link #of} where the rules are as they were.
  List<List<PackedItem>> goingOn(Caller caller, SalesOrder order, Address sender, String begun) {
    var parts = of(caller, order, sender, begun);
    var there =
        order.parcels().stream()
            .filter(parcel -> parcel.request().equals(begun))
            .sorted(Comparator.comparingInt(OrderParcel::place))
            .map(OrderParcel::items)
            .toList();
    if (there.size() <= parts.size() && parts.subList(0, there.size()).equals(there)) {
      return parts;
    }
    var rest = of(caller, order, sender, "");
    var whole = order.toShip();
    var left = rest.isEmpty() && !whole.isEmpty() ? List.of(whole) : rest;
    return Stream.concat(there.stream(), left.stream()).toList();
  }

  /// Whether a rule divides all that was ordered.
  boolean isDivided(Caller caller, SalesOrder order, Address sender) {
    return how(caller, order, sender).isPresent();
  }

  private Optional<Split> how(Caller caller, SalesOrder order, Address sender) {
    boolean anySplits =
        plans.rules().list(caller).stream()
            .anyMatch(rule -> rule.draft().effects().split() != null);
    if (!anySplits) {
      return Optional.empty();
    }
    var whole = Portion.of(order, Packing.of(order.whole()), null);
    return Optional.ofNullable(plans.of(caller, whole, sender).effects().split())
        .filter(how -> divided(caller, order, order.whole(), how).size() > 1);
  }

  private List<List<PackedItem>> divided(
      Caller caller, SalesOrder order, List<PackedItem> items, Split how) {
    return switch (how) {
      case LOCATION -> byLocation(order, items);
      case ALONE -> alone(caller, order, items);
    };
  }

  private static List<List<PackedItem>> byLocation(SalesOrder order, List<PackedItem> items) {
    var places = new LinkedHashMap<String, List<PackedItem>>();
    for (var item : items) {
      places.computeIfAbsent(place(item(order, item)), _ -> new ArrayList<>()).add(item);
    }
    return List.copyOf(places.values());
  }

  /// Where the shop ships a line from; empty where it does not say.
  private static String place(OrderItem item) {
    var shop = item.shop();
    return shop == null || shop.location() == null ? "" : shop.location();
  }

  private List<List<PackedItem>> alone(Caller caller, SalesOrder order, List<PackedItem> items) {
    var skus = items.stream().flatMap(each -> item(order, each).product().stream()).toList();
    var known = products.known(caller, skus);
    var parcels = new ArrayList<List<PackedItem>>();
    var rest = new ArrayList<PackedItem>();
    for (var each : items) {
      if (isAlone(known, item(order, each))) {
        parcels.addAll(
            Collections.nCopies(each.quantity(), List.of(new PackedItem(each.line(), 1))));
      } else {
        rest.add(each);
      }
    }
    if (!rest.isEmpty()) {
      parcels.add(rest);
    }
    return List.copyOf(parcels);
  }

  private static boolean isAlone(KnownProducts known, OrderItem item) {
    return item.product().flatMap(known::find).filter(Product::isAlone).isPresent();
  }

  private static OrderItem item(SalesOrder order, PackedItem packed) {
    return order.details().items().get(packed.line() - 1);
  }

  /// What is left, and what the request itself has bought of it.
  private static List<PackedItem> open(SalesOrder order, String begun) {
    if (begun.isEmpty()) {
      return order.toShip();
    }
    return IntStream.rangeClosed(1, order.details().items().size())
        .mapToObj(line -> new PackedItem(line, order.left(line) + begunOf(order, begun, line)))
        .filter(item -> item.quantity() > 0)
        .toList();
  }

  private static int begunOf(SalesOrder order, String begun, int line) {
    return order.parcels().stream()
        .filter(parcel -> parcel.request().equals(begun))
        .mapToInt((OrderParcel parcel) -> parcel.pieces(line))
        .sum();
  }
}

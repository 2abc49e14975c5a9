package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderParcels.PieceGate;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.check.CheckSettings;
import dev.quayside.engine.order.check.PackChecks;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.Rates;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Whether what goes into a parcel has to be checked before its label is bought. Where no workspace
/// demands it, nothing is read.
public record CheckDuty(
    PackChecks checks, Orders orders, OrderPlans plans, Locations locations, Rates rates) {

  /// The sender's country of a purchase that does not say it.
  private static final String USUAL_COUNTRY = "US";

  /// Whether an order has to be checked: always, or as a rule says of it.
  ///
  /// @param country ISO 3166-1 alpha-2 of the sender
  public boolean isDue(Caller caller, SalesOrder order, String country) {
    return isDue(caller, order, Packing.of(order.toShip()), somewhere(caller, country));
  }

  /// A rule is asked of the whole order too: divided into small parcels it does not escape.
  private boolean isDue(Caller caller, SalesOrder order, Packing packing, Address sender) {
    return switch (required(caller)) {
      case NEVER -> false;
      case ALWAYS -> true;
      case BY_RULE -> {
        var all = plans.rules().list(caller);
        var whole = Portion.of(order, Packing.of(order.whole()), null);
        var part = Portion.of(order, packing, null);
        yield plans.of(caller, whole, sender, all).check()
            || plans.of(caller, part, sender, all).check();
      }
    };
  }

  /// Refuses a parcel with pieces that are not checked, before anything is asked of a shop or a
  /// carrier.
  ///
  /// @throws ProblemException `CHECK_REQUIRED`
  void require(Caller caller, String orderId, Packing packing, LabelRequest what) {
    if (isWatched(caller)) {
      require(caller, orderId, packing, sender(caller, what));
    }
  }

  private void require(Caller caller, String orderId, Packing packing, Address sender) {
    for (var id : packing.orders(orderId)) {
      var order = orders.get(caller, id);
      var pieces = pieces(packing, orderId, id);
      if (order.state().canShip()) {
        order.requireLeft(pieces); // it may have changed since it was packed
        if (isDue(caller, order, with(packing, pieces), sender)) {
          checks.require(caller, order, pieces);
        }
      }
    }
  }

  /// Lets a manager buy without the checks.
  ///
  /// @throws ProblemException `FORBIDDEN` for who is no manager
  void requireManager(Caller caller) {
    checks.requireManager(caller);
  }

  /// Holds a purchase to the checks of its orders, in its own transaction.
  ///
  /// @param despite whether a manager buys without them
  PieceGate gate(
      Caller caller, String orderId, Packing packing, LabelRequest what, boolean despite) {
    if (!isWatched(caller)) {
      return PieceGate.UNWATCHED;
    }
    var sender = sender(caller, what);
    Set<String> due = new HashSet<>();
    for (var id : packing.orders(orderId)) {
      var own = with(packing, pieces(packing, orderId, id));
      if (isDue(caller, orders.get(caller, id), own, sender)) {
        due.add(id);
      }
    }
    return checks.gate(due, despite);
  }

  /// Refuses parcels of orders whose pieces are not checked, before anything is asked of a carrier.
  ///
  /// @throws ProblemException `CHECK_REQUIRED`
  void requireChecked(Caller caller, SalesOrder order, List<Portion> portions, Address sender) {
    if (!isWatched(caller)) {
      return;
    }
    var items =
        portions.stream()
            .flatMap(portion -> portion.packing().items().stream())
            .collect(
                Collectors.toMap(
                    PackedItem::line, PackedItem::quantity, Integer::sum, TreeMap::new))
            .entrySet()
            .stream()
            .map(line -> new PackedItem(line.getKey(), line.getValue()))
            .toList();
    var first = portions.getFirst().packing();
    var all = new Packing(items, first.further()).beside(first.beside());
    require(caller, order.id(), all, sender);
  }

  /// Why an order cannot be bought in a batch before it is checked; empty when it can.
  ///
  /// @param with ids of orders in the same parcel
  public Optional<Problem> unchecked(
      Caller caller, SalesOrder order, List<String> with, Address sender) {
    if (!isWatched(caller)) {
      return Optional.empty();
    }
    try {
      var beside =
          with.stream()
              .map(id -> orders.get(caller, id))
              .collect(Collectors.toMap(SalesOrder::id, SalesOrder::toShip));
      require(caller, order.id(), Packing.of(order.toShip()).beside(beside), sender);
      return Optional.empty();
    } catch (ProblemException refused) {
      if (refused.code() == ProblemCode.CHECK_REQUIRED) {
        return Optional.of(refused.problem());
      }
      throw refused;
    }
  }

  private Address sender(Caller caller, LabelRequest what) {
    var from = what.from();
    if (from != null && from.country() != null && !from.country().isBlank()) {
      return from.value();
    }
    return Optional.ofNullable(what.rateId())
        .flatMap(id -> rates.shown(caller.workspace(), id))
        .map(quoted -> quoted.request().from())
        .orElseGet(() -> somewhere(caller, USUAL_COUNTRY));
  }

  /// Where orders leave of which nothing else is said, if that is in the country.
  private Address somewhere(Caller caller, String country) {
    return locations
        .standard(caller)
        .map(Location::address)
        .filter(address -> address.country().equals(country))
        .orElseGet(() -> Address.of("", country));
  }

  /// Whether any order may have to be checked; asked first, since nothing else is read otherwise.
  private boolean isWatched(Caller caller) {
    return required(caller) != CheckSettings.Required.NEVER;
  }

  private CheckSettings.Required required(Caller caller) {
    return checks.policy().get(caller).required();
  }

  private static List<PackedItem> pieces(Packing packing, String first, String id) {
    return id.equals(first) ? packing.items() : packing.beside().getOrDefault(id, List.of());
  }

  private static Packing with(Packing packing, List<PackedItem> pieces) {
    return new Packing(pieces, packing.further());
  }
}

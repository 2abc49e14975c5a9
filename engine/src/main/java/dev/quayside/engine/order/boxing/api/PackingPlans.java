package dev.quayside.engine.order.boxing.api;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderRefusals;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.boxing.Box;
import dev.quayside.engine.order.boxing.BoxParcel;
import dev.quayside.engine.order.boxing.BoxPlan;
import dev.quayside.engine.order.boxing.BoxPlans;
import dev.quayside.engine.order.boxing.GoodsReader;
import dev.quayside.engine.order.boxing.PackedGoods;
import dev.quayside.engine.order.boxing.PackedGoods.Piece;
import dev.quayside.engine.order.fulfilment.Fulfilment;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.Presets;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateRequest;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Ways to pack an order, or any goods, with their prices.
public record PackingPlans(
    BoxPlans plans,
    GoodsReader reader,
    Presets presets,
    Locations locations,
    Fulfilment fulfilment) {

  /// @param orderId null for `items`
  /// @param presets ids of those to choose from; null for all, and the carriers' own boxes
  /// @param splits parcels of a plan at most
  /// @param withinDays latest delivery in business days; null for any
  /// @param carriers codes of those to buy from; empty for all
  /// @param from sender; null for the default location
  /// @param to null prices nothing, unless it is the order's
  public record Asked(
      @Nullable String orderId,
      List<Piece> items,
      @Nullable List<String> presets,
      int splits,
      @Nullable Integer withinDays,
      Set<String> carriers,
      @Nullable AddressDraft from,
      @Nullable AddressDraft to) {}

  /// @param unknown SKUs of goods without known sides; there is no plan then
  public record Found(List<BoxPlan> plans, Set<String> unknown) {}

  /// @throws ProblemException `INVALID_REQUEST`; `INVALID_SERVICE` for a carrier that is not known,
  ///   priced or not; `NOT_FOUND` for the order; `CONFLICT` when it cannot ship; what POST
  ///   /v1/rates refuses
  public Found of(Caller caller, Asked asked) {
    plans.requireSelling(caller, asked.carriers());
    var orderId = asked.orderId();
    return orderId == null
        ? ofItems(caller, asked)
        : ofOrder(caller, asked, fulfilment.orders().get(caller, orderId));
  }

  private Found ofOrder(Caller caller, Asked asked, SalesOrder order) {
    if (!order.state().canShip()) {
      throw OrderRefusals.notShippable(order);
    }
    var sender = sender(caller, asked);
    var pieces =
        order.toShip().stream()
            .map(
                left ->
                    Piece.of(
                        left.line(),
                        order.details().items().get(left.line() - 1).of(left.quantity())))
            .toList();
    var goods = reader.of(caller, pieces, order.details());
    Function<BoxParcel, RateRequest> request =
        parcel -> fulfilment.request(caller, order, items(parcel), parcel.parcel(), sender);
    return found(caller, asked, goods, goods.weighed() ? request : null);
  }

  private Found ofItems(Caller caller, Asked asked) {
    var goods = reader.of(caller, asked.items());
    var to = asked.to();
    // as of an order: what has no weight has no price either
    if (to == null || !goods.weighed()) {
      return found(caller, asked, goods, null);
    }
    var sender = sender(caller, asked);
    var recipient = to.value();
    return found(
        caller, asked, goods, parcel -> RateRequest.of(sender, recipient, parcel.parcel().value()));
  }

  private Address sender(Caller caller, Asked asked) {
    var from = asked.from();
    return from == null ? locations.sender(caller, null) : from.value();
  }

  private Found found(
      Caller caller,
      Asked asked,
      PackedGoods goods,
      @Nullable Function<BoxParcel, RateRequest> request) {
    var boxes = boxes(caller, asked);
    if (!goods.isKnown()) {
      return new Found(List.of(), goods.unknown());
    }
    BoxPlans.Pricing pricing =
        request == null ? null : parcel -> rates(caller, asked, request.apply(parcel));
    return new Found(
        plans.plans(boxes, goods.goods(), asked.splits(), pricing, currency(caller)), Set.of());
  }

  private Currency currency(Caller caller) {
    return locations.currency(caller.workspace());
  }

  private List<Box> boxes(Caller caller, Asked asked) {
    var wanted = asked.presets();
    if (wanted == null) {
      return plans.boxes(caller, asked.carriers());
    }
    var known = presets.list(caller).stream().collect(Collectors.toMap(Preset::id, each -> each));
    var missing = new Violations();
    IntStream.range(0, wanted.size())
        .filter(i -> !known.containsKey(wanted.get(i)))
        .forEach(i -> missing.add("presets[" + i + "]", OrderWords.NO_SUCH_PRESET, wanted.get(i)));
    missing.throwAs(ProblemCode.INVALID_REQUEST);
    return BoxPlans.boxes(wanted.stream().distinct().map(known::get).toList());
  }

  private List<Rate> rates(Caller caller, Asked asked, RateRequest request) {
    var days = asked.withinDays();
    var restricted =
        new RateRequest(
            request.from(),
            request.to(),
            request.parcel(),
            request.isReturn(),
            request.customs(),
            asked.carriers(),
            request.services(),
            request.contents(),
            request.options());
    return fulfilment.rates().quote(caller, restricted).rates().stream()
        .filter(rate -> days == null || rate.quote().transitDays() <= days)
        .toList();
  }

  private static List<PackedItem> items(BoxParcel parcel) {
    return parcel.load().goods().stream()
        .map(each -> new PackedItem(each.line(), each.quantity()))
        .sorted(Comparator.comparingInt(PackedItem::line))
        .toList();
  }
}

package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.parcel.address.AddressValidations;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.shipping.LabelJson;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import java.util.stream.Stream;

/// Shipping an order: /v1/orders/:id/rates and /v1/orders/:id/labels.
public record OrderLabelRoutes(
    OrderPurchase purchase, ShopCheck shops, Locations locations, AddressValidations validations)
    implements Routes {

  private static final int ALL_BOUGHT = 201;
  private static final int NOT_ALL_BOUGHT = 207;

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/orders/:id/rates", Role.VIEWER, OrderLabelJson::readRates, this::compare);
    routes.post("/v1/orders/:id/labels", Role.OPERATOR, OrderLabelJson::read, this::buy);
  }

  private Reply compare(Call call, OrderLabelJson.Asked asked) {
    return Reply.ok(
        OrderLabelJson.Compared.of(
            purchase.compare(call.caller(), call.path("id"), from(call, asked))));
  }

  private Reply buy(Call call, OrderLabelJson.Asked asked) {
    var unasked = atShops(call, asked);
    if (asked.several()) {
      return buyAll(call, from(call, asked), unasked);
    }
    var bought =
        purchase.buy(
            call.caller(),
            call.path("id"),
            from(call, asked),
            call.interrupted(),
            call.receipt(made -> created(call, made, unasked)));
    return created(call, bought, unasked);
  }

  /// Before anything is bought; what was begun before is finished without asking again.
  ///
  /// @return of the shops that could not be asked
  private List<Violation> atShops(Call call, OrderLabelJson.Asked asked) {
    if (call.interrupted().isPresent()) {
      return List.of();
    }
    return Stream.concat(Stream.of(call.path("id")), asked.with().stream())
        .distinct()
        .map(id -> purchase.order(call.caller(), id))
        .flatMap(order -> shops.check(call.caller(), order, asked.despiteSource()).stream())
        .toList();
  }

  private Reply buyAll(Call call, OrderPurchase.Asked asked, List<Violation> unasked) {
    var several =
        new ParcelsPurchase(
            purchase,
            call.caller(),
            call.path("id"),
            asked,
            call.receipt(lines -> bought(call, lines, unasked)));
    return bought(call, several.buy(call.interrupted()), unasked);
  }

  private OrderPurchase.Asked from(Call call, OrderLabelJson.Asked asked) {
    return asked.from(() -> asked.sender().address(call.caller(), locations));
  }

  private Reply.Json bought(Call call, List<ParcelsPurchase.Line> lines, List<Violation> unasked) {
    boolean all = lines.stream().allMatch(line -> line.problem() == null);
    var reply =
        Reply.json(all ? ALL_BOUGHT : NOT_ALL_BOUGHT, OrderLabelJson.Bought.of(lines, call.site()));
    var shipment = lines.getFirst().shipment();
    return shipment == null ? reply : reply.warning(warnings(shipment, unasked));
  }

  private Reply.Json created(Call call, Shipment bought, List<Violation> unasked) {
    return Reply.created(LabelJson.of(bought, call.site())).warning(warnings(bought, unasked));
  }

  private List<Violation> warnings(Shipment bought, List<Violation> unasked) {
    var parcel = bought.consignment();
    return Stream.concat(unasked.stream(), validations.doubts(parcel.from(), parcel.to()).stream())
        .toList();
  }
}

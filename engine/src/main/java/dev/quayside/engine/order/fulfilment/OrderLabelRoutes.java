package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.AddressValidations;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.shipping.LabelJson;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;

/// Shipping an order: its rates, its label, or the labels of several parcels at once.
public record OrderLabelRoutes(
    OrderPurchase purchase, Locations locations, AddressValidations validations) implements Routes {

  private static final int ALL_BOUGHT = 201;
  private static final int NOT_ALL_BOUGHT = 207;

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/orders/:id/rates", Role.VIEWER, OrderLabelJson::readRates, this::compare);
    routes.post("/v1/orders/:id/labels", Role.OPERATOR, OrderLabelJson::read, this::buy);
    routes.post("/v1/orders/:id/parcels", Role.OPERATOR, OrderLabelJson::readAll, this::buyAll);
  }

  private Reply compare(Call call, OrderLabelJson.Asked asked) {
    var wanted = from(call, asked, new Violations());
    var parts = asked.isBare() ? parts(call, wanted) : List.<WantedParcel>of();
    var first = parts.isEmpty() ? wanted : wanted.divided(parts.subList(0, 1));
    var compared = purchase.compare(call.caller(), call.path("id"), first);
    return Reply.ok(OrderLabelJson.Compared.of(compared)).warning(compared.idle());
  }

  private Reply buy(Call call, OrderLabelJson.Asked asked) {
    var warnings = new Violations();
    var wanted = from(call, asked, warnings);
    if (asked.together()) {
      return buyTogether(call, wanted, warnings);
    }
    if (asked.isBare()) {
      var whole = new WholePurchase(purchase, call.caller(), call.path("id"), wanted);
      return call.<WholePurchase.Bought>answer(
          whole::buy,
          bought ->
              switch (bought) {
                case WholePurchase.Bought.One(var label) -> created(call, label, warnings);
                case WholePurchase.Bought.Several(var lines) -> bought(call, lines, warnings);
              });
    }
    return call.<Shipment>answer(
        key -> purchase.buy(call.caller(), call.path("id"), wanted, key),
        bought -> created(call, bought, warnings));
  }

  /// The parcels that a rule divides it into.
  private List<WantedParcel> parts(Call call, OrderPurchase.Asked wanted) {
    var order = purchase.order(call.caller(), call.path("id"));
    return purchase.split(call.caller(), order, wanted, "");
  }

  private Reply buyAll(Call call, OrderLabelJson.Asked asked) {
    var warnings = new Violations();
    var wanted = from(call, asked, warnings);
    if (asked.together()) {
      return buyTogether(call, wanted, warnings);
    }
    return call.<List<ParcelsPurchase.Line>>answer(
        key -> new ParcelsPurchase(purchase, call.caller(), call.path("id"), wanted, key).buy(),
        lines -> bought(call, lines, warnings));
  }

  private Reply buyTogether(Call call, OrderPurchase.Asked wanted, Violations warnings) {
    var bought = new TogetherPurchase(purchase, call.caller(), call.path("id"), wanted);
    return call.<List<ParcelsPurchase.Line>>answer(
        bought::buy, lines -> bought(call, lines, warnings));
  }

  private OrderPurchase.Asked from(Call call, OrderLabelJson.Asked asked, Violations warnings) {
    return asked.from(() -> asked.sender().address(call.caller(), locations), warnings);
  }

  private Reply.Json bought(Call call, List<ParcelsPurchase.Line> lines, Violations warnings) {
    boolean all = lines.stream().allMatch(line -> line.problem() == null);
    var reply =
        Reply.json(all ? ALL_BOUGHT : NOT_ALL_BOUGHT, OrderLabelJson.Bought.of(lines, call.site()));
    var shipment = lines.getFirst().shipment();
    return shipment == null ? reply : reply.warning(with(call, warnings, shipment));
  }

  private Reply.Json created(Call call, Shipment bought, Violations warnings) {
    return Reply.created(LabelJson.of(bought, call.site())).warning(with(call, warnings, bought));
  }

  private List<Violation> with(Call call, Violations warnings, Shipment bought) {
    var parcel = bought.consignment();
    var told = purchase.fulfilment().shipping().leftOff().warnings(call.caller(), bought, warnings);
    return validations.warnings(told, parcel.from(), parcel.to());
  }
}

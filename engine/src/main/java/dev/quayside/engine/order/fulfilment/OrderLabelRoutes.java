package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.parcel.address.AddressValidations;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.shipping.LabelJson;
import dev.quayside.engine.shipping.shipment.Shipment;

/// Shipping an order: /v1/orders/:id/rates and /v1/orders/:id/labels.
public final class OrderLabelRoutes implements Routes {

  private final OrderPurchase purchase;
  private final Locations locations;
  private final AddressValidations validations;

  public OrderLabelRoutes(
      OrderPurchase purchase, Locations locations, AddressValidations validations) {
    this.purchase = purchase;
    this.locations = locations;
    this.validations = validations;
  }

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/orders/:id/rates", Role.VIEWER, SenderJson::read, this::compare);
    routes.post("/v1/orders/:id/labels", Role.OPERATOR, OrderLabelJson::read, this::buy);
  }

  private Reply compare(Call call, SenderJson sender) {
    var from = sender.address(call.caller(), locations);
    return Reply.ok(
        OrderLabelJson.Compared.of(purchase.compare(call.caller(), call.path("id"), from)));
  }

  private Reply buy(Call call, OrderLabelJson.Asked asked) {
    var bought =
        purchase.buy(
            call.caller(),
            call.path("id"),
            new OrderPurchase.Asked(
                asked.sender().address(call.caller(), locations), asked.own(), asked.format()),
            call.interrupted(),
            call.receipt(made -> created(call, made)));
    return created(call, bought);
  }

  private Reply.Json created(Call call, Shipment bought) {
    var parcel = bought.consignment();
    return Reply.created(LabelJson.of(bought, call.baseUrl()))
        .warning(validations.doubts(parcel.from(), parcel.to()));
  }
}

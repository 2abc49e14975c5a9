package dev.quayside.engine.shipment;

import dev.quayside.engine.identity.Role;
import dev.quayside.engine.server.Call;
import dev.quayside.engine.server.PageJson;
import dev.quayside.engine.server.Reply;
import dev.quayside.engine.server.RouteTable;
import dev.quayside.engine.server.Routes;

/// /v1/shipments.
public final class ShipmentRoutes implements Routes {

  private final Dispatch dispatch;

  public ShipmentRoutes(Dispatch dispatch) {
    this.dispatch = dispatch;
  }

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/shipments", Role.OPERATOR, OrderJson::read, this::create);
    routes.get("/v1/shipments", Role.VIEWER, this::list);
    routes.get("/v1/shipments/:id", Role.VIEWER, this::get);
    routes.post("/v1/shipments/:id/cancel", Role.OPERATOR, this::cancel);
  }

  private Reply create(Call call, Order order) {
    var bought =
        dispatch.buy(
            call.caller(),
            order,
            call.interrupted(),
            call.receipt(201, made -> ShipmentJson.of(made, call.baseUrl())));
    return Reply.created(ShipmentJson.of(bought, call.baseUrl()));
  }

  private Reply list(Call call) {
    var question = call.query(ShipmentQueryJson::shipments);
    var page = dispatch.shipments().list(call.caller(), question.filter(), question.page());
    return Reply.ok(PageJson.of(page, each -> ShipmentJson.of(each, call.baseUrl())));
  }

  private Reply get(Call call) {
    var shipment = dispatch.shipments().get(call.caller(), call.path("id"));
    return Reply.ok(ShipmentJson.of(shipment, call.baseUrl()));
  }

  private Reply cancel(Call call) {
    var cancelled =
        dispatch
            .voids()
            .cancel(
                call.caller(),
                call.path("id"),
                call.receipt(200, made -> ShipmentJson.of(made, call.baseUrl())));
    return Reply.ok(ShipmentJson.of(cancelled, call.baseUrl()));
  }
}

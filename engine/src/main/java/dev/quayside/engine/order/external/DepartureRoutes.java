package dev.quayside.engine.order.external;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.api.OrderJson;
import dev.quayside.engine.platform.server.json.BodyReader;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.time.InstantSource;

/// Orders that leave without a label of ours: one, taken back, and many by a file.
///
/// @param time by which leases end
public record DepartureRoutes(Departures departures, InstantSource time) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.post(
        "/v1/orders/:id/shipped",
        Role.OPERATOR,
        (BodyReader.OrNothing<Departure>) DepartureJson::read,
        this::ship);
    routes.deleteAnswered("/v1/orders/:id/parcels/:parcelId", Role.OPERATOR, this::takeBack);
  }

  private Reply ship(Call call, Departure departure) {
    var warnings = new Violations();
    return call.<SalesOrder>answer(
        key -> departures.ship(call.caller(), call.path("id"), departure, warnings, key),
        order ->
            Reply.ok(
                warnings.isEmpty()
                    ? json(order)
                    : json(order).warning("NO_EMAIL", warnings.list().getFirst().message())));
  }

  private Reply takeBack(Call call) {
    return Reply.ok(
        json(departures.takeBack(call.caller(), call.path("id"), call.path("parcelId"))));
  }

  private OrderJson json(SalesOrder order) {
    return OrderJson.of(order, time.instant());
  }
}

package dev.quayside.engine.carrier;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;

/// /v1/carriers.
public record CarrierRoutes(Carriers carriers) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/carriers", Role.VIEWER, this::list);
    routes.get("/v1/carriers/:code", Role.VIEWER, this::get);
  }

  private Reply list(Call call) {
    return Reply.ok(
        new CarrierJson.Catalogue(
            carriers.selling(call.caller()).stream().map(CarrierJson::of).toList()));
  }

  private Reply get(Call call) {
    return carriers
        .find(call.caller(), call.path("code"))
        .map(carrier -> Reply.ok(CarrierJson.Detail.of(carrier)))
        .orElseThrow(() -> ProblemException.notFound(CarrierWords.CARRIER, call.path("code")));
  }
}

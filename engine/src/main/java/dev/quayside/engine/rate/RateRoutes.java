package dev.quayside.engine.rate;

import dev.quayside.engine.identity.Role;
import dev.quayside.engine.server.Reply;
import dev.quayside.engine.server.RouteTable;
import dev.quayside.engine.server.Routes;

/// POST /v1/rates.
public final class RateRoutes implements Routes {

  private final Rates rates;

  public RateRoutes(Rates rates) {
    this.rates = rates;
  }

  @Override
  public void register(RouteTable routes) {
    routes.post(
        "/v1/rates",
        Role.VIEWER,
        RateJson::read,
        (call, asked) -> Reply.ok(RateJson.Answer.of(rates.quote(call.caller(), asked.request()))));
  }
}

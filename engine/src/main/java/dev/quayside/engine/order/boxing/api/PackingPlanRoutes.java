package dev.quayside.engine.order.boxing.api;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.time.Duration;

/// /v1/packing.
public record PackingPlanRoutes(PackingPlans plans) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/packing/plans", Role.VIEWER, PackingPlanRequestJson::read, this::plan);
  }

  private Reply plan(Call call, PackingPlans.Asked asked) {
    long began = System.nanoTime();
    var found = plans.of(call.caller(), asked);
    var took = Duration.ofNanos(System.nanoTime() - began);
    return Reply.ok(PackingPlanJson.of(found, took));
  }
}

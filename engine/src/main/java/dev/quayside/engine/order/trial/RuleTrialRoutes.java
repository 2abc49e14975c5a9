package dev.quayside.engine.order.trial;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.util.Objects;

/// Rules tried out, and the plan of an order. All of it only reads.
public record RuleTrialRoutes(RuleTrials trials) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.post(
        "/v1/rules/dry-run",
        Role.VIEWER,
        TriedOrderJson::read,
        (call, order) -> Reply.ok(TrialJson.DryRun.of(trials.dryRun(call.caller(), order))));
    routes.post("/v1/rules/trial", Role.VIEWER, TrialJson::read, this::trial);
    routes.get("/v1/orders/:id/plan", Role.VIEWER, this::plan);
  }

  private Reply trial(Call call, TrialJson.Asked asked) {
    var rule = asked.rule();
    var touched =
        rule == null
            ? trials.touchedBy(call.caller(), Objects.requireNonNull(asked.ruleId()))
            : trials.touchedBy(call.caller(), rule);
    return Reply.ok(TrialJson.Trial.of(touched));
  }

  private Reply plan(Call call) {
    return Reply.ok(TrialJson.Explained.of(trials.plan(call.caller(), call.path("id"))));
  }
}

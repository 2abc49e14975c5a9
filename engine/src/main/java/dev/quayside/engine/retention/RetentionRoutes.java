package dev.quayside.engine.retention;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;

/// /v1/retention.
public record RetentionRoutes(Purges purges) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/retention", Role.VIEWER, this::answer);
    routes.put("/v1/retention", Role.ADMIN, RetentionJson::read, this::change);
    routes.post(
        "/v1/retention/dry-run",
        Role.VIEWER,
        RetentionJson::read,
        (call, retention) ->
            Reply.ok(RetentionJson.TallyJson.of(purges.dryRun(call.caller(), retention))));
  }

  private Reply answer(Call call) {
    return Reply.ok(RetentionJson.of(purges.retention(call.caller()), purges.last(call.caller())));
  }

  private Reply change(Call call, Retention retention) {
    purges.keep(call.caller(), retention);
    return answer(call);
  }
}

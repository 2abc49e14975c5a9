package dev.quayside.engine.account.payor;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;

/// /v1/payors.
public record PayorRoutes(Payors payors) implements Routes {

  private static final String ONE = "/v1/payors/:id";

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/payors", Role.OPERATOR, this::list);
    routes.post("/v1/payors", Role.ADMIN, PayorJson::read, this::add);
    routes.get(ONE, Role.OPERATOR, this::get);
    routes.put(ONE, Role.ADMIN, PayorJson::read, this::change);
    routes.delete(ONE, Role.ADMIN, call -> payors.remove(call.caller(), call.path("id")));
  }

  private Reply list(Call call) {
    return call.list(payors.list(call.caller()), PayorJson::of);
  }

  private Reply add(Call call, KeptPayorDraft draft) {
    return call.created(key -> payors.add(call.caller(), draft, key), PayorJson::of);
  }

  private Reply get(Call call) {
    return Reply.ok(PayorJson.of(payors.get(call.caller(), call.path("id"))));
  }

  private Reply change(Call call, KeptPayorDraft draft) {
    return Reply.ok(PayorJson.of(payors.change(call.caller(), call.path("id"), draft)));
  }
}

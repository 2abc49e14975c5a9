package dev.quayside.engine.order.view.api;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.order.view.CountedView;
import dev.quayside.engine.order.view.ViewDraft;
import dev.quayside.engine.order.view.Views;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;

/// /v1/views.
public record ViewRoutes(Views views) implements Routes {

  private static final String VIEW = "/v1/views/:id";

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/views", Role.VIEWER, this::list);
    routes.post("/v1/views", Role.OPERATOR, ViewJson::read, this::add);
    routes.put(VIEW, Role.OPERATOR, ViewJson::read, this::change);
    routes.delete(VIEW, Role.OPERATOR, call -> views.remove(call.caller(), call.path("id")));
  }

  private Reply list(Call call) {
    return call.list(() -> views.list(call.caller()), ViewJson::of);
  }

  private Reply add(Call call, ViewDraft draft) {
    return call.<CountedView>created(key -> views.add(call.caller(), draft, key), ViewJson::of);
  }

  private Reply change(Call call, ViewDraft draft) {
    return call.<CountedView>ok(
        key -> views.change(call.caller(), call.path("id"), draft, key), ViewJson::of);
  }
}

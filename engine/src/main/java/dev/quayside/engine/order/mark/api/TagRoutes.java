package dev.quayside.engine.order.mark.api;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.order.mark.TagDraft;
import dev.quayside.engine.order.mark.Tags;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;

/// /v1/tags.
public record TagRoutes(Tags tags) implements Routes {

  private static final String TAG = "/v1/tags/:id";

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/tags", Role.VIEWER, this::list);
    routes.post("/v1/tags", Role.OPERATOR, TagJson::read, this::add);
    routes.patch(TAG, Role.OPERATOR, TagJson::readChange, this::change);
    routes.delete(TAG, Role.OPERATOR, call -> tags.remove(call.caller(), call.path("id")));
  }

  private Reply list(Call call) {
    return call.list(() -> tags.list(call.caller()), TagJson::of);
  }

  private Reply add(Call call, TagDraft draft) {
    return call.created(key -> tags.add(call.caller(), draft, key), TagJson::of);
  }

  private Reply change(Call call, TagDraft draft) {
    return Reply.ok(TagJson.of(tags.change(call.caller(), call.path("id"), draft)));
  }
}

package dev.quayside.engine.account.access;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.json.BodyReader;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;

/// /v1/keys, for admins.
public record KeyRoutes(ApiKeys keys) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/keys", Role.ADMIN, this::list);
    routes.postSecret("/v1/keys", Role.ADMIN, KeyJson::read, this::create);
    routes.postSecret(
        "/v1/keys/:id/rotate",
        Role.ADMIN,
        (BodyReader.OrNothing<KeyRotation>) KeyJson::readRotation,
        this::rotate);
    routes.delete(
        "/v1/keys/:id",
        Role.ADMIN,
        call -> keys.revoke(call.caller().workspace(), call.path("id")));
  }

  private Reply list(Call call) {
    return call.list(keys.list(call.caller().workspace()), KeyJson::of);
  }

  private Reply create(Call call, KeyDraft draft) {
    var caller = call.caller();
    return call.created(
        key -> keys.create(caller.workspace(), caller.environment(), draft, key),
        KeyJson.Fresh::of);
  }

  private Reply rotate(Call call, KeyRotation rotation) {
    return call.created(
        key -> keys.rotate(call.caller().workspace(), call.path("id"), rotation, key),
        KeyJson.Fresh::of);
  }
}

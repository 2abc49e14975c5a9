package dev.quayside.engine.account.user;

import dev.quayside.engine.account.access.Tokens;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.setting.Settings;
import java.util.Objects;

/// /v1/users, /v1/user-rules and POST /v1/auth/sign-in.
public record UserRoutes(Users users, Tokens tokens, Settings settings) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/users", Role.ADMIN, this::list);
    routes.post("/v1/users", Role.ADMIN, UserJson::read, this::add);
    routes.get("/v1/users/:id", Role.ADMIN, this::get);
    routes.patch("/v1/users/:id", Role.ADMIN, UserJson::readChange, this::change);
    routes.delete(
        "/v1/users/:id",
        Role.ADMIN,
        call -> users.remove(call.caller().workspace(), call.path("id")));
    routes.get("/v1/user-rules", Role.ADMIN, this::rules);
    routes.put("/v1/user-rules", Role.ADMIN, UserJson::readRules, this::keepRules);
    routes.postSecret("/v1/auth/sign-in", Role.VIEWER, UserJson.SignIn::read, this::signIn);
  }

  private Reply list(Call call) {
    Acting.require(Right.MANAGE_PEOPLE);
    return call.list(users.list(call.caller().workspace()), UserJson::of);
  }

  private Reply get(Call call) {
    Acting.require(Right.MANAGE_PEOPLE);
    return Reply.ok(UserJson.of(users.get(call.caller().workspace(), call.path("id"))));
  }

  private Reply add(Call call, UserDraft draft) {
    return call.<User>created(
        key -> users.add(call.caller().workspace(), draft, key), UserJson::of);
  }

  private Reply change(Call call, UserChange change) {
    var workspace = call.caller().workspace();
    return Reply.ok(UserJson.of(users.change(workspace, call.path("id"), change)));
  }

  private Reply rules(Call call) {
    return Reply.ok(UserJson.Rules.of(UserRules.of(settings, call.caller())));
  }

  private Reply keepRules(Call call, UserRules rules) {
    return Reply.ok(UserJson.Rules.of(rules.keep(settings, call.caller())));
  }

  private Reply signIn(Call call, UserJson.SignIn asked) {
    var caller = call.caller();
    var signIns = users.signIns();
    var badge = asked.badge();
    var person =
        badge == null
            ? signIns.byPin(
                caller.workspace(),
                Objects.requireNonNull(asked.user()),
                Objects.requireNonNull(asked.pin()))
            : signIns.byBadge(caller.workspace(), badge);
    var token = tokens.issue(caller.with(person));
    call.goodUntil(token.expiresAt());
    return Reply.ok(
        new UserJson.SignedIn(
            token.token(), token.expiresAt(), "Bearer", UserJson.Named.of(person)));
  }
}

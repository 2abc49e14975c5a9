package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;

/// /v1/carrier-accounts. An account is addressed by its carrier, so that a PUT can be repeated.
public record CarrierAccountRoutes(CarrierAccounts accounts) implements Routes {

  private static final String ONE = "/v1/carrier-accounts/:code";

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/carrier-accounts", Role.VIEWER, this::list);
    routes.get(ONE, Role.VIEWER, this::get);
    routes.put(ONE, Role.ADMIN, CarrierAccountJson::read, this::put);
    routes.delete(ONE, Role.ADMIN, call -> accounts.remove(call.caller(), call.path("code")));
    routes.post(ONE + "/test", Role.ADMIN, this::test);
  }

  private Reply list(Call call) {
    var caller = call.caller();
    return call.list(
        accounts.list(caller), account -> CarrierAccountJson.of(account, caller.role()));
  }

  private Reply get(Call call) {
    return answer(call, accounts.get(call.caller(), call.path("code")));
  }

  private Reply put(Call call, AccountDraft draft) {
    return answer(call, accounts.put(call.caller(), call.path("code"), draft));
  }

  private Reply test(Call call) {
    return call.<CarrierAccount>answer(
        key -> accounts.test(call.caller(), call.path("code"), key),
        tested -> answer(call, tested));
  }

  private static Reply.Json answer(Call call, CarrierAccount account) {
    return Reply.ok(CarrierAccountJson.of(account, call.caller().role()));
  }
}

package dev.quayside.engine.order.rule;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.json.BodyReader;
import dev.quayside.engine.platform.server.json.ListJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.util.List;

/// /v1/rules. Operators may change rules, since rules spend money only as operators do.
public record RuleRoutes(Rules rules) implements Routes {

  private static final int MOST_RULES = 200;

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/rules", Role.VIEWER, this::list);
    routes.post("/v1/rules", Role.OPERATOR, RuleJson::read, this::add);
    routes.post("/v1/rules/reorder", Role.OPERATOR, BodyReader.ids(MOST_RULES), this::reorder);
    routes.get("/v1/rules/:id", Role.VIEWER, this::get);
    routes.put("/v1/rules/:id", Role.OPERATOR, RuleJson::read, this::change);
    routes.delete(
        "/v1/rules/:id", Role.OPERATOR, call -> rules.remove(call.caller(), call.path("id")));
  }

  private Reply add(Call call, RuleDraft draft) {
    return call.created(key -> rules.add(call.caller(), draft, key), RuleJson::of);
  }

  private Reply get(Call call) {
    return Reply.ok(RuleJson.of(rules.get(call.caller(), call.path("id"))));
  }

  private Reply change(Call call, RuleDraft draft) {
    return call.ok(key -> rules.change(call.caller(), call.path("id"), draft, key), RuleJson::of);
  }

  private Reply reorder(Call call, List<String> ids) {
    return call.ok(key -> rules.reorder(call.caller(), ids, key), RuleRoutes::all);
  }

  private Reply list(Call call) {
    return call.list(rules.list(call.caller()), RuleJson::of);
  }

  private static ListJson<RuleJson> all(List<Rule> rules) {
    return ListJson.of(rules, RuleJson::of);
  }
}

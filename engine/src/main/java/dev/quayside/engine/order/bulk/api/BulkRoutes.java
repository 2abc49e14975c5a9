package dev.quayside.engine.order.bulk.api;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.page.WorkspaceDays;
import dev.quayside.engine.order.bulk.BulkChanges;
import dev.quayside.engine.order.bulk.BulkResult;
import dev.quayside.engine.order.rule.Rules;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;

/// /v1/orders/bulk.
///
/// @param rules know which services are offered
public record BulkRoutes(BulkChanges changes, Rules rules, WorkspaceDays days) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/orders/bulk", Role.OPERATOR, BulkJson::read, this::change);
    routes.post("/v1/orders/bulk/:id/undo", Role.OPERATOR, this::undo);
  }

  private Reply change(Call call, BulkJson.Asked asked) {
    rules.requireOffered(call.caller(), asked.service(), "change.service");
    var filter = asked.filter();
    return call.<BulkResult>ok(
        key ->
            filter == null
                ? changes.change(call.caller(), asked.orders(), asked.change(), key)
                : changes.change(
                    call.caller(),
                    filter.filter(() -> days.today(call.caller().workspace())),
                    asked.change(),
                    key),
        BulkJson::of);
  }

  private Reply undo(Call call) {
    return call.<BulkResult>ok(
        key -> changes.undo(call.caller(), call.path("id"), key), BulkJson::of);
  }
}

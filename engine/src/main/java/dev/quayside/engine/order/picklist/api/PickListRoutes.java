package dev.quayside.engine.order.picklist.api;

import dev.quayside.engine.account.user.Users;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.page.WorkspaceDays;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.picklist.PickLists;
import dev.quayside.engine.platform.server.json.PageJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;

/// /v1/pick-lists.
public record PickListRoutes(PickLists lists, Users users, WorkspaceDays days) implements Routes {

  private static final String LIST = "/v1/pick-lists/:id";

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/pick-lists", Role.OPERATOR, PickListRequestJson::read, this::create);
    routes.get("/v1/pick-lists", Role.VIEWER, this::list);
    routes.get(LIST, Role.VIEWER, this::get);
    routes.post(
        LIST + "/lines/:line/picked", Role.OPERATOR, PickListRequestJson::readPicked, this::picked);
    routes.post(
        LIST + "/lines/:line/short", Role.OPERATOR, PickListRequestJson::readShort, this::lacks);
    routes.post(LIST + "/assign", Role.OPERATOR, PickListRequestJson::readUser, this::assign);
    routes.post(LIST + "/cancel", Role.OPERATOR, this::cancel);
  }

  private Reply create(Call call, PickListRequestJson.Asked asked) {
    var filter = asked.filter();
    return call.<PickLists.Made>created(
        key ->
            filter == null
                ? lists.create(call.caller(), asked.orders(), asked.plan(), key)
                : lists.create(
                    call.caller(),
                    filter.filter(() -> days.today(call.caller().workspace())),
                    asked.plan(),
                    key),
        PickListJson.Made::of);
  }

  private Reply list(Call call) {
    var asked = call.query(QueryParameters::byAge);
    return Reply.ok(PageJson.of(lists.list(call.caller(), asked), asked, PickListJson::of));
  }

  private Reply get(Call call) {
    return Reply.ok(PickListJson.of(lists.get(call.caller(), call.path("id"))));
  }

  private Reply picked(Call call, int quantity) {
    return call.ok(
        key -> lists.picked(call.caller(), call.path("id"), line(call), quantity, key),
        PickListJson::of);
  }

  private Reply lacks(Call call, PickListRequestJson.Short asked) {
    return call.ok(
        key ->
            lists.lacks(
                call.caller(), call.path("id"), line(call), asked.quantity(), asked.hold(), key),
        PickListJson::of);
  }

  private Reply assign(Call call, String userId) {
    var person = users.get(call.caller().workspace(), userId);
    return call.ok(
        key -> lists.assign(call.caller(), call.path("id"), person.id(), key), PickListJson::of);
  }

  private Reply cancel(Call call) {
    return call.ok(key -> lists.cancel(call.caller(), call.path("id"), key), PickListJson::of);
  }

  private static int line(Call call) {
    var line = call.path("line");
    if (!line.matches("[0-9]{1,6}")) {
      throw ProblemException.notFound(OrderWords.LINE, line);
    }
    return Integer.parseInt(line);
  }
}

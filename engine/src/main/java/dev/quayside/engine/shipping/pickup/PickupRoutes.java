package dev.quayside.engine.shipping.pickup;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.carrier.catalogue.CarrierQueryJson;
import dev.quayside.engine.platform.server.json.PageJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import org.jspecify.annotations.Nullable;

/// /v1/pickups.
public record PickupRoutes(PickupBookings pickups) implements Routes {

  private static final String ONE = "/v1/pickups/:id";

  @Override
  public void register(RouteTable routes) {
    routes.post("/v1/pickups", Role.OPERATOR, PickupJson::read, this::book);
    routes.get("/v1/pickups", Role.VIEWER, this::list);
    routes.get(ONE, Role.VIEWER, this::get);
    routes.post(ONE + "/cancel", Role.OPERATOR, this::cancel);
  }

  private Reply book(Call call, PickupDraft draft) {
    return call.created(key -> pickups.book(call.caller(), draft, key), PickupJson::of);
  }

  private Reply cancel(Call call) {
    return call.ok(key -> pickups.cancel(call.caller(), call.path("id"), key), PickupJson::of);
  }

  private Reply list(Call call) {
    record Question(@Nullable String carrier, @Nullable PickupStatus status, Slice<Age> slice) {}
    var asked =
        call.query(
            query ->
                new Question(
                    CarrierQueryJson.read(query),
                    query.filter("status", PickupStatus.values(), PickupStatus::wire),
                    query.byAge()));
    return Reply.ok(
        PageJson.of(
            pickups.list(call.caller(), asked.carrier(), asked.status(), asked.slice()),
            asked.slice(),
            PickupJson::of));
  }

  private Reply get(Call call) {
    return Reply.ok(PickupJson.of(pickups.get(call.caller(), call.path("id"))));
  }
}

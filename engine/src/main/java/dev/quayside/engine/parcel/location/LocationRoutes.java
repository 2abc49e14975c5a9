package dev.quayside.engine.parcel.location;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.json.BodyReader;
import dev.quayside.engine.platform.server.json.ListJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.util.List;

/// /v1/locations.
public record LocationRoutes(Locations locations) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/locations", Role.VIEWER, this::list);
    routes.post("/v1/locations", Role.OPERATOR, LocationJson::read, this::add);
    routes.post(
        "/v1/locations/reorder", Role.OPERATOR, BodyReader.ids(Locations.MOST), this::reorder);
    routes.get("/v1/locations/:id", Role.VIEWER, this::get);
    routes.put("/v1/locations/:id", Role.OPERATOR, LocationJson::read, this::change);
    routes.delete(
        "/v1/locations/:id",
        Role.OPERATOR,
        call -> locations.remove(call.caller(), call.path("id")));
  }

  private Reply add(Call call, LocationDraft draft) {
    return call.created(key -> locations.add(call.caller(), draft, key), LocationJson::of);
  }

  private Reply get(Call call) {
    return Reply.ok(LocationJson.of(locations.get(call.caller(), call.path("id"))));
  }

  private Reply change(Call call, LocationDraft draft) {
    return Reply.ok(LocationJson.of(locations.change(call.caller(), call.path("id"), draft)));
  }

  private Reply list(Call call) {
    return call.list(locations.list(call.caller()), LocationJson::of);
  }

  private Reply reorder(Call call, List<String> ids) {
    return Reply.ok(all(locations.reorder(call.caller(), ids)));
  }

  private static ListJson<LocationJson> all(List<Location> locations) {
    return ListJson.of(locations, LocationJson::of);
  }
}

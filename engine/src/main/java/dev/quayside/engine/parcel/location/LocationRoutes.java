package dev.quayside.engine.parcel.location;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.util.List;

/// /v1/locations.
public record LocationRoutes(Locations locations) implements Routes {

  private static final int MOST = 1_000;

  /// The whole list, the default first.
  record All(List<LocationJson> data) {
    static All of(List<Location> locations) {
      return new All(locations.stream().map(LocationJson::of).toList());
    }
  }

  @Override
  public void register(RouteTable routes) {
    routes.get(
        "/v1/locations", Role.VIEWER, call -> Reply.ok(All.of(locations.list(call.caller()))));
    routes.post("/v1/locations", Role.OPERATOR, LocationJson::read, this::add);
    routes.post("/v1/locations/reorder", Role.OPERATOR, LocationRoutes::ids, this::reorder);
    routes.put("/v1/locations/:id", Role.OPERATOR, LocationJson::read, this::change);
    routes.delete("/v1/locations/:id", Role.OPERATOR, this::remove);
  }

  private Reply add(Call call, LocationDraft draft) {
    var made = locations.add(call.caller(), draft, call.receipt(201, LocationJson::of));
    return Reply.created(LocationJson.of(made));
  }

  private Reply change(Call call, LocationDraft draft) {
    return Reply.ok(LocationJson.of(locations.change(call.caller(), call.path("id"), draft)));
  }

  private Reply reorder(Call call, List<String> ids) {
    return Reply.ok(All.of(locations.reorder(call.caller(), ids)));
  }

  private Reply remove(Call call) {
    locations.remove(call.caller(), call.path("id"));
    return new Reply.Nothing();
  }

  private static List<String> ids(Fields body) {
    body.require("ids");
    return body.texts("ids", MOST);
  }
}

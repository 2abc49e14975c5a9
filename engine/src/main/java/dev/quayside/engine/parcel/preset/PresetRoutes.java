package dev.quayside.engine.parcel.preset;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.json.BodyReader;
import dev.quayside.engine.platform.server.json.ListJson;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.util.List;

/// /v1/presets.
public record PresetRoutes(Presets presets) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/presets", Role.VIEWER, this::list);
    routes.post("/v1/presets", Role.OPERATOR, PresetJson::read, this::add);
    routes.post("/v1/presets/reorder", Role.OPERATOR, BodyReader.ids(Presets.MOST), this::reorder);
    routes.get("/v1/presets/:id", Role.VIEWER, this::get);
    routes.put("/v1/presets/:id", Role.OPERATOR, PresetJson::read, this::change);
    routes.delete(
        "/v1/presets/:id", Role.OPERATOR, call -> presets.remove(call.caller(), call.path("id")));
  }

  private Reply add(Call call, PresetDraft draft) {
    return call.created(key -> presets.add(call.caller(), draft, key), PresetJson::of);
  }

  private Reply get(Call call) {
    return Reply.ok(PresetJson.of(presets.get(call.caller(), call.path("id"))));
  }

  private Reply change(Call call, PresetDraft draft) {
    return Reply.ok(PresetJson.of(presets.change(call.caller(), call.path("id"), draft)));
  }

  private Reply list(Call call) {
    return call.list(presets.list(call.caller()), PresetJson::of);
  }

  private Reply reorder(Call call, List<String> ids) {
    return Reply.ok(all(presets.reorder(call.caller(), ids)));
  }

  private static ListJson<PresetJson> all(List<Preset> presets) {
    return ListJson.of(presets, PresetJson::of);
  }
}

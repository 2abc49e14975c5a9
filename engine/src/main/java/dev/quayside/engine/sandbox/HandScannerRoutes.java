package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.tracking.TrackerJson;

/// POST /v1/sandbox/tracking/:trackingNumber/events, answered on the sandbox listener only.
public record HandScannerRoutes(HandScanner scanner) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.post(
        "/v1/sandbox/tracking/:trackingNumber/events", Role.OPERATOR, ScanJson::read, this::scan);
  }

  private Reply scan(Call call, ScanDraft draft) {
    return call.created(
        key -> scanner.scan(call.caller(), call.path("trackingNumber"), draft, key),
        TrackerJson::of);
  }
}

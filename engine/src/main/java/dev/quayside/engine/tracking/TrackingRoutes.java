package dev.quayside.engine.tracking;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.QueryParameters;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.util.List;
import java.util.Optional;

/// /v1/tracking.
public record TrackingRoutes(Trackers trackers) implements Routes {

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/tracking/:trackingNumber", Role.VIEWER, this::track);
    routes.post("/v1/tracking/batch", Role.VIEWER, TrackingBatchJson::read, this::trackAll);
  }

  private Reply track(Call call) {
    var carrier = call.query(TrackingRoutes::carrier).orElse(null);
    var tracker = trackers.track(call.caller(), call.path("trackingNumber"), carrier);
    return Reply.ok(TrackerJson.of(tracker));
  }

  private Reply trackAll(Call call, List<String> numbers) {
    return Reply.ok(TrackingBatchJson.of(numbers, trackers.trackAll(call.caller(), numbers)));
  }

  private static Optional<String> carrier(QueryParameters query) {
    return Optional.ofNullable(query.text("carrier"));
  }
}

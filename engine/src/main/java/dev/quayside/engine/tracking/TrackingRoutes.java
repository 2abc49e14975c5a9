package dev.quayside.engine.tracking;

import dev.quayside.engine.identity.Role;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.server.Call;
import dev.quayside.engine.server.Reply;
import dev.quayside.engine.server.RouteTable;
import dev.quayside.engine.server.Routes;
import java.util.Optional;

/// GET /v1/tracking/:trackingNumber.
public final class TrackingRoutes implements Routes {

  private final Trackers trackers;

  public TrackingRoutes(Trackers trackers) {
    this.trackers = trackers;
  }

  @Override
  public void register(RouteTable routes) {
    routes.get("/v1/tracking/:trackingNumber", Role.VIEWER, this::track);
  }

  private Reply track(Call call) {
    var carrier = call.query(query -> Optional.ofNullable(query.text("carrier")));
    var tracker = trackers.track(call.caller(), call.path("trackingNumber"));
    if (!carrier.orElse(tracker.shipment().carrier()).equals(tracker.shipment().carrier())) {
      throw ProblemException.notFound("this tracking number at that carrier");
    }
    return Reply.ok(TrackerJson.of(tracker));
  }
}

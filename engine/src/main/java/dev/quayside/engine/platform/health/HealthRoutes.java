package dev.quayside.engine.platform.health;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.util.ArrayList;
import java.util.Map;

/// GET /health and /health/live, for what keeps programs running. Without a credential, so they
/// tell nothing of what is inside.
public record HealthRoutes(HealthCheck check) implements Routes {

  @Override
  public void register(RouteTable table) {
    table
        .openGet("/health", this::ready)
        .openGet("/health/live", _ -> Reply.ok(Map.of("live", true)));
  }

  private Reply ready(Call call) {
    var health = check.health();
    var wrong = new ArrayList<Violation>();
    if (!health.database()) {
      wrong.add(new Violation("database", HealthWords.HEALTH_READ.of()));
    }
    if (!health.writer()) {
      wrong.add(new Violation("writer", HealthWords.HEALTH_STORE.of()));
    }
    if (health.disk() == DiskRoom.FULL) {
      wrong.add(new Violation("disk", HealthWords.HEALTH_DISK.of()));
    }
    if (!wrong.isEmpty()) {
      throw ProblemException.invalid(ProblemCode.SERVICE_UNAVAILABLE, wrong);
    }
    return Reply.ok(HealthJson.of(health));
  }
}

package dev.quayside.engine.platform.health;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.platform.server.route.Call;
import dev.quayside.engine.platform.server.route.Reply;
import dev.quayside.engine.platform.server.route.RouteTable;
import dev.quayside.engine.platform.server.route.Routes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// GET /health and /health/live, for supervisors that keep programs running. They need no
/// credential, so they reveal nothing of the data.
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
    look(wrong, "database", health.database(), HealthWords.HEALTH_READ);
    look(wrong, "writer", health.writer(), HealthWords.HEALTH_STORE);
    look(wrong, "disk", health.disk(), HealthWords.HEALTH_DISK);
    if (!wrong.isEmpty()) {
      throw ProblemException.invalid(ProblemCode.SERVICE_UNAVAILABLE, wrong);
    }
    return Reply.ok(HealthJson.of(health));
  }

  private static void look(
      List<Violation> wrong, String part, Health.State state, HealthWords ill) {
    switch (state) {
      case ILL -> wrong.add(new Violation(part, ill.of()));
      case SILENT -> wrong.add(new Violation(part, HealthWords.HEALTH_SILENT.of()));
      case WELL -> {
        // nothing is wrong with it
      }
    }
  }
}

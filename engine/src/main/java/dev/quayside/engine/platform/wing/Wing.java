package dev.quayside.engine.platform.wing;

import dev.quayside.engine.platform.server.route.Routes;
import java.util.List;

/// The front of a wing, in the wing's own folder: what it offers (its other methods), which routes
/// it answers, what recurs, and what runs. The engine is a list of them. A new feature gets its
/// line in the front of its wing.
public interface Wing {

  /// What it answers under /v1.
  default List<Routes> routes() {
    return List.of();
  }

  /// What recurs.
  default List<Chore> chores() {
    return List.of();
  }

  /// What works beside requests and chores.
  default List<Worker> workers() {
    return List.of();
  }
}

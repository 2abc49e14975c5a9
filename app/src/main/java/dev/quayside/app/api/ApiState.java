package dev.quayside.app.api;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.platform.server.route.BaseUrls;
import java.net.URI;

/// Whether other programs of the shop can use the API now.
public sealed interface ApiState {

  record Off() implements ApiState {}

  record Answers(BaseUrls urls) implements ApiState {

    /// The page that documents the API.
    public URI docs() {
      return urls.sandbox().resolve("/docs");
    }
  }

  /// It is switched on but could not be opened: nearly always because another program has the port.
  record Blocked(Problem problem) implements ApiState {}
}

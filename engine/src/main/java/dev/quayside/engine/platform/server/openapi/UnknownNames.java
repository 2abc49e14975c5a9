package dev.quayside.engine.platform.server.openapi;

import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.platform.server.route.Preferences.Handling;
import java.util.List;
import java.util.stream.Stream;

/// The names in a request that its operation does not have.
///
/// @param refused not done with them in it, unless the caller asks for lenient handling
/// @param told ignored and told of, unless the caller asks for strict handling
public record UnknownNames(List<Violation> refused, List<Violation> told) {

  static final UnknownNames NONE = new UnknownNames(List.of(), List.of());

  /// What keeps the request from being done.
  public List<Violation> refused(Handling handling) {
    return switch (handling) {
      case USUAL -> refused;
      case STRICT -> all();
      case LENIENT -> List.of();
    };
  }

  /// What the answer of a request that was done tells of.
  public List<Violation> told(Handling handling) {
    return handling == Handling.LENIENT ? all() : told;
  }

  private List<Violation> all() {
    return Stream.concat(refused.stream(), told.stream()).toList();
  }
}

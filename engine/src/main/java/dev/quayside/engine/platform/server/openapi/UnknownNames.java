package dev.quayside.engine.platform.server.openapi;

import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.platform.server.route.Preferences.Handling;
import java.util.List;
import java.util.stream.Stream;

/// The unknown names in a request.
///
/// @param refused names that prevent the request, unless the caller asks for lenient handling
/// @param told names that are ignored with a warning, unless the caller asks for strict handling
public record UnknownNames(List<Violation> refused, List<Violation> told) {

  static final UnknownNames NONE = new UnknownNames(List.of(), List.of());

  /// The names that prevent the request.
  public List<Violation> refused(Handling handling) {
    return switch (handling) {
      case USUAL -> refused;
      case STRICT -> all();
      case LENIENT -> List.of();
    };
  }

  /// The names the answer warns of.
  public List<Violation> told(Handling handling) {
    return handling == Handling.LENIENT ? all() : told;
  }

  private List<Violation> all() {
    return Stream.concat(refused.stream(), told.stream()).toList();
  }
}

package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.problem.Problem;
import org.jspecify.annotations.Nullable;

/// Tells a person in a browser what a program is told in the error envelope.
@FunctionalInterface
public interface ErrorPage {

  /// @param languages the header Accept-Language
  Reply.Page page(Problem problem, @Nullable String languages);
}

package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.problem.Problem;
import org.jspecify.annotations.Nullable;

/// The error page for a person in a browser, in place of the error envelope.
@FunctionalInterface
public interface ErrorPage {

  /// @param languages the header Accept-Language
  Reply.Page page(Problem problem, @Nullable String languages);
}

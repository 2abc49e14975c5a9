package dev.quayside.engine.platform.server;

import dev.quayside.engine.platform.server.route.Reply;
import io.javalin.http.Context;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Lets pages of the configured web origins call the service from a browser (the Fetch standard's
/// CORS protocol). Without configured origins, none of its headers are sent.
///
/// Credentials are headers and never cookies, so that a browser adds nothing the page has not set
/// itself.
record Cors(Set<String> origins) {

  private static final String EVERY_METHOD = "GET, HEAD, POST, PUT, PATCH, DELETE";
  private static final String REQUEST_HEADERS =
      "Authorization, Content-Type, Idempotency-Key, If-None-Match, Prefer, X-API-Key,"
          + " X-Correlation-ID";
  private static final String ANSWER_HEADERS =
      "Content-Disposition, ETag, Idempotent-Replayed, Location, Preference-Applied,"
          + " RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, WWW-Authenticate,"
          + " X-Correlation-ID";
  private static final String REMEMBERED_SECONDS = "600";

  /// Adds the headers to any answer.
  void tell(Context context) {
    if (origins.isEmpty()) {
      return;
    }
    context.res().addHeader("Vary", "Origin");
    var origin = context.header("Origin");
    if (origin != null && isOurs(origin)) {
      context.header("Access-Control-Allow-Origin", origin);
      context.header("Access-Control-Expose-Headers", ANSWER_HEADERS);
    }
  }

  /// Whether a browser asks, without a credential, what a page of a configured origin may do.
  boolean isPreflight(Context context) {
    return context.method().name().equals("OPTIONS")
        && context.header("Access-Control-Request-Method") != null
        && isOurs(context.header("Origin"));
  }

  /// @param allowed methods of the path; empty for an unknown path, which the request itself will
  ///   be told
  Reply preflight(Context context, Set<String> allowed) {
    if (!allowed.isEmpty()) {
      context.header("Allow", String.join(", ", allowed));
    }
    context.header(
        "Access-Control-Allow-Methods",
        allowed.isEmpty() ? EVERY_METHOD : String.join(", ", allowed));
    context.header("Access-Control-Allow-Headers", REQUEST_HEADERS);
    context.header("Access-Control-Max-Age", REMEMBERED_SECONDS);
    if (context.header("Access-Control-Request-Private-Network") != null) {
      context.header("Access-Control-Allow-Private-Network", "true");
    }
    return new Reply.Nothing();
  }

  private boolean isOurs(@Nullable String origin) {
    return origin != null && origins.contains(origin.toLowerCase(Locale.ROOT));
  }
}

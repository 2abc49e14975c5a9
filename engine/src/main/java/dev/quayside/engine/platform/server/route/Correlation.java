package dev.quayside.engine.platform.server.route;

import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The id that ties a request, its response and its log lines together.
public final class Correlation {

  public static final String HEADER = "X-Correlation-ID";

  /// The id's name in log lines.
  public static final String LOGGED = "correlationId";

  private static final Pattern ACCEPTED = Pattern.compile("[A-Za-z0-9._-]{1,128}");

  private Correlation() {}

  /// The caller's id when it is safe to repeat, else a new one.
  public static String of(@Nullable String brought) {
    return brought != null && ACCEPTED.matcher(brought).matches()
        ? brought
        : UUID.randomUUID().toString();
  }
}

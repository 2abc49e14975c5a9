package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.problem.Problem;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// How programs sign in and are refused on some paths.
public enum Dialect {
  /// The service's own.
  QUAYSIDE,
  /// As the programs expect it that speak to PrintNode: a key as the user name of HTTP Basic,
  /// bodies that need no media type, and errors of three fields.
  PRINTNODE;

  private static final String PRINTNODE_PATHS = "/printnode/";
  private static final String BASIC = "basic ";

  private static final FormFields PRINTNODE_FORM =
      new FormFields(
          Set.of("printerId", "printer", "qty", "expireAfter", "copies", "rotate", "nup"),
          Set.of("fit_to_page", "collate"),
          Set.of("content"));

  public static Dialect of(String path) {
    return path.startsWith(PRINTNODE_PATHS) ? PRINTNODE : QUAYSIDE;
  }

  /// The key that a request brings in its header Authorization.
  public Optional<String> key(@Nullable String authorization) {
    if (this == QUAYSIDE
        || authorization == null
        || !authorization.regionMatches(true, 0, BASIC, 0, BASIC.length())) {
      return Optional.empty();
    }
    try {
      var plain =
          new String(
              Base64.getDecoder().decode(authorization.substring(BASIC.length()).strip()),
              StandardCharsets.UTF_8);
      return Optional.of(plain.substring(0, (plain + ":").indexOf(':')));
    } catch (IllegalArgumentException e) {
      return Optional.of("");
    }
  }

  /// What a 401 asks for; empty for the service's own challenge.
  public Optional<String> challenge() {
    return this == QUAYSIDE ? Optional.empty() : Optional.of("Basic realm=\"Quayside\"");
  }

  /// The header that makes a retry safe.
  public String idempotencyHeader() {
    return this == QUAYSIDE ? "Idempotency-Key" : "X-Idempotency-Key";
  }

  /// How a body that is a form is read; empty where only JSON is taken.
  public Optional<FormFields> form() {
    return this == QUAYSIDE ? Optional.empty() : Optional.of(PRINTNODE_FORM);
  }

  /// Whether a body without a media type is JSON.
  public boolean takesAnyType() {
    return this == PRINTNODE;
  }

  /// The answer to a problem.
  ///
  /// @param correlation of the request
  public Reply.Json refusal(Problem problem, String correlation) {
    var own = ProblemMapper.reply(problem);
    if (this == QUAYSIDE) {
      return own;
    }
    var error = new Error(problem.code().name(), message(problem), correlation);
    var reply = Reply.json(own.status(), error);
    return new Reply.Json(reply.status(), reply.body(), own.headers());
  }

  private static String message(Problem problem) {
    var message = problem.message().sentence();
    return problem instanceof Problem.Invalid invalid && invalid.details().size() > 1
        ? invalid.details().stream()
            .map(each -> each.field() + ": " + each.message().sentence())
            .collect(Collectors.joining("; "))
        : message;
  }

  /// @param uid names the request in the log
  private record Error(String code, String message, String uid) {}
}

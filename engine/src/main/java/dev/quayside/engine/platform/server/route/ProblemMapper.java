package dev.quayside.engine.platform.server.route;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Turns a problem into a status and the error envelope of docs/api/answers.md. Nothing else does.
public final class ProblemMapper {

  private static final Duration CARRIER_RETRY = Duration.ofSeconds(30);
  private static final Duration SERVICE_RETRY = Duration.ofSeconds(60);
  private static final Duration ANY_RETRY = Duration.ofSeconds(1);

  private ProblemMapper() {}

  public static Reply.Json reply(Problem problem) {
    var retryAfter = retryAfter(problem);
    var error = new Body(problem.code().name(), problem.message(), details(problem), retryAfter);
    var reply = Reply.json(status(problem.code()), Map.of("error", error));
    return retryAfter == null ? reply : reply.with("Retry-After", retryAfter.toString());
  }

  public static int status(ProblemCode code) {
    return switch (code) {
      case INVALID_REQUEST, INVALID_SERVICE -> 400;
      case UNAUTHORIZED -> 401;
      case INSUFFICIENT_BALANCE -> 402;
      case FORBIDDEN, WORKSPACE_ARCHIVED -> 403;
      case NOT_FOUND, RATE_NOT_FOUND -> 404;
      case METHOD_NOT_ALLOWED -> 405;
      case CONFLICT, ORDER_LEASED, LABEL_ALREADY_CANCELLED, DUPLICATE_SHIPMENT -> 409;
      case PAYLOAD_TOO_LARGE -> 413;
      case UNSUPPORTED_MEDIA_TYPE -> 415;
      case INVALID_ADDRESS,
          WEIGHT_EXCEEDS_LIMIT,
          CUSTOMS_REQUIRED,
          INVALID_CUSTOMS,
          SERVICE_REQUIRED,
          CHECK_REQUIRED,
          SERIAL_REQUIRED,
          WEIGHT_DIFFERS,
          SERVICE_NOT_AVAILABLE,
          CARRIER_REFUSED,
          INVALID_PACKAGING,
          INVALID_SHIP_DATE,
          PAYOR_NOT_ACCEPTED,
          PIECES_NOT_SUPPORTED,
          DUTIES_MUST_BE_PREPAID,
          CARRIER_CREDENTIALS,
          DIMENSION_REQUIRED,
          HAZMAT_NOT_SUPPORTED,
          VOID_WINDOW_EXPIRED,
          RATE_MISMATCH,
          RETURNS_NOT_SUPPORTED,
          CARRIER_AMBIGUOUS,
          SIZE_EXCEEDS_LIMIT,
          CANNOT_CONVERT ->
          422;
      case RATE_LIMITED, USER_LOCKED -> 429;
      case INTERNAL_ERROR -> 500;
      case CARRIER_UNAVAILABLE, SOURCE_UNAVAILABLE -> 502;
      case SERVICE_UNAVAILABLE -> 503;
    };
  }

  private static @Nullable List<Violation> details(Problem problem) {
    return problem.details().isEmpty() ? null : problem.details();
  }

  /// Whole seconds, rounded up; never null for 429, 502 and 503.
  private static @Nullable Long retryAfter(Problem problem) {
    int status = status(problem.code());
    var fixed = wait(status);
    if (fixed.isPresent()) {
      return fixed.get();
    }
    if (problem instanceof Problem.TryLater later) {
      return seconds(later.retryAfter());
    }
    return status == 429 ? seconds(ANY_RETRY) : null;
  }

  /// The fixed wait in seconds of a status that has one (docs/api/answers.md).
  public static Optional<Long> wait(int status) {
    return switch (status) {
      case 502 -> Optional.of(seconds(CARRIER_RETRY));
      case 503 -> Optional.of(seconds(SERVICE_RETRY));
      default -> Optional.empty();
    };
  }

  private static long seconds(Duration wait) {
    return Math.max(1, wait.plusNanos(999_999_999).toSeconds());
  }

  @JsonInclude(JsonInclude.Include.NON_NULL)
  private record Body(
      String code, Message message, @Nullable List<Violation> details, @Nullable Long retryAfter) {}
}

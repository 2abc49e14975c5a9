package dev.quayside.engine.carrier.http;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The result of one question to a carrier.
public sealed interface CarrierAnswer {

  /// The carrier answered.
  ///
  /// @param headers by lower-case name
  /// @param body all of it
  record Said(int status, Map<String, String> headers, byte[] body) implements CarrierAnswer {

    public Said {
      headers = Map.copyOf(headers);
    }

    public String header(String name) {
      return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
    }

    public boolean isGood() {
      return status >= 200 && status < 300;
    }

    /// 401 or 403: the credentials are refused.
    public boolean isDenied() {
      return status == 401 || status == 403;
    }

    /// 404: the carrier does not know what was asked for.
    public boolean isUnknown() {
      return status == 404;
    }

    /// 404 in JSON, as the carriers' interfaces say it. The page of a gateway on the way to one is
    /// no proof that a label was never bought.
    public boolean saysUnknown() {
      var text = text().stripLeading();
      return isUnknown() && (text.startsWith("{") || text.startsWith("["));
    }

    public String text() {
      return new String(body, StandardCharsets.UTF_8);
    }

    /// The time to wait before asking again, as `Retry-After` says it ({@link RetryAfter}). Empty
    /// when it says none that can be read.
    public Optional<Duration> retryAfter(Instant now) {
      return RetryAfter.read(header("Retry-After"), now);
    }

    /// Leaves out the body, which may hold a token.
    @Override
    public String toString() {
      return "Said[" + status + "]";
    }
  }

  /// There was no complete answer.
  record Silent(Silence why) implements CarrierAnswer {}

  /// Why there was no complete answer.
  enum Silence {
    UNKNOWN_HOST,
    NO_CONNECTION,
    NOT_SECURE,
    /// The egress policy forbids the address.
    OFF_LIMITS,
    LATE,
    TOO_LONG,
    BROKE_OFF;

    /// Whether the carrier certainly did not read the question.
    public boolean isUnheard() {
      return switch (this) {
        case UNKNOWN_HOST, NO_CONNECTION, NOT_SECURE, OFF_LIMITS -> true;
        case LATE, TOO_LONG, BROKE_OFF -> false;
      };
    }
  }
}

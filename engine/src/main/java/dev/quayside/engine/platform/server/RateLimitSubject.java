package dev.quayside.engine.platform.server;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.platform.retry.TokenBucket;
import io.javalin.http.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The buckets one request counts against: its network address's until the caller is known.
final class RateLimitSubject {

  private static final long NANOS_BEFORE_NEXT_SECOND = 999_999_999;

  private final RateLimits limits;
  private List<TokenBucket> buckets;
  private TokenBucket.@Nullable Level afterTaking;

  /// @param visitor whether the request comes from a person in a browser
  RateLimitSubject(RateLimits limits, String address, boolean visitor) {
    this.limits = limits;
    if (limits.off()) {
      buckets = List.of();
    } else {
      buckets = visitor ? limits.ofVisitor(address) : limits.ofAddress(address);
    }
  }

  void to(Caller caller) {
    buckets = limits.off() ? List.of() : limits.of(caller);
  }

  void take() {
    limits.take(buckets);
    if (!limits.off()) {
      afterTaking = limits.tightest(buckets);
    }
  }

  void tell(Context context) {
    if (limits.off()) {
      return;
    }
    var taken = afterTaking;
    var level = taken == null ? limits.tightest(buckets) : taken;
    var reset = level.untilFull().plusNanos(NANOS_BEFORE_NEXT_SECOND).toSeconds();
    context.header("RateLimit-Limit", Integer.toString(level.capacity()));
    context.header("RateLimit-Remaining", Integer.toString(level.remaining()));
    context.header("RateLimit-Reset", Long.toString(reset));
  }
}

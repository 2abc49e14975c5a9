package dev.quayside.engine.server;

import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/// Requests a minute per key and per workspace (decisions section 4), by token buckets.
///
/// A request without a credential counts against its network address.
final class RateLimits {

  private static final int MOST_BUCKETS = 10_000;
  private static final int PAGES_PER_MINUTE = 60;

  private final int perKey;
  private final LongSupplier nanoClock;
  private final Map<String, TokenBucket> buckets = new ConcurrentHashMap<>();

  /// @param perKey requests a minute, twice as many for a workspace; 0 for no limit
  RateLimits(int perKey, LongSupplier nanoClock) {
    this.perKey = perKey;
    this.nanoClock = nanoClock;
  }

  boolean off() {
    return perKey == 0;
  }

  /// Counts one request.
  ///
  /// @throws ProblemException `RATE_LIMITED` when a bucket is empty
  void take(List<TokenBucket> limited) {
    long now = nanoClock.getAsLong();
    for (int i = 0; i < limited.size(); i++) {
      if (!limited.get(i).take(now)) {
        limited.subList(0, i).forEach(TokenBucket::giveBack);
        throw ProblemException.tryLater(
            ProblemCode.RATE_LIMITED,
            "too many requests: wait as long as Retry-After says",
            limited.get(i).level(now).untilNext());
      }
    }
  }

  /// The bucket that would refuse first.
  TokenBucket.Level tightest(List<TokenBucket> limited) {
    long now = nanoClock.getAsLong();
    return limited.stream()
        .map(bucket -> bucket.level(now))
        .min(Comparator.comparingInt(TokenBucket.Level::remaining))
        .orElseThrow();
  }

  List<TokenBucket> of(Caller caller) {
    return List.of(
        bucket("key " + caller.keyId(), perKey),
        bucket("workspace " + caller.workspace(), 2 * perKey));
  }

  List<TokenBucket> ofAddress(String address) {
    return List.of(bucket("address " + address, perKey));
  }

  /// People look at a page now and then; who asks faster is guessing numbers.
  List<TokenBucket> ofVisitor(String address) {
    return List.of(bucket("visitor " + address, Math.min(perKey, PAGES_PER_MINUTE)));
  }

  /// Forgetting everybody's count now and then is kinder than growing without end.
  private TokenBucket bucket(String of, int capacity) {
    if (buckets.size() >= MOST_BUCKETS) {
      buckets.clear();
    }
    return buckets.computeIfAbsent(of, fresh -> new TokenBucket(capacity, nanoClock.getAsLong()));
  }
}

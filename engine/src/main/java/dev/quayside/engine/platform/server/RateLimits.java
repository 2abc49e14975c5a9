package dev.quayside.engine.platform.server;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.retry.TokenBucket;
import dev.quayside.engine.platform.server.json.ServerWords;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongSupplier;

/// Limits requests per minute by key and by workspace (docs/api/answers.md), with token buckets.
///
/// A request without a credential, or with a wrong one, counts against its network address.
final class RateLimits {

  private static final int MOST_BUCKETS = 10_000;

  /// A bucket unused for this long is full again and can be forgotten.
  private static final Duration IDLE = Duration.ofMinutes(2);

  private static final int PAGES_PER_MINUTE = 60;

  private final int perKey;
  private final LongSupplier nanoClock;

  /// Kept apart from the addresses, so that requests of strangers cannot push out a key's bucket.
  private final Cache<String, TokenBucket> callers;

  private final Cache<String, TokenBucket> addresses;

  /// @param perKey requests per minute and key, twice as many per workspace; 0 for no limit
  RateLimits(int perKey, LongSupplier nanoClock) {
    this.perKey = perKey;
    this.nanoClock = nanoClock;
    callers = cache(nanoClock);
    addresses = cache(nanoClock);
  }

  private static Cache<String, TokenBucket> cache(LongSupplier nanoClock) {
    return Caffeine.newBuilder()
        .maximumSize(MOST_BUCKETS)
        .expireAfterAccess(IDLE)
        .ticker(nanoClock::getAsLong)
        .executor(Runnable::run)
        .build();
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
            ServerWords.TOO_MANY_REQUESTS.of(),
            limited.get(i).level(now).untilNext());
      }
    }
  }

  /// The level of the bucket that would refuse first.
  TokenBucket.Level tightest(List<TokenBucket> limited) {
    long now = nanoClock.getAsLong();
    return limited.stream()
        .map(bucket -> bucket.level(now))
        .min(Comparator.comparingInt(TokenBucket.Level::remaining))
        .orElseThrow();
  }

  List<TokenBucket> of(Caller caller) {
    return List.of(
        bucket(callers, "key " + caller.keyId(), perKey),
        bucket(callers, "workspace " + caller.workspace(), 2 * perKey));
  }

  List<TokenBucket> ofAddress(String address) {
    return List.of(bucket(addresses, "address " + address, perKey));
  }

  /// The bucket of a browser's address. A person opens a page now and then; a faster visitor is
  /// guessing tracking numbers.
  List<TokenBucket> ofVisitor(String address) {
    return List.of(bucket(addresses, "visitor " + address, Math.min(perKey, PAGES_PER_MINUTE)));
  }

  private TokenBucket bucket(Cache<String, TokenBucket> among, String of, int capacity) {
    return among.get(of, fresh -> new TokenBucket(capacity, nanoClock.getAsLong()));
  }
}

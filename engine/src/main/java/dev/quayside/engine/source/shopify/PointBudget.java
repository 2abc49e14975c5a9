package dev.quayside.engine.source.shopify;

import dev.quayside.engine.source.kind.TreeWire;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// The points a shop lets be spent, as its last answer told of them. A question is asked for in
/// full and what it did not use is given back; a pull waits by itself, and leaves enough for an
/// order that is read before its label and for a parcel that is told of.
final class PointBudget {

  private static final BigDecimal LEFT_FOR_LABELS = BigDecimal.valueOf(280);
  private static final BigDecimal MILLIS = BigDecimal.valueOf(1000);

  private final InstantSource clock;
  private final Map<String, BigDecimal> prices = new ConcurrentHashMap<>();
  private volatile @Nullable Level level;

  private record Level(BigDecimal available, BigDecimal most, BigDecimal perSecond, Instant at) {

    BigDecimal at(Instant now) {
      var since = BigDecimal.valueOf(Math.max(0, Duration.between(at, now).toMillis()));
      return available.add(perSecond.multiply(since).divide(MILLIS)).min(most);
    }
  }

  PointBudget(InstantSource clock) {
    this.clock = clock;
  }

  /// @param question its name
  /// @param cost `extensions.cost` of its answer
  void saw(String question, TreeWire cost) {
    var there = cost.at("throttleStatus");
    var available = there.number("currentlyAvailable");
    var rate = there.number("restoreRate").filter(each -> each.signum() > 0);
    var most = there.number("maximumAvailable");
    if (available.isPresent() && rate.isPresent() && most.isPresent()) {
      level = new Level(available.get(), most.get(), rate.get(), clock.instant());
    }
    cost.number("requestedQueryCost").ifPresent(price -> prices.put(question, price));
  }

  /// How long the shop wants a question that it did not answer to wait.
  Optional<Duration> toldPause(TreeWire cost) {
    var there = cost.at("throttleStatus");
    var rate = there.number("restoreRate").filter(each -> each.signum() > 0);
    var missing =
        cost.number("requestedQueryCost")
            .flatMap(price -> there.number("currentlyAvailable").map(price::subtract));
    return missing.flatMap(points -> rate.map(each -> wait(points, each)));
  }

  /// How long a pull waits before it asks; nothing when there is enough or nothing is known yet.
  Optional<Duration> pauseBefore(String question) {
    var now = level;
    var price = prices.get(question);
    if (now == null || price == null) {
      return Optional.empty();
    }
    var needed = price.add(LEFT_FOR_LABELS).min(now.most());
    var missing = needed.subtract(now.at(clock.instant()));
    return missing.signum() > 0 ? Optional.of(wait(missing, now.perSecond())) : Optional.empty();
  }

  private static Duration wait(BigDecimal points, BigDecimal perSecond) {
    var millis = points.multiply(MILLIS).divide(perSecond, 0, RoundingMode.CEILING);
    return Duration.ofMillis(Math.max(1, millis.longValue()));
  }
}

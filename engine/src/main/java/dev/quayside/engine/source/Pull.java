package dev.quayside.engine.source;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.ShopOrders;
import dev.quayside.engine.order.origin.Origins;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.Shop;
import dev.quayside.engine.source.kind.SkipReason;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One pull: page by page to the last, each stored before the next is asked for. It keeps no place
/// of its own: one that breaks off is begun again from the old cursor, and the same order again
/// changes nothing.
final class Pull {

  private static final Logger LOG = LoggerFactory.getLogger(Pull.class);

  /// Clocks of shops are minutes off, and some know minutes only.
  static final Duration OVERLAP = Duration.ofMinutes(10);

  /// What was passed over, whatever the reason, is found within a day.
  static final Duration WALK = Duration.ofDays(30);

  static final Duration WALK_EVERY = Duration.ofDays(1);

  /// Orders in one go to the writer at most. A purchase waits for those before it.
  private static final int MOST_AT_ONCE = 10;

  /// How long the writer may be at the orders of one go: half of the 50 ms that a purchase may have
  /// to wait for a pull. On a slow machine fewer go at once.
  private static final Duration LONGEST_GO = Duration.ofMillis(25);

  /// Waiting orders that a usual pull reads anew where the shop does not date every change, the
  /// newest first. The daily walk reads them all.
  private static final int MOST_UNDATED = 500;

  private static final int UNDATED_AT_ONCE = 100;

  /// Orders with their label, of which such a shop is asked whether the buyer has moved.
  private static final int MOST_SHIPPED = 100;

  private final Database database;
  private final ShopOrders orders;
  private final SourceRow row;
  private final Shop shop;
  private final BooleanSupplier stopped;
  private final Origins origins = new Origins();
  private final Map<String, Instant> seen = new HashMap<>();
  private @Nullable Instant latest;
  private int atOnce = MOST_AT_ONCE;

  /// @param stopped whether the pull was called off
  Pull(Database database, ShopOrders orders, SourceRow row, Shop shop, BooleanSupplier stopped) {
    this.database = database;
    this.orders = orders;
    this.row = row;
    this.shop = shop;
    this.stopped = stopped;
    this.latest = row.source().progress().cursor();
  }

  /// The latest change that was received; null when none ever was.
  @Nullable Instant latest() {
    return latest;
  }

  /// Where it begins.
  ///
  /// @param walk whether the last 30 days are read again
  static Instant since(Source source, boolean full, boolean walk) {
    var cursor = source.progress().cursor();
    var first = source.settings().since();
    if (full || cursor == null) {
      return first;
    }
    var from = cursor.minus(walk ? WALK : OVERLAP);
    return from.isBefore(first) ? first : from;
  }

  /// @param whole whether it is one that finds what the others pass over
  /// @param patient asks for a page, and waits as long as it is told to
  /// @param told after each page
  SyncTally run(Instant since, boolean whole, Patience patient, Consumer<SyncTally> told) {
    var tally = SyncTally.NONE;
    @Nullable String next = null;
    do {
      var asked = next;
      var page = patient.get(() -> shop.pull(since, asked));
      tally = stored(page.orders(), tally);
      latest = page.asOf() == null ? latest : page.asOf();
      tally = page.repeated() ? tally : tally.page();
      told.accept(tally);
      next = page.next();
    } while (next != null && !stopped.getAsBoolean());
    var undated = shop.undated();
    return undated.isEmpty() ? tally : waiting(undated.get(), whole, patient, told, tally);
  }

  /// Those that wait here, or were shipped of late, and did not come with the pages.
  private SyncTally waiting(
      Shop.Undated undated,
      boolean whole,
      Patience patient,
      Consumer<SyncTally> told,
      SyncTally before) {
    int most = whole ? Integer.MAX_VALUE : MOST_UNDATED;
    var ids =
        database
            .read(
                tx ->
                    Stream.concat(
                        origins.waiting(tx, row.workspace(), row.source().id(), most).stream(),
                        origins
                            .shipped(tx, row.workspace(), row.source().id(), MOST_SHIPPED)
                            .stream()))
            .filter(id -> !seen.containsKey(id))
            .toList();
    var tally = before;
    for (int from = 0; from < ids.size() && !stopped.getAsBoolean(); from += UNDATED_AT_ONCE) {
      var some = ids.subList(from, Math.min(from + UNDATED_AT_ONCE, ids.size()));
      tally = stored(patient.get(() -> undated.read(some)), tally).page();
      told.accept(tally);
    }
    return tally;
  }

  /// Asks again after a pause that the shop has told.
  interface Patience {
    <T> T get(Supplier<T> asked);
  }

  private SyncTally stored(List<PulledOrder> page, SyncTally before) {
    var tally = before;
    // an overlap of pages shows the same again
    var fresh =
        page.stream()
            .filter(each -> !each.updatedAt().equals(seen.put(each.externalId(), each.updatedAt())))
            .toList();
    int from = 0;
    while (from < fresh.size() && !stopped.getAsBoolean()) {
      var some = fresh.subList(from, Math.min(from + atOnce, fresh.size()));
      from += some.size();
      long begun = System.nanoTime();
      var today = orders.today(row.workspace());
      var steps = some.stream().map(each -> begin(each, today)).toList();
      for (int i = 0; i < some.size(); i++) {
        tally = noted(some.get(i), steps.get(i), tally);
      }
      adapt(Duration.ofNanos(System.nanoTime() - begun));
    }
    return tally;
  }

  private void adapt(Duration go) {
    atOnce =
        go.compareTo(LONGEST_GO) > 0 ? Math.max(1, atOnce / 2) : Math.min(MOST_AT_ONCE, atOnce + 1);
  }

  /// Each is stored or refused by itself.
  private CompletableFuture<ShopOrders.Outcome> begin(PulledOrder order, LocalDate today) {
    return switch (order) {
      case PulledOrder.Read read -> database.writeSoon(tx -> put(tx, read, today));
      case PulledOrder.Unknown _, PulledOrder.Left _ ->
          database.writeSoon(
              tx ->
                  orders
                      .find(tx, row.workspace(), row.source().id(), order.externalId())
                      .map(_ -> ShopOrders.Outcome.UNCHANGED)
                      .orElse(ShopOrders.Outcome.SKIPPED));
      case PulledOrder.Unreadable bad ->
          CompletableFuture.failedFuture(
              ProblemException.refused(ProblemCode.INVALID_REQUEST, bad.message()));
    };
  }

  private ShopOrders.Outcome put(Tx tx, PulledOrder.Read read, LocalDate today) {
    return orders.put(tx, row.workspace(), told(row.source(), read), today);
  }

  /// As the orders take it.
  static ShopOrders.Told told(Source source, PulledOrder.Read read) {
    return new ShopOrders.Told(
        source.id(),
        source.name(),
        source.kind().code(),
        read.externalId(),
        read.number(),
        read.status(),
        read.standing(),
        read.reason(),
        read.updatedAt(),
        read.details(),
        read.plan());
  }

  private SyncTally noted(
      PulledOrder order, CompletableFuture<ShopOrders.Outcome> step, SyncTally tally) {
    if (latest == null || order.updatedAt().isAfter(latest)) {
      latest = order.updatedAt();
    }
    try {
      var outcome = step.join();
      return outcome == ShopOrders.Outcome.SKIPPED
          ? tally.skipping(order, skip(order))
          : tally.with(outcome);
    } catch (CompletionException failed) {
      return tally.refusing(order, why(failed.getCause()));
    }
  }

  private static Message why(@Nullable Throwable cause) {
    if (cause instanceof ProblemException refused) {
      return refused.problem().message();
    }
    if (cause instanceof StoreException store) {
      throw store;
    }
    LOG.warn("an order of a shop could not be taken in", cause);
    return SourceWords.ORDER_UNREADABLE.of();
  }

  private static SkipReason skip(PulledOrder order) {
    if (order instanceof PulledOrder.Left left) {
      return left.reason();
    }
    if (!(order instanceof PulledOrder.Read read)) {
      return SkipReason.UNKNOWN_STATUS;
    }
    var said = read.skip();
    if (said != null) {
      return said;
    }
    return switch (read.standing()) {
      case CANCELLED -> SkipReason.CANCELLED;
      case REFUNDED -> SkipReason.REFUNDED;
      case SHIPPED -> SkipReason.SHIPPED;
      case NOT_OURS, READY, HELD -> SkipReason.ELSEWHERE;
    };
  }
}

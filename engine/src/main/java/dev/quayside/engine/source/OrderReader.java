package dev.quayside.engine.source;

import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.SourceWords;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/// Reads single orders anew while a packer waits for a label: two seconds at most, and not at all
/// where the shop has asked for a longer pause or did not answer the last packers either.
final class OrderReader {

  private static final Duration LIMIT = Duration.ofSeconds(2);

  /// Reads of one purchase that run at a time: more could exceed what a shop allows.
  private static final int AT_A_TIME = 4;

  /// Reads in a row without an answer, after which a shop is left alone for a moment. Otherwise
  /// each label of a batch would wait the whole limit while the shop is down.
  private static final int SILENT_AFTER = 3;

  private static final Duration LEFT_ALONE = Duration.ofSeconds(10);

  private final OpenSources open;
  private final SourceWorkers workers;
  private final InstantSource clock;
  private final ConcurrentMap<String, Silence> silences = new ConcurrentHashMap<>();

  /// @param times reads in a row without an answer
  private record Silence(int times, Instant since) {}

  OrderReader(OpenSources open, SourceWorkers workers, InstantSource clock) {
    this.open = open;
    this.workers = workers;
    this.clock = clock;
  }

  /// The reads of one purchase, which share its two seconds.
  Reads reads() {
    return new Reads(clock.instant().plus(LIMIT));
  }

  final class Reads {

    private final Instant deadline;
    private final Semaphore turns = new Semaphore(AT_A_TIME);

    private Reads(Instant deadline) {
      this.deadline = deadline;
    }

    /// Begins to read an order.
    Read begin(SourceRow row, String externalId) {
      var answer = new CompletableFuture<Optional<PulledOrder>>();
      var reading =
          Thread.ofVirtual()
              .name("read-" + row.source().id())
              .start(() -> answer(row, externalId, answer));
      return new Read(row, answer, reading, deadline);
    }

    private void answer(
        SourceRow row, String externalId, CompletableFuture<Optional<PulledOrder>> answer) {
      try {
        turns.acquire();
        try {
          answer.complete(read(row, externalId, deadline));
        } finally {
          turns.release();
        }
      } catch (InterruptedException | RuntimeException | Error e) {
        answer.completeExceptionally(e);
      }
    }
  }

  final class Read {

    private final SourceRow row;
    private final CompletableFuture<Optional<PulledOrder>> answer;
    private final Thread reading;
    private final Instant deadline;

    private Read(
        SourceRow row,
        CompletableFuture<Optional<PulledOrder>> answer,
        Thread reading,
        Instant deadline) {
      this.row = row;
      this.answer = answer;
      this.reading = reading;
      this.deadline = deadline;
    }

    /// The order as the shop knows it; empty when it knows none.
    ///
    /// @throws ShopException when the shop did not say in time
    Optional<PulledOrder> await() {
      try {
        long rest = Math.max(0, Duration.between(clock.instant(), deadline).toMillis());
        var read = answer.get(rest, TimeUnit.MILLISECONDS);
        silences.remove(row.source().id());
        return read;
      } catch (TimeoutException late) {
        silences.merge(
            row.source().id(),
            new Silence(1, clock.instant()),
            (before, now) -> new Silence(before.times() + 1, now.since()));
        throw late(row);
      } catch (ExecutionException failed) {
        if (failed.getCause() instanceof ShopException trouble) {
          throw trouble;
        }
        throw new IllegalStateException(failed.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      } finally {
        reading.interrupt();
      }
    }
  }

  private Optional<PulledOrder> read(SourceRow row, String externalId, Instant deadline)
      throws InterruptedException {
    requireAnswering(row);
    var shop = open.shop(row);
    while (true) {
      var paused = pausedUntil(row);
      if (paused != null) {
        requireBefore(deadline, paused, row, null);
        Thread.sleep(Duration.between(clock.instant(), paused));
      }
      try {
        return shop.read(externalId, true);
      } catch (ShopException trouble) {
        var told = trouble.retryAfter();
        if (trouble.kind() != ShopException.Kind.RATE_LIMITED || told == null) {
          throw trouble;
        }
        var again = clock.instant().plus(told);
        workers.of(row.source().id()).ifPresent(worker -> worker.pause(again));
        requireBefore(deadline, again, row, trouble);
        Thread.sleep(told);
      }
    }
  }

  private @Nullable Instant pausedUntil(SourceRow row) {
    return workers.of(row.source().id()).map(SourceWorker::pausedUntil).orElse(null);
  }

  private static void requireBefore(
      Instant deadline, Instant again, SourceRow row, @Nullable ShopException trouble) {
    if (again.isAfter(deadline)) {
      throw Objects.requireNonNullElseGet(
          trouble, () -> ShopException.limited(SourceWords.BUSY.of(row.source().name()), null));
    }
  }

  private void requireAnswering(SourceRow row) {
    var silence = silences.get(row.source().id());
    if (silence != null
        && silence.times() >= SILENT_AFTER
        && clock.instant().isBefore(silence.since().plus(LEFT_ALONE))) {
      throw late(row);
    }
  }

  private static ShopException late(SourceRow row) {
    return ShopException.unavailable(
        SourceWords.LATE.of(row.source().name(), LIMIT.toSeconds()), false);
  }
}

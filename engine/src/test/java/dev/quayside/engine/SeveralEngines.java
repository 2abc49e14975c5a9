package dev.quayside.engine;

import dev.quayside.engine.platform.lease.Leases;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Several engines of this process on one database, as desks that share it are: each with its own
/// lock, quotes and memory, all buying from one carrier that takes its time.
public final class SeveralEngines implements AutoCloseable {

  /// Often, so that what one has in hand is seen by the others' chores while it lasts.
  private static final Duration CHORES_EVERY = Duration.ofMillis(20);

  private static final int LONGEST_ANSWER_MS = 30;

  private final Path directory;
  private final boolean postgres;
  private final PaperCarrier carrier;
  private final List<PaperEngine> desks = new ArrayList<>();

  /// What one of several attempts at the same thing came to: one of the two is null.
  public record Outcome<T>(@Nullable T made, @Nullable RuntimeException refused) {}

  private SeveralEngines(Path directory, boolean postgres) {
    this.directory = directory;
    this.postgres = postgres;
    this.carrier =
        new PaperCarrier(directory.resolve("carrier.book"), Duration.ZERO, _ -> takeTime());
  }

  public static SeveralEngines open(Path directory, int count) {
    return open(new SeveralEngines(directory, false), count);
  }

  /// On one PostgreSQL.
  public static SeveralEngines onPostgres(Path directory, int count) {
    return open(new SeveralEngines(directory, true), count);
  }

  private static SeveralEngines open(SeveralEngines all, int count) {
    for (int i = 0; i < count; i++) {
      all.another();
    }
    return all;
  }

  /// Opens one more beside those that run.
  public PaperEngine another() {
    var name = "desk-" + (desks.size() + 1);
    var desk =
        postgres
            ? PaperEngine.onPostgres(directory, name, carrier, CHORES_EVERY)
            : PaperEngine.beside(
                directory, name, carrier, CHORES_EVERY, Leases.LIFETIME, Duration.ofSeconds(20));
    desks.add(desk);
    return desk;
  }

  /// Closes one while the others go on.
  public void end(PaperEngine desk) {
    desk.close();
    desks.remove(desk);
  }

  public PaperEngine first() {
    return desks.getFirst();
  }

  public PaperEngine second() {
    return desks.get(1);
  }

  public PaperCarrier carrier() {
    return carrier;
  }

  /// Does the same at every desk, at the same moment.
  public <T> List<Outcome<T>> allAtOnce(Function<PaperEngine, T> what) {
    var start = new CyclicBarrier(desks.size());
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      return desks.stream()
          .map(desk -> threads.submit(() -> outcome(start, desk, what)))
          .toList()
          .stream()
          .map(
              each -> {
                try {
                  return each.get();
                } catch (Exception e) {
                  throw new IllegalStateException(e);
                }
              })
          .toList();
    }
  }

  private static <T> Outcome<T> outcome(
      CyclicBarrier start, PaperEngine desk, Function<PaperEngine, T> what) throws Exception {
    start.await();
    try {
      return new Outcome<>(what.apply(desk), null);
    } catch (RuntimeException refused) {
      return new Outcome<>(null, refused);
    }
  }

  /// A carrier's answer takes a while, each another.
  private static void takeTime() {
    LockSupport.parkNanos(ThreadLocalRandom.current().nextInt(LONGEST_ANSWER_MS) * 1_000_000L);
  }

  @Override
  public void close() {
    desks.forEach(PaperEngine::close);
  }
}

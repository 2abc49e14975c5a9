package dev.quayside.engine.platform.lease;

import dev.quayside.engine.platform.store.Database;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The time of the database that engines share, so that a computer whose clock is wrong changes
/// nothing: its own clock, and how far the database's is ahead of it.
public final class SharedTime implements InstantSource {

  private static final Logger LOG = LoggerFactory.getLogger(SharedTime.class);
  private static final Duration WORTH_A_WORD = Duration.ofSeconds(30);

  /// Clocks drift apart by a fraction of a second in this time.
  private static final Duration ASKED_EVERY = Duration.ofMinutes(10);

  private static final Duration STEP = Duration.ofMillis(200);

  private final Database database;
  private final InstantSource own;
  private volatile Duration ahead = Duration.ZERO;
  private volatile long askedAt;
  private volatile Instant askedOwn = Instant.EPOCH;

  /// @param own of this computer
  public SharedTime(Database database, InstantSource own) {
    this.database = database;
    this.own = own;
    ask();
    if (ahead.abs().compareTo(WORTH_A_WORD) > 0) {
      LOG.warn("this computer's clock is off by {} s: the database's is used", ahead.toSeconds());
    }
  }

  @Override
  public Instant instant() {
    return own.instant().plus(ahead);
  }

  /// Compares the clocks again now and then, and when this computer's was set or slept: it says
  /// that another time has passed than its counter of nanoseconds.
  public void refresh() {
    var passed = Duration.ofNanos(System.nanoTime() - askedAt);
    var said = Duration.between(askedOwn, own.instant());
    if (passed.compareTo(ASKED_EVERY) > 0 || said.minus(passed).abs().compareTo(STEP) > 0) {
      ask();
    }
  }

  /// The answer is taken to be from the middle of the time it took.
  private void ask() {
    var before = own.instant();
    var there = database.now(own);
    var took = Duration.between(before, own.instant());
    askedAt = System.nanoTime();
    askedOwn = own.instant();
    ahead = Duration.between(before.plus(took.dividedBy(2)), there);
  }
}

package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/// Keeps new shipments out of groups that are being transmitted. A shipment made after the
/// shipments to exclude were listed would be transmitted and billed without being on a manifest of
/// ours.
final class GroupGate {

  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final ReadWriteLock lock = new ReentrantReadWriteLock();

  /// @throws ProblemException `CARRIER_UNAVAILABLE` when nothing was asked for
  <T> T make(Supplier<T> call) {
    return within(lock.readLock(), call);
  }

  /// @throws ProblemException `CARRIER_UNAVAILABLE` when nothing was asked for
  <T> T transmit(Supplier<T> call) {
    return within(lock.writeLock(), call);
  }

  private static <T> T within(Lock part, Supplier<T> call) {
    try {
      if (!part.tryLock(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        throw busy();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw busy();
    }
    try {
      return call.get();
    } finally {
      part.unlock();
    }
  }

  private static ProblemException busy() {
    return ProblemException.tryLater(
        ProblemCode.CARRIER_UNAVAILABLE, CanadaPostWords.TRANSMITTING.of(), PATIENCE);
  }
}

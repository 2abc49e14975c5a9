package dev.quayside.engine.parcel.carton;

import java.time.Duration;
import java.util.function.LongSupplier;

/// How long the search may go on; a share of it can be had for one box of several.
///
/// @param nanos a clock that only goes on
/// @param until its reading at the end
public record PackingTime(LongSupplier nanos, long until) {

  /// So long from now.
  public static PackingTime of(Duration length) {
    return of(length, System::nanoTime);
  }

  static PackingTime of(Duration length, LongSupplier nanos) {
    return new PackingTime(nanos, nanos.getAsLong() + length.toNanos());
  }

  boolean isOver() {
    return until - nanos.getAsLong() <= 0;
  }

  /// No longer than that from now.
  PackingTime atMost(Duration length) {
    return new PackingTime(nanos, Math.min(until, nanos.getAsLong() + length.toNanos()));
  }

  /// No shorter than that from now, also when it is over: a machine that stood still must not make
  /// goods fit into nothing.
  PackingTime atLeast(Duration length) {
    return new PackingTime(nanos, Math.max(until, nanos.getAsLong() + length.toNanos()));
  }

  /// An equal share of what is left, for the first of so many that wait.
  PackingTime share(int waiting) {
    long now = nanos.getAsLong();
    return new PackingTime(nanos, now + Math.max(0, until - now) / Math.max(1, waiting));
  }
}

package dev.quayside.printing.queue;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Time that passes only when told to, with its alarms.
final class ManualAlarm implements Alarm, InstantSource {

  private record Wake(Instant when, Runnable wake) {}

  private final List<Wake> wakes = new ArrayList<>();
  private Instant now = Instant.parse("2026-11-21T09:00:00Z");

  @Override
  public Instant instant() {
    return now;
  }

  @Override
  public void at(Instant when, Runnable wake) {
    wakes.add(new Wake(when, wake));
  }

  void pass(Duration time) {
    Instant until = now.plus(time);
    while (true) {
      Wake next =
          wakes.stream()
              .filter(wake -> !wake.when().isAfter(until))
              .min(Comparator.comparing(Wake::when))
              .orElse(null);
      if (next == null) {
        break;
      }
      wakes.remove(next);
      now = next.when().isAfter(now) ? next.when() : now;
      next.wake().run();
    }
    now = until;
  }

  /// A process that ended takes its alarms along.
  void forget() {
    wakes.clear();
  }
}

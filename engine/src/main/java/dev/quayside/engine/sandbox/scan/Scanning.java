package dev.quayside.engine.sandbox.scan;

import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// Builds a parcel's scans: each is later than the one before, in whole seconds.
final class Scanning {

  private static final Duration LEAST_APART = Duration.ofMinutes(4);

  private final SplittableRandom chance;
  private final List<Scan> scans = new ArrayList<>();

  Scanning(SplittableRandom chance) {
    this.chance = chance;
  }

  List<Scan> all() {
    return List.copyOf(scans);
  }

  Instant last() {
    return scans.getLast().at();
  }

  void add(
      Trip.End end, ZonedDateTime at, TrackingStatus status, Substatus substatus, String words) {
    add(end, at.toInstant(), status, substatus, words);
  }

  void add(Trip.End end, Instant at, TrackingStatus status, Substatus substatus, String words) {
    var earliest = scans.isEmpty() ? at : last().plus(LEAST_APART);
    scans.add(scan(end, at.isBefore(earliest) ? earliest : at, status, substatus, words));
  }

  Duration minutes(int least, int most) {
    return Duration.ofSeconds(chance.nextInt(least * 60, most * 60));
  }

  Duration share(Duration whole, int leastPercent, int mostPercent) {
    return Duration.ofSeconds(
        whole.toSeconds() * chance.nextInt(leastPercent * 10, mostPercent * 10) / 1000);
  }

  boolean oneIn(int many) {
    return chance.nextInt(many) == 0;
  }

  static Scan scan(
      Trip.End end, Instant at, TrackingStatus status, Substatus substatus, String words) {
    return new Scan(
        at.truncatedTo(ChronoUnit.SECONDS),
        status,
        substatus,
        words,
        end.city(),
        end.state(),
        end.country());
  }
}

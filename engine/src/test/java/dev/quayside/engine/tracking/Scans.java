package dev.quayside.engine.tracking;

import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/// Scans by chance: the same seed gives the same ones.
final class Scans {

  static final Instant START = Instant.parse("2026-06-16T14:00:00Z");

  private static final List<TrackingStatus> TERMINAL =
      List.of(TrackingStatus.DELIVERED, TrackingStatus.RETURNED, TrackingStatus.CANCELLED);

  private final Random chance;

  Scans(long seed) {
    chance = new Random(seed);
  }

  static Scan at(long minute, TrackingStatus status) {
    return new Scan(
        START.plusSeconds(60 * minute), status, null, status.wire(), "Reno", "NV", "US");
  }

  /// A parcel's scans within an hour, so that many fall on one moment. No more than one kind of
  /// terminal status, as in real life.
  List<Scan> ofOneParcel() {
    var end = TERMINAL.get(chance.nextInt(TERMINAL.size()));
    return IntStream.range(0, 1 + chance.nextInt(14))
        .mapToObj(_ -> scan())
        .filter(scan -> !scan.status().isTerminal() || scan.status() == end)
        .toList();
  }

  /// In any order, some of them twice, in reports of any size.
  List<List<Scan>> reports(List<Scan> scans) {
    var shuffled = new ArrayList<>(scans);
    scans.stream().filter(_ -> chance.nextInt(3) == 0).forEach(shuffled::add);
    Collections.shuffle(shuffled, chance);
    var reports = new ArrayList<List<Scan>>();
    while (!shuffled.isEmpty()) {
      var next = shuffled.subList(0, 1 + chance.nextInt(shuffled.size()));
      reports.add(List.copyOf(next));
      next.clear();
    }
    return reports;
  }

  Scan scan() {
    var statuses = TrackingStatus.values();
    var substatuses = Substatus.values();
    return new Scan(
        START.plusSeconds(chance.nextInt(60) * 60L),
        statuses[chance.nextInt(statuses.length)],
        chance.nextInt(3) == 0 ? null : substatuses[chance.nextInt(substatuses.length)],
        "scan " + chance.nextInt(3),
        chance.nextBoolean() ? null : "Reno",
        null,
        chance.nextBoolean() ? null : "US");
  }
}

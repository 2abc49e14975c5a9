package dev.quayside.engine.tracking;

import static java.util.Comparator.comparing;
import static java.util.Comparator.naturalOrder;
import static java.util.Comparator.nullsFirst;

import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The scans a carrier reported for one parcel, and the status that follows from them
/// (docs/api/tracking.md).
///
/// Scans are ordered by the carrier's time; duplicates count once. Until the journey ends, the
/// latest scan decides. The first terminal status ends it for good, even when it arrives late, so
/// that the order in which a carrier reports does not matter.
///
/// @param scans oldest first
record History(TrackingStatus status, List<Scan> scans) {

  /// Orders by the carrier's time; scans of the same moment by the order of a parcel's life, and
  /// then by the other fields, so that the order is always the same.
  static final Comparator<Scan> BY_CARRIER_TIME =
      comparing(Scan::at)
          .thenComparing(Scan::status)
          .thenComparing(Scan::substatus, nullsFirst(naturalOrder()))
          .thenComparing(Scan::description)
          .thenComparing(Scan::city, nullsFirst(naturalOrder()))
          .thenComparing(Scan::state, nullsFirst(naturalOrder()))
          .thenComparing(Scan::country, nullsFirst(naturalOrder()));

  History {
    scans = scans.stream().sorted(BY_CARRIER_TIME).toList();
  }

  /// The result of a report.
  ///
  /// @param news scans that were not known, oldest first
  /// @param transitions changes of status, in the order they happened
  record Change(History after, List<Scan> news, List<Transition> transitions) {
    Change {
      news = List.copyOf(news);
      transitions = List.copyOf(transitions);
    }
  }

  /// The history of a label just bought.
  static History ofLabel() {
    return new History(TrackingStatus.PRE_TRANSIT, List.of());
  }

  /// The history of a parcel that this workspace did not send.
  static History ofStranger(List<Scan> scans) {
    return new History(TrackingStatus.UNKNOWN, List.of()).hear(scans).after();
  }

  /// Adds a carrier's report. It may hold all scans or only new ones, again or late.
  Change hear(Collection<Scan> reported) {
    var known = new HashSet<>(scans);
    var news = reported.stream().filter(known::add).sorted(BY_CARRIER_TIME).toList();
    var transitions = new ArrayList<Transition>();
    var current = status;
    var latest = latestHandled().orElse(null);
    for (Scan scan : news) {
      if (moves(current, scan, latest)) {
        latest = scan.status().isHandled() ? scan : latest;
        if (scan.status() != current) {
          transitions.add(new Transition(current, scan.status(), scan));
          current = scan.status();
        }
      }
    }
    return new Change(new History(current, List.copyOf(known)), news, transitions);
  }

  /// The scan that decided the current status; empty for a label that was never scanned or that was
  /// voided here.
  Optional<Scan> deciding() {
    return status.isTerminal()
        ? scans.stream().filter(scan -> scan.status() == status).findFirst()
        : latestHandled();
  }

  @Nullable Substatus substatus() {
    return switch (status) {
      case PRE_TRANSIT -> Substatus.LABEL_CREATED;
      case CANCELLED -> Substatus.CANCELLED;
      case ACCEPTED,
          IN_TRANSIT,
          OUT_FOR_DELIVERY,
          AVAILABLE_FOR_PICKUP,
          DELIVERED,
          EXCEPTION,
          RETURNED,
          UNKNOWN ->
          deciding().map(Scan::substatus).orElse(null);
    };
  }

  private static boolean moves(TrackingStatus current, Scan scan, @Nullable Scan latest) {
    if (current.isTerminal()) {
      return false;
    }
    return switch (scan.status()) {
      case DELIVERED, RETURNED, CANCELLED -> true;
      case ACCEPTED, IN_TRANSIT, OUT_FOR_DELIVERY, AVAILABLE_FOR_PICKUP, EXCEPTION ->
          latest == null || BY_CARRIER_TIME.compare(scan, latest) > 0;
      case PRE_TRANSIT -> current == TrackingStatus.UNKNOWN;
      case UNKNOWN -> false;
    };
  }

  private Optional<Scan> latestHandled() {
    return scans.reversed().stream().filter(scan -> scan.status().isHandled()).findFirst();
  }
}

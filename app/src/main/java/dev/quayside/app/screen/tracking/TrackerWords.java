package dev.quayside.app.screen.tracking;

import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.tracking.Tracker;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A parcel's state in words, and what to do about it.
record TrackerWords(Ui ui) {

  String status(TrackingStatus status) {
    return ui.text("tracking.status." + status.wire().replace('_', '-'));
  }

  /// The state; that a parcel is late takes precedence.
  String state(Tracker tracker, LocalDate today) {
    if (!tracker.isLate(today)) {
      return status(tracker.status());
    }
    return tracker.status().isHandled()
        ? ui.text("tracking.late")
        : ui.text("tracking.late.not-handed-over");
  }

  static Tone tone(Tracker tracker, LocalDate today) {
    if (tracker.isLate(today)) {
      return Tone.WAITING;
    }
    return switch (tracker.status()) {
      case EXCEPTION, RETURNED -> Tone.BAD;
      case DELIVERED -> Tone.GOOD;
      case OUT_FOR_DELIVERY, AVAILABLE_FOR_PICKUP -> Tone.SWIFT;
      case PRE_TRANSIT, ACCEPTED, IN_TRANSIT, CANCELLED, UNKNOWN -> Tone.QUIET;
    };
  }

  String substatus(Substatus substatus) {
    return ui.text("tracking.substatus." + substatus.wire().replace('_', '-'));
  }

  /// The exact trouble, else the status.
  String what(Tracker tracker) {
    var substatus = tracker.substatus();
    return substatus == null ? status(tracker.status()) : substatus(substatus);
  }

  /// What the packer can do now; empty when there is nothing to do.
  Optional<String> advice(Tracker tracker, LocalDate today) {
    var substatus = tracker.substatus();
    var exact =
        substatus == null
            ? Optional.<String>empty()
            : ui.texts().find("tracking.do." + substatus.wire().replace('_', '-'));
    if (!tracker.isLate(today)) {
      return exact;
    }
    return Optional.of(
        tracker.status().isHandled()
            ? ui.text("tracking.do.late")
            : ui.text("tracking.do.late.not-handed-over"));
  }

  static String place(@Nullable String city, @Nullable String state, @Nullable String country) {
    var abroad = country == null || country.equals("US") ? null : country;
    return Stream.of(city, state, abroad)
        .filter(Objects::nonNull)
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining(", "));
  }

  /// The recipient's name; the destination once the customer's data was deleted.
  static String recipient(Tracker tracker) {
    var shipment = tracker.shipment();
    if (shipment == null) {
      return "";
    }
    var to = shipment.consignment().to();
    return Stream.of(to.name(), to.company())
        .filter(Objects::nonNull)
        .filter(name -> !name.isBlank())
        .findFirst()
        .orElseGet(() -> destination(tracker));
  }

  static String destination(Tracker tracker) {
    var shipment = tracker.shipment();
    if (shipment == null) {
      return "";
    }
    var to = shipment.consignment().to();
    return place(to.city(), to.state(), to.country());
  }

  String lastPlace(Tracker tracker) {
    return tracker.scans().isEmpty()
        ? ""
        : place(
            tracker.scans().getLast().city(),
            tracker.scans().getLast().state(),
            tracker.scans().getLast().country());
  }

  /// When a scanner of the carrier last saw it: what the carrier says before is that it knows of
  /// the label.
  String lastHeard(Tracker tracker, LocalDate today) {
    return tracker.scans().stream()
        .filter(scan -> scan.status().isHandled())
        .reduce((_, later) -> later)
        .map(scan -> ui.formats().when(scan.at(), today))
        .orElseGet(() -> ui.text("tracking.not-scanned"));
  }

  String promised(Tracker tracker) {
    var shipment = tracker.shipment();
    var acceptance = shipment == null ? null : shipment.acceptance();
    var day = acceptance == null ? null : acceptance.estimatedDelivery();
    return day == null ? "" : ui.formats().day(day);
  }

  String scan(Scan scan) {
    var substatus = scan.substatus();
    return substatus == null ? status(scan.status()) : substatus(substatus);
  }
}

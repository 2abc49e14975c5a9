package dev.quayside.engine.carrier.gls_us;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Scans: reads the notes on a parcel's journey by their words, since GLS US publishes no codes.
final class GlsUsTracking {

  /// @param words any of which identifies it; the first meaning that fits is taken
  record Meaning(List<String> words, TrackingStatus status, @Nullable Substatus substatus) {}

  private static final List<Meaning> MEANINGS =
      List.of(
          meaning(TrackingStatus.CANCELLED, Substatus.CANCELLED, "VOID", "CANCEL", "DELETE"),
          meaning(TrackingStatus.RETURNED, Substatus.RETURNED_TO_SENDER, "RETURNED", "RTS"),
          meaning(TrackingStatus.EXCEPTION, Substatus.RETURN_IN_PROGRESS, "RETURN"),
          meaning(TrackingStatus.EXCEPTION, Substatus.REFUSED, "REFUSED"),
          meaning(TrackingStatus.EXCEPTION, Substatus.DAMAGED, "DAMAGE"),
          meaning(TrackingStatus.EXCEPTION, Substatus.LOST, "LOST"),
          meaning(
              TrackingStatus.EXCEPTION,
              Substatus.DELIVERY_ATTEMPTED,
              "ATTEMPT",
              "NOT DELIVERED",
              "UNDELIVER",
              "NOT HOME",
              "CLOSED"),
          meaning(TrackingStatus.EXCEPTION, Substatus.ADDRESS_ISSUE, "BAD ADDRESS", "ADDRESS INC"),
          meaning(
              TrackingStatus.EXCEPTION, Substatus.DELAYED, "DELAY", "MISSORT", "MISSED", "WEATHER"),
          meaning(TrackingStatus.EXCEPTION, null, "EXCEPTION"),
          meaning(
              TrackingStatus.OUT_FOR_DELIVERY,
              Substatus.WITH_COURIER,
              "OUT FOR DELIVERY",
              "ON VEHICLE",
              "WITH DRIVER"),
          meaning(TrackingStatus.DELIVERED, null, "DELIVERED"),
          meaning(TrackingStatus.EXCEPTION, Substatus.HELD, "HOLD", "HELD"),
          meaning(
              TrackingStatus.ACCEPTED,
              Substatus.PICKED_UP,
              "PICKED UP",
              "PICKUP SCAN",
              "RECEIVED AT"),
          meaning(
              TrackingStatus.PRE_TRANSIT,
              Substatus.LABEL_CREATED,
              "DATA RECEIVED",
              "CREATED",
              "PENDING",
              "MANIFEST"),
          meaning(TrackingStatus.IN_TRANSIT, Substatus.ARRIVED_AT_FACILITY, "ARRIVED"),
          meaning(TrackingStatus.IN_TRANSIT, Substatus.DEPARTED_FACILITY, "DEPARTED"));

  private static final Meaning UNDER_WAY = meaning(TrackingStatus.IN_TRANSIT, null);

  private GlsUsTracking() {}

  static Meaning meaning(@Nullable String text) {
    var words = Absent.toEmpty(text).toUpperCase(Locale.ROOT);
    return MEANINGS.stream()
        .filter(each -> each.words().stream().anyMatch(words::contains))
        .findFirst()
        .orElse(UNDER_WAY);
  }

  static boolean isVoided(GlsUsWire.Parcel parcel) {
    var delivery = parcel.delivery();
    return delivery != null
        && meaning(delivery.transitStatus()).status() == TrackingStatus.CANCELLED;
  }

  /// Scans, oldest first. A parcel without notes has one scan, from its status.
  static List<Scan> scans(GlsUsWire.Parcel parcel) {
    var notes = Absent.toEmpty(parcel.transitNotes());
    var scans = new ArrayList<Scan>();
    notes.reversed().forEach(each -> scan(each).ifPresent(scans::add));
    scans.sort(Comparator.comparing(Scan::at));
    var delivery = parcel.delivery();
    if (scans.isEmpty() && delivery != null && delivery.transitStatus() != null) {
      scan(new GlsUsWire.Note(delivery.shipDate(), delivery.transitStatus(), null))
          .ifPresent(scans::add);
    }
    return scans;
  }

  /// The scan; empty without a time that can be read.
  private static Optional<Scan> scan(GlsUsWire.Note note) {
    var meaning = meaning(note.comments());
    return GlsUsTime.moment(note.eventDate())
        .map(
            at ->
                new Scan(
                    at,
                    meaning.status(),
                    meaning.substatus(),
                    Absent.toEmpty(note.comments()),
                    note.location(),
                    null,
                    note.location() == null ? null : "US"));
  }

  private static Meaning meaning(
      TrackingStatus status, @Nullable Substatus substatus, String... words) {
    return new Meaning(List.of(words), status, substatus);
  }
}

package dev.quayside.engine.carrier.usps;

import static dev.quayside.engine.carrier.tracking.TrackingStatus.ACCEPTED;
import static dev.quayside.engine.carrier.tracking.TrackingStatus.AVAILABLE_FOR_PICKUP;
import static dev.quayside.engine.carrier.tracking.TrackingStatus.DELIVERED;
import static dev.quayside.engine.carrier.tracking.TrackingStatus.EXCEPTION;
import static dev.quayside.engine.carrier.tracking.TrackingStatus.IN_TRANSIT;
import static dev.quayside.engine.carrier.tracking.TrackingStatus.OUT_FOR_DELIVERY;
import static dev.quayside.engine.carrier.tracking.TrackingStatus.PRE_TRANSIT;
import static dev.quayside.engine.carrier.tracking.TrackingStatus.RETURNED;

import dev.quayside.engine.carrier.tracking.Meaning;
import dev.quayside.engine.carrier.tracking.Meanings;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The meaning of USPS's events: by their codes (Publication 199, appendix G), or by their text
/// when a code is unknown, as those of foreign posts are.
final class UspsEvents {

  private record Wording(Pattern words, Meaning meaning) {}

  private static final Meaning BACK = new Meaning(RETURNED, Substatus.RETURNED_TO_SENDER);
  private static final Pattern TO_SENDER = Pattern.compile("delivered.*to (original )?sender.*");
  private static final Meanings CODES = codes();
  private static final List<Wording> WORDINGS = wordings();

  private UspsEvents() {}

  /// @param signed whether the event names the person who signed
  static Meaning meaning(String code, String words, boolean signed) {
    var lower = words.toLowerCase(Locale.ROOT).strip();
    if (TO_SENDER.matcher(lower).matches()) {
      return BACK;
    }
    var meaning = CODES.of(code).or(() -> byWords(lower)).orElse(Meaning.UNDER_WAY);
    return meaning.status() == DELIVERED ? new Meaning(DELIVERED, where(lower, signed)) : meaning;
  }

  private static Optional<Meaning> byWords(String lower) {
    return WORDINGS.stream()
        .filter(each -> each.words().matcher(lower).find())
        .map(Wording::meaning)
        .findFirst();
  }

  private static @Nullable Substatus where(String words, boolean signed) {
    if (signed) {
      return Substatus.DELIVERED_SIGNED;
    }
    if (words.contains("mailbox")) {
      return Substatus.DELIVERED_MAILBOX;
    }
    return words.contains("front door") || words.contains("porch")
        ? Substatus.DELIVERED_FRONT_DOOR
        : null;
  }

  private static Meanings codes() {
    return Meanings.list()
        .put(PRE_TRANSIT, Substatus.LABEL_CREATED, "MA GX")
        // at a partner, before USPS has the parcel
        .put(PRE_TRANSIT, null, "80 81 82")
        .put(ACCEPTED, Substatus.PICKED_UP, "03 OA PA TM")
        .put(IN_TRANSIT, Substatus.ARRIVED_AT_FACILITY, "10 A1 19 41")
        .put(IN_TRANSIT, Substatus.ARRIVED_AT_DESTINATION_FACILITY, "07 PC")
        .put(IN_TRANSIT, Substatus.DEPARTED_FACILITY, "EF SF T1 42")
        .put(IN_TRANSIT, Substatus.IN_TRANSIT_TO_DESTINATION, "NT TL 06")
        .put(OUT_FOR_DELIVERY, Substatus.WITH_COURIER, "OF 59")
        .put(AVAILABLE_FOR_PICKUP, Substatus.PICKUP_READY, "14 16")
        .put(DELIVERED, null, "01 17 43")
        .put(EXCEPTION, Substatus.DELIVERY_ATTEMPTED, "02 30 51 52 53 54 55 56")
        .put(EXCEPTION, Substatus.REFUSED, "04")
        .put(EXCEPTION, Substatus.ADDRESS_ISSUE, "05 21 22 23 24 25 26")
        .put(EXCEPTION, Substatus.RETURN_IN_PROGRESS, "09 27 28 29 31 44")
        .put(EXCEPTION, Substatus.LOST, "11")
        // missent, mis-shipped, delayed by a day, no delivery scan yet
        .put(EXCEPTION, Substatus.DELAYED, "08 15 71 DX")
        .build();
  }

  /// The texts with their meanings; the first that is found counts.
  private static List<Wording> wordings() {
    return List.of(
        wording("^delivered|^picked up by agent", DELIVERED, null),
        wording("out for delivery", OUT_FOR_DELIVERY, Substatus.WITH_COURIER),
        wording(
            "available for pickup|ready for pickup", AVAILABLE_FOR_PICKUP, Substatus.PICKUP_READY),
        wording(
            "notice left|attempt|no access|receptacle|business closed|no secure location"
                + "|no authorized recipient",
            EXCEPTION,
            Substatus.DELIVERY_ATTEMPTED),
        wording("held in customs|customs.*(hold|held|seiz)", EXCEPTION, Substatus.CUSTOMS_ISSUE),
        wording("customs", IN_TRANSIT, Substatus.CUSTOMS_PROCESSING),
        wording(
            "return(ed|ing)? to (original )?sender|unclaimed|deceased|recall|intercept",
            EXCEPTION,
            Substatus.RETURN_IN_PROGRESS),
        wording("refused", EXCEPTION, Substatus.REFUSED),
        wording("damage", EXCEPTION, Substatus.DAMAGED),
        wording("dead (letter|mail)|mail recovery|lost", EXCEPTION, Substatus.LOST),
        wording(
            "insufficient address|undeliverable|no such number|moved|vacant|addressee|no mail"
                + " receptacle|forward expired",
            EXCEPTION,
            Substatus.ADDRESS_ISSUE),
        wording("weather|disaster", EXCEPTION, Substatus.WEATHER_DELAY),
        wording(
            "delay|arriving late|rescheduled|missent|mis-shipped|awaiting delivery scan",
            EXCEPTION,
            Substatus.DELAYED),
        wording("held|hold", EXCEPTION, Substatus.HELD),
        wording(
            "label created|awaiting item|pre-shipment|shipping info|preparing shipment",
            PRE_TRANSIT,
            Substatus.LABEL_CREATED),
        wording("accept|possession", ACCEPTED, Substatus.PICKED_UP),
        wording("depart|dispatch", IN_TRANSIT, Substatus.DEPARTED_FACILITY),
        wording("arriv|process", IN_TRANSIT, Substatus.ARRIVED_AT_FACILITY));
  }

  private static Wording wording(
      String words, TrackingStatus status, @Nullable Substatus substatus) {
    return new Wording(Pattern.compile(words), new Meaning(status, substatus));
  }
}

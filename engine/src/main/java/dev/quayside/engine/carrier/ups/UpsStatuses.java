package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.tracking.Meaning;
import dev.quayside.engine.carrier.tracking.Meanings;
import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// The meaning of UPS's statuses: by its status codes ("Status/Description Codes" of its API
/// codes), or, when a code is new, by the type of the activity.
final class UpsStatuses {

  private static final Meaning UNKNOWN = new Meaning(TrackingStatus.UNKNOWN, null);

  private static final Map<String, Meaning> BY_TYPE =
      Map.of(
          "D", new Meaning(TrackingStatus.DELIVERED, null),
          "DD", new Meaning(TrackingStatus.IN_TRANSIT, null),
          "DO", new Meaning(TrackingStatus.IN_TRANSIT, null),
          "I", new Meaning(TrackingStatus.IN_TRANSIT, null),
          "W", new Meaning(TrackingStatus.IN_TRANSIT, null),
          "M", new Meaning(TrackingStatus.PRE_TRANSIT, Substatus.LABEL_CREATED),
          "MV", new Meaning(TrackingStatus.CANCELLED, Substatus.CANCELLED),
          "P", new Meaning(TrackingStatus.ACCEPTED, Substatus.PICKED_UP),
          "O", new Meaning(TrackingStatus.OUT_FOR_DELIVERY, Substatus.WITH_COURIER),
          "X", new Meaning(TrackingStatus.EXCEPTION, null));

  private static final Pattern LEADING_ZEROS = Pattern.compile("^0+(?=\\d)");
  private static final Meanings BY_CODE = meanings();

  private UpsStatuses() {}

  static Meaning meaning(UpsTrackWire.Status status) {
    var code = Absent.toEmpty(status.statusCode()).strip();
    return BY_CODE.of(LEADING_ZEROS.matcher(code).replaceFirst("")).orElseGet(() -> byType(status));
  }

  private static Meaning byType(UpsTrackWire.Status status) {
    var type = Absent.toEmpty(status.type()).strip().toUpperCase(Locale.ROOT);
    return type.equals("RS")
        ? new Meaning(TrackingStatus.RETURNED, Substatus.RETURNED_TO_SENDER)
        : BY_TYPE.getOrDefault(type, UNKNOWN);
  }

  private static Meanings meanings() {
    return Meanings.list()
        .put(TrackingStatus.UNKNOWN, null, "0 88 148 163")
        .put(TrackingStatus.PRE_TRANSIT, Substatus.LABEL_CREATED, "3 80 157 166")
        .put(TrackingStatus.PRE_TRANSIT, null, "43-45 65 77 79 131 133 135")
        .put(TrackingStatus.CANCELLED, Substatus.CANCELLED, "7")
        .put(TrackingStatus.ACCEPTED, Substatus.PICKED_UP, "38 160 167-169")
        .put(
            TrackingStatus.IN_TRANSIT,
            null,
            "5 10 18 20 25 27 28 39 41 42 47 54-57 63 70 73-75 82 87 93-103 105-117 120-122 127 128"
                + " 136-138 142 153-156 158 159 164 165")
        .put(TrackingStatus.IN_TRANSIT, Substatus.ARRIVED_AT_FACILITY, "16")
        .put(TrackingStatus.IN_TRANSIT, Substatus.ARRIVED_AT_DESTINATION_FACILITY, "71")
        .put(TrackingStatus.IN_TRANSIT, Substatus.CUSTOMS_PROCESSING, "12 14 84 92 123 126 134")
        .put(TrackingStatus.OUT_FOR_DELIVERY, Substatus.WITH_COURIER, "6 21 37 72 78 89 91 146 162")
        .put(TrackingStatus.AVAILABLE_FOR_PICKUP, Substatus.PICKUP_READY, "17 40 144 161")
        .put(TrackingStatus.DELIVERED, null, "11 26 143")
        .put(TrackingStatus.EXCEPTION, null, "13 29 30 69 76 129 130 147")
        .put(TrackingStatus.EXCEPTION, Substatus.DELIVERY_ATTEMPTED, "22-24 60-62 66 139 145")
        .put(TrackingStatus.EXCEPTION, Substatus.HELD, "19 83 85 104")
        .put(TrackingStatus.EXCEPTION, Substatus.DELAYED, "46 48 49 86 90 132")
        .put(TrackingStatus.EXCEPTION, Substatus.WEATHER_DELAY, "32 51-53")
        .put(TrackingStatus.EXCEPTION, Substatus.ADDRESS_ISSUE, "50")
        .put(TrackingStatus.EXCEPTION, Substatus.CUSTOMS_ISSUE, "58 124 125 141")
        .put(TrackingStatus.EXCEPTION, Substatus.DAMAGED, "59")
        .put(TrackingStatus.EXCEPTION, Substatus.REFUSED, "64")
        .put(TrackingStatus.EXCEPTION, Substatus.LOST, "68 140 149")
        .put(TrackingStatus.EXCEPTION, Substatus.RETURN_IN_PROGRESS, "33 35 36 118 119")
        .put(TrackingStatus.RETURNED, Substatus.RETURNED_TO_SENDER, "34 67")
        .put(TrackingStatus.RETURNED, Substatus.DAMAGED, "81")
        .build();
  }
}

package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.carrier.Substatus;
import dev.quayside.engine.carrier.TrackingStatus;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// What UPS's statuses mean: by its status codes ("Status/Description Codes" of its API codes), and
/// where one is new by the type of the activity.
final class UpsStatuses {

  record Meaning(TrackingStatus status, @Nullable Substatus substatus) {}

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

  private static final Map<Integer, Meaning> BY_CODE = meanings();

  private UpsStatuses() {}

  static Meaning meaning(UpsTrackWire.Status status) {
    var code = Objects.requireNonNullElse(status.statusCode(), "").strip();
    var known = code.matches("\\d{1,4}") ? BY_CODE.get(Integer.parseInt(code)) : null;
    if (known != null) {
      return known;
    }
    var type = Objects.requireNonNullElse(status.type(), "").strip();
    return type.equals("RS")
        ? new Meaning(TrackingStatus.RETURNED, Substatus.RETURNED_TO_SENDER)
        : BY_TYPE.getOrDefault(type, UNKNOWN);
  }

  private static Map<Integer, Meaning> meanings() {
    var all = new HashMap<Integer, Meaning>();
    put(all, TrackingStatus.UNKNOWN, null, "0 88 148 163");
    put(all, TrackingStatus.PRE_TRANSIT, Substatus.LABEL_CREATED, "3 80 157 166");
    put(all, TrackingStatus.PRE_TRANSIT, null, "43-45 65 77 79 131 133 135");
    put(all, TrackingStatus.CANCELLED, Substatus.CANCELLED, "7");
    put(all, TrackingStatus.ACCEPTED, Substatus.PICKED_UP, "38 160 167-169");
    put(
        all,
        TrackingStatus.IN_TRANSIT,
        null,
        "5 10 18 20 25 27 28 39 41 42 47 54-57 63 70 73-75 82 87 93-103 105-117 120-122 127 128"
            + " 136-138 142 153-156 158 159 164 165");
    put(all, TrackingStatus.IN_TRANSIT, Substatus.ARRIVED_AT_FACILITY, "16");
    put(all, TrackingStatus.IN_TRANSIT, Substatus.ARRIVED_AT_DESTINATION_FACILITY, "71");
    put(all, TrackingStatus.IN_TRANSIT, Substatus.CUSTOMS_PROCESSING, "12 14 84 92 123 126 134");
    put(
        all,
        TrackingStatus.OUT_FOR_DELIVERY,
        Substatus.WITH_COURIER,
        "6 21 37 72 78 89 91 146 162");
    put(all, TrackingStatus.AVAILABLE_FOR_PICKUP, Substatus.PICKUP_READY, "17 40 144 161");
    put(all, TrackingStatus.DELIVERED, null, "11 26 143");
    put(all, TrackingStatus.EXCEPTION, null, "13 29 30 69 76 129 130 147");
    put(all, TrackingStatus.EXCEPTION, Substatus.DELIVERY_ATTEMPTED, "22-24 60-62 66 139 145");
    put(all, TrackingStatus.EXCEPTION, Substatus.HELD, "19 83 85 104");
    put(all, TrackingStatus.EXCEPTION, Substatus.DELAYED, "46 48 49 86 90 132");
    put(all, TrackingStatus.EXCEPTION, Substatus.WEATHER_DELAY, "32 51-53");
    put(all, TrackingStatus.EXCEPTION, Substatus.ADDRESS_ISSUE, "50");
    put(all, TrackingStatus.EXCEPTION, Substatus.CUSTOMS_ISSUE, "58 124 125 141");
    put(all, TrackingStatus.EXCEPTION, Substatus.DAMAGED, "59");
    put(all, TrackingStatus.EXCEPTION, Substatus.REFUSED, "64");
    put(all, TrackingStatus.EXCEPTION, Substatus.LOST, "68 140 149");
    put(all, TrackingStatus.EXCEPTION, Substatus.RETURN_IN_PROGRESS, "33 35 36 118 119");
    put(all, TrackingStatus.RETURNED, Substatus.RETURNED_TO_SENDER, "34 67");
    put(all, TrackingStatus.RETURNED, Substatus.DAMAGED, "81");
    return Map.copyOf(all);
  }

  private static void put(
      Map<Integer, Meaning> all,
      TrackingStatus status,
      @Nullable Substatus substatus,
      String codes) {
    for (var range : codes.split(" ", -1)) {
      var ends = range.split("-", 2);
      int first = Integer.parseInt(ends[0]);
      int last = Integer.parseInt(ends[ends.length - 1]);
      IntStream.rangeClosed(first, last)
          .forEach(code -> all.put(code, new Meaning(status, substatus)));
    }
  }
}

package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.carrier.doubles.CarrierDouble.Answer;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.doubles.JsonSchema;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;

/// SCAN forms, pick-ups and addresses of USPS. Nobody is picked up on a Sunday, and the street of
/// many doors has no default.
final class UspsDayDouble {

  static final String SCAN_FORMS = "/scan-forms/v3/scan-form";
  static final String PICKUPS = "/pickup/v3/carrier-pickup";
  static final String ADDRESSES = "/addresses/v3/address";

  private static final JsonSchema SCAN_FORM = new JsonSchema(UspsDouble.class, "scan-form.json");
  private static final JsonSchema PICKUP = new JsonSchema(UspsDouble.class, "pickup.json");
  private static final Pattern TRACKING = Pattern.compile("\"trackingNumbers\":\\[([^\\]]*)\\]");
  private static final Set<String> QUERY =
      Set.of(
          "firm", "streetAddress", "secondaryAddress", "city", "state", "urbanization", "ZIPCode");

  private final BiConsumer<Asked, String> violation;
  private final List<List<String>> forms = new ArrayList<>();
  private final Set<String> pickups = new HashSet<>();
  private int booked;

  UspsDayDouble(BiConsumer<Asked, String> violation) {
    this.violation = violation;
  }

  /// The tracking numbers on each form.
  List<List<String>> forms() {
    return List.copyOf(forms);
  }

  /// Those that are still coming.
  Set<String> pickups() {
    return Set.copyOf(pickups);
  }

  Answer scanForm(Asked request, boolean inParts) {
    check(request, SCAN_FORM);
    if (!request.header("Accept").equals("application/vnd.usps.labels+json")) {
      violation.accept(request, "asks for parts");
    }
    var found = TRACKING.matcher(request.text());
    var numbers =
        found.find() ? List.of(found.group(1).replace("\"", "").split(",", -1)) : List.<String>of();
    if (forms.stream().flatMap(List::stream).anyMatch(numbers::contains)) {
      return UspsDouble.refusal(400, "A label is already on a SCAN form");
    }
    forms.add(numbers);
    var number = "920275090311111100000000" + forms.size();
    return inParts
        ? Answer.of(
            200, "multipart/form-data; boundary=\"----parts\"", UspsAnswers.scanParts(number))
        : json(200, UspsAnswers.scanForm(number));
  }

  Answer pickup(Asked request) {
    var number = request.path().substring(request.path().lastIndexOf('/') + 1);
    return switch (request.method()) {
      case "POST" -> book(request);
      case "GET" ->
          pickups.contains(number)
              ? json(200, "[" + UspsAnswers.pickup(number) + "]").with("ETag", "tag-" + number)
              : UspsDouble.refusal(404, "Pickup not found");
      default -> cancel(request, number);
    };
  }

  private Answer book(Asked request) {
    check(request, PICKUP);
    if (request.text().contains("2026-11-29")) {
      return UspsDouble.refusal(400, "Pickup is not available on Sundays");
    }
    var number = "WTC" + ++booked;
    pickups.add(number);
    return json(200, UspsAnswers.pickup(number)).with("ETag", "tag-" + number);
  }

  private Answer cancel(Asked request, String number) {
    if (!request.header("If-Match").equals("tag-" + number)) {
      violation.accept(request, "needs the tag as If-Match");
    }
    return pickups.remove(number)
        ? new Answer(200, "application/json", new byte[0], Map.of())
        : UspsDouble.refusal(400, "The pickup was already cancelled");
  }

  Answer address(Asked request) {
    var query = new LinkedHashMap<String, String>();
    for (var part : request.path().substring(ADDRESSES.length() + 1).split("&", -1)) {
      var pair = part.split("=", 2);
      query.put(pair[0], URLDecoder.decode(pair[1], StandardCharsets.UTF_8));
    }
    if (!QUERY.containsAll(query.keySet()) || !query.keySet().contains("streetAddress")) {
      violation.accept(request, "asks with " + query.keySet());
    }
    if (!query.getOrDefault("state", "").matches("[A-Z]{2}")
        || !query.getOrDefault("ZIPCode", "00000").matches("\\d{5}")) {
      violation.accept(request, "asks for " + query);
    }
    return switch (query.getOrDefault("city", "")) {
      case "Nowhere" ->
          json(404, UspsAnswers.error("There is no match for the address requested."));
      case "Manydoors" -> json(200, UspsAnswers.address("D", "\"ZIPPlus4\": null"));
      case "Barren" -> json(200, UspsAnswers.address("N", "\"ZIPPlus4\": \"0000\""));
      default -> json(200, UspsAnswers.address("Y", "\"ZIPPlus4\": \"4817\""));
    };
  }

  private void check(Asked request, JsonSchema schema) {
    schema.wrong(request.text()).ifPresent(wrong -> violation.accept(request, wrong));
  }

  private static Answer json(int status, String text) {
    return Answer.of(status, "application/json", text);
  }
}

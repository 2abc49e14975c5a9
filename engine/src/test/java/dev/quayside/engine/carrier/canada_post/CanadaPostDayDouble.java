package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.carrier.doubles.CarrierDouble.Answer;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Canada Post's manifests and pick-ups. It does not come on Sunday the 29th.
final class CanadaPostDayDouble {

  static final String MANIFESTS = "application/vnd.cpc.manifest-v8+xml";
  static final String PICKUPS = "application/vnd.cpc.pickuprequest+xml";
  static final String MANIFEST_BOOKS = "/rs/0007023210/0007023210/manifest";
  static final String PICKUP_BOOKS = "/enab/7023210/pickuprequest";

  private static final Pattern GROUP = Pattern.compile("<group-id>(.*?)</");
  private static final Pattern EXCLUDED = Pattern.compile("<shipment-id>(.*?)</");

  private final CanadaPostDouble post;
  private final Map<String, List<String>> manifests = new LinkedHashMap<>();
  private final Map<String, Boolean> pickups = new HashMap<>();
  private int unmade;

  CanadaPostDayDouble(CanadaPostDouble post) {
    this.post = post;
  }

  /// Shipments on each manifest.
  List<List<String>> manifests() {
    return new ArrayList<>(manifests.values());
  }

  /// Those that are still coming.
  List<String> pickups() {
    return pickups.entrySet().stream().filter(Map.Entry::getValue).map(Map.Entry::getKey).toList();
  }

  /// How many more times a manifest is answered with 202.
  void manifestsComeLater(int times) {
    unmade = times;
  }

  Answer transmit(Asked request) {
    var groups = all(GROUP, request.text());
    var excluded = all(EXCLUDED, request.text());
    var waiting = post.waiting().entrySet().stream();
    var taken =
        waiting
            .filter(each -> groups.contains(each.getValue()) && !excluded.contains(each.getKey()))
            .map(Map.Entry::getKey)
            .toList();
    if (taken.isEmpty()) {
      return CanadaPostDouble.messages(400, "9153", "Group id was not found for transmission");
    }
    post.transmitted(taken);
    var id = "73207171123556799" + manifests.size();
    manifests.put(id, taken);
    return xml(MANIFESTS, "manifests", link(id));
  }

  Answer manifestsOfDays() {
    return xml(
        MANIFESTS,
        "manifests",
        manifests.keySet().stream().map(CanadaPostDayDouble::link).collect(Collectors.joining()));
  }

  Answer manifest(String id) {
    if (!manifests.containsKey(id)) {
      return CanadaPostDouble.messages(404, "404", "not found");
    }
    if (unmade > 0) {
      unmade--;
      return new Answer(202, "text/plain", new byte[0], Map.of());
    }
    return xml(
        MANIFESTS,
        "manifest",
        "<po-number>P12345678%s</po-number><links>%s%s</links>"
            .formatted(
                id.substring(id.length() - 1),
                CanadaPostDouble.link(
                    "manifestShipments",
                    CanadaPostDouble.BOOKS + "?manifestId=" + id,
                    "application/vnd.cpc.shipment-v8+xml"),
                CanadaPostDouble.link(
                    "artifact", "/rs/artifact/6e93d53968881714/10005457526/0", "application/pdf")));
  }

  List<String> shipmentsOf(String manifest) {
    return manifests.getOrDefault(manifest, List.of());
  }

  Answer book(Asked request) {
    if (request.text().contains("<date>2026-11-29</date>")) {
      return CanadaPostDouble.messages(400, "9201", "No pickup is available on this day");
    }
    var id = "007469805" + pickups.size();
    pickups.put(id, true);
    return xml(
        PICKUPS,
        "pickup-request-info",
        header(id)
            + "<pickup-request-price><pre-tax-amount>3.50</pre-tax-amount>"
            + "<due-amount>3.96</due-amount></pickup-request-price>");
  }

  Answer cancel(String id) {
    return Boolean.TRUE.equals(pickups.put(id, false))
        ? new Answer(200, PICKUPS, new byte[0], Map.of())
        : CanadaPostDouble.messages(400, "9202", "This request cannot be cancelled");
  }

  Answer details(String id) {
    return xml(PICKUPS, "pickup-request-detailed-info", header(id));
  }

  private String header(String id) {
    return """
    <pickup-request-header><request-id>%s</request-id><request-status>%s</request-status>\
    <pickup-type>OnDemand</pickup-type></pickup-request-header>\
    """
        .formatted(id, pickups.getOrDefault(id, false) ? "Active" : "Cancelled");
  }

  private static String link(String id) {
    return CanadaPostDouble.link("manifest", MANIFEST_BOOKS + "/" + id, MANIFESTS);
  }

  private static List<String> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(each -> each.group(1)).toList();
  }

  private static Answer xml(String mediaType, String root, String content) {
    return Answer.of(200, mediaType, "<%1$s>%2$s</%1$s>".formatted(root, content));
  }
}

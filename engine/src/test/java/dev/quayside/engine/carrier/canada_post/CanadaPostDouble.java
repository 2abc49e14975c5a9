package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.PaperLabel;
import dev.quayside.engine.carrier.doubles.XmlSchema;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Canada Post's web services, as its developer programme describes them.
public final class CanadaPostDouble extends CarrierDouble {

  public static final Map<String, String> ACCOUNT =
      Map.of(
          "customerNumber",
          "7023210",
          "contractId",
          "42708517",
          "userName",
          "a-user",
          "password",
          "not-to-be-told");

  private static final String RATES = "application/vnd.cpc.ship.rate-v4+xml";
  private static final String SHIPMENTS = "application/vnd.cpc.shipment-v8+xml";
  private static final String TRACKING = "application/vnd.cpc.track-v2+xml";
  static final String BOOKS = "/rs/0007023210/0007023210/shipment";
  private static final XmlSchema RATE = new XmlSchema(CanadaPostDouble.class, "rate.xsd");
  private static final XmlSchema SHIPMENT = new XmlSchema(CanadaPostDouble.class, "shipment.xsd");
  private static final XmlSchema MANIFEST = new XmlSchema(CanadaPostDouble.class, "manifest.xsd");
  private static final XmlSchema PICKUP = new XmlSchema(CanadaPostDouble.class, "pickup.xsd");

  /// A parcel it took.
  ///
  /// @param group whose transmission it waits for; empty once it is transmitted
  record Parcel(String requestId, String pin, boolean refunding, String group) {}

  private final Map<String, Parcel> parcels = new LinkedHashMap<>();
  private int labelsNotReady;
  private String scans = "";
  private int made;
  private final CanadaPostDayDouble day = new CanadaPostDayDouble(this);

  synchronized CanadaPostDayDouble day() {
    return day;
  }

  /// Groups by the numbers of shipments that are not transmitted.
  synchronized Map<String, String> waiting() {
    var waiting = new LinkedHashMap<String, String>();
    parcels.forEach(
        (id, parcel) -> {
          if (!parcel.group().isEmpty()) {
            waiting.put(id, parcel.group());
          }
        });
    return waiting;
  }

  synchronized void transmitted(List<String> ids) {
    ids.forEach(
        id ->
            parcels.computeIfPresent(
                id,
                (_, parcel) ->
                    new Parcel(parcel.requestId(), parcel.pin(), parcel.refunding(), "")));
  }

  synchronized List<Parcel> parcels() {
    return new ArrayList<>(parcels.values());
  }

  /// How many more times a label is answered with 202.
  synchronized void labelsComeLater(int times) {
    labelsNotReady = times;
  }

  /// Occurrences of tracking details.
  synchronized void scans(String occurrences) {
    scans = occurrences;
  }

  @Override
  public synchronized List<Sold> sold() {
    return parcels().stream()
        .map(each -> new Sold(each.pin(), each.requestId(), each.refunding()))
        .toList();
  }

  @Override
  public synchronized List<String> collections() {
    return day.pickups();
  }

  @Override
  public synchronized List<String> handedOver() {
    return day.manifests().stream()
        .flatMap(List::stream)
        .flatMap(id -> Stream.ofNullable(parcels.get(id)))
        .map(Parcel::pin)
        .toList();
  }

  @Override
  protected synchronized Answer answer(Asked request) {
    var pair = "a-user:not-to-be-told".getBytes(StandardCharsets.UTF_8);
    if (!request
        .header("Authorization")
        .equals("Basic " + Base64.getEncoder().encodeToString(pair))) {
      return messages(403, "E002", "AAA Authentication Failure for not-to-be-told");
    }
    if (!request.header("Accept-language").matches("(en|fr)-CA")) {
      violation(request, "Accept-language: " + request.header("Accept-language"));
    }
    if (request.is("GET", "/rs/ship/service?country=CA")) {
      return Answer.of(200, RATES, "<?xml version=\"1.0\"?><services/>");
    }
    if (request.is("POST", "/rs/ship/price")) {
      checked(request, RATES, RATE);
      return Answer.of(200, RATES, CanadaPostAnswers.RATES);
    }
    if (request.is("POST", BOOKS) && request.path().equals(BOOKS)) {
      checked(request, SHIPMENTS, SHIPMENT);
      return create(request);
    }
    if (request.is("GET", BOOKS + "?requestId=")) {
      accepts(request, SHIPMENTS);
      return found(request.path().substring(request.path().indexOf('=') + 1));
    }
    if (request.is("GET", BOOKS + "?groupId=")) {
      accepts(request, SHIPMENTS);
      var group = request.path().substring(request.path().indexOf('=') + 1);
      return listed(waiting().keySet().stream().filter(id -> isIn(id, group)).toList());
    }
    if (request.is("GET", BOOKS + "?manifestId=")) {
      accepts(request, SHIPMENTS);
      return listed(day.shipmentsOf(request.path().substring(request.path().indexOf('=') + 1)));
    }
    if (request.is("DELETE", BOOKS + "/")) {
      accepts(request, SHIPMENTS);
      return voided(id(request));
    }
    if (request.path().startsWith(CanadaPostDayDouble.MANIFEST_BOOKS)) {
      return manifest(request);
    }
    if (request.path().startsWith(CanadaPostDayDouble.PICKUP_BOOKS)) {
      return pickup(request);
    }
    if (request.is("POST", BOOKS + "/") && request.path().endsWith("/refund")) {
      checked(request, SHIPMENTS, SHIPMENT);
      return refund(id(request));
    }
    if (request.is("GET", BOOKS + "/") && request.path().endsWith("/details")) {
      accepts(request, SHIPMENTS);
      return details(id(request));
    }
    if (request.is("GET", BOOKS + "/")) {
      accepts(request, SHIPMENTS);
      return info(200, id(request));
    }
    if (request.is("GET", "/rs/artifact/")) {
      return label();
    }
    if (request.is("GET", "/vis/track/pin/")) {
      accepts(request, TRACKING);
      return track(request.path().split("/")[4]);
    }
    violation(request, "is no path of Canada Post's");
    return messages(404, "404", "Not found");
  }

  private boolean isIn(String id, String group) {
    return group.equals(waiting().get(id));
  }

  private Answer listed(List<String> ids) {
    var links = new StringBuilder();
    ids.forEach(id -> links.append(link("shipment", BOOKS + "/" + id, SHIPMENTS)));
    return Answer.of(200, SHIPMENTS, CanadaPostAnswers.shipments(links.toString()));
  }

  private Answer voided(String id) {
    var parcel = parcels.get(id);
    if (parcel == null) {
      return messages(404, "404", "Not found");
    }
    if (parcel.group().isEmpty()) {
      return messages(400, "8064", "A Shipment can only be void before it is transmitted");
    }
    parcels.remove(id);
    return new Answer(204, SHIPMENTS, new byte[0], Map.of());
  }

  private Answer manifest(Asked request) {
    var path = request.path().substring(CanadaPostDayDouble.MANIFEST_BOOKS.length());
    if (request.method().equals("POST")) {
      checked(request, CanadaPostDayDouble.MANIFESTS, MANIFEST);
      return day.transmit(request);
    }
    accepts(request, CanadaPostDayDouble.MANIFESTS);
    if (path.startsWith("?")) {
      if (!path.matches("\\?start=\\d{8}&end=\\d{8}")) {
        violation(request, "needs days");
      }
      return day.manifestsOfDays();
    }
    return day.manifest(path.substring(1));
  }

  private Answer pickup(Asked request) {
    var path = request.path().substring(CanadaPostDayDouble.PICKUP_BOOKS.length());
    if (request.method().equals("POST")) {
      checked(request, CanadaPostDayDouble.PICKUPS, PICKUP);
      return day.book(request);
    }
    accepts(request, CanadaPostDayDouble.PICKUPS);
    return request.method().equals("DELETE")
        ? day.cancel(path.substring(1))
        : day.details(path.substring(1).replace("/details", ""));
  }

  private static String text(Asked request, String name) {
    return Pattern.compile("<" + name + ">(.*?)</")
        .matcher(request.text())
        .results()
        .map(each -> each.group(1))
        .findFirst()
        .orElse("");
  }

  private Answer create(Asked request) {
    var reference = text(request, "customer-request-id");
    if (request.text().contains("<city>Nowhere</city>")) {
      return messages(400, "9111", "The destination is not served");
    }
    var id = String.valueOf(347_041_349_094_150_301L + made);
    var pin = String.valueOf(7_023_210_039_414_600L + made++);
    parcels.put(id, new Parcel(reference, pin, false, text(request, "group-id")));
    return info(200, id);
  }

  /// By link, as Get Shipments answers.
  private Answer found(String reference) {
    return listed(
        parcels.entrySet().stream()
            .filter(each -> each.getValue().requestId().equals(reference))
            .map(Map.Entry::getKey)
            .toList());
  }

  private Answer info(int status, String id) {
    var parcel = parcels.get(id);
    if (parcel == null) {
      return messages(404, "E500", "No such shipment");
    }
    var self = BOOKS + "/" + id;
    return Answer.of(
        status,
        SHIPMENTS,
        CanadaPostAnswers.shipment(
            id,
            parcel.group().isEmpty() ? "transmitted" : "created",
            parcel.pin(),
            link("self", self, SHIPMENTS)
                + link("details", self + "/details", SHIPMENTS)
                + (parcel.group().isEmpty() ? link("refund", self + "/refund", SHIPMENTS) : "")
                + link("label", "/rs/artifact/6e93d53968881714/10001782951/0", "application/pdf")));
  }

  private Answer refund(String id) {
    var parcel = parcels.get(id);
    if (parcel == null || parcel.refunding()) {
      return messages(400, "7292", "A refund was requested before");
    }
    parcels.put(id, new Parcel(parcel.requestId(), parcel.pin(), true, ""));
    return Answer.of(200, SHIPMENTS, CanadaPostAnswers.REFUND);
  }

  private Answer details(String id) {
    var parcel = parcels.get(id);
    return Answer.of(
        200, SHIPMENTS, CanadaPostAnswers.details(parcel != null && parcel.refunding()));
  }

  private Answer label() {
    if (labelsNotReady > 0) {
      labelsNotReady--;
      return new Answer(202, "text/plain", new byte[0], Map.of());
    }
    return new Answer(200, "application/pdf", PaperLabel.pdf(), Map.of());
  }

  private Answer track(String pin) {
    return parcels.values().stream().anyMatch(parcel -> parcel.pin().equals(pin))
        ? Answer.of(200, TRACKING, CanadaPostAnswers.tracking(pin, scans))
        : messages(404, "004", "No Pin History");
  }

  private void checked(Asked request, String mediaType, XmlSchema schema) {
    if (!request.header("Content-Type").equals(mediaType)) {
      violation(request, "Content-Type: " + request.header("Content-Type"));
    }
    accepts(request, mediaType);
    schema.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
  }

  private void accepts(Asked request, String mediaType) {
    if (!request.header("Accept").equals(mediaType)) {
      violation(request, "Accept: " + request.header("Accept"));
    }
  }

  private static String id(Asked request) {
    return request.path().substring(BOOKS.length() + 1).split("/")[0];
  }

  /// Links lead to the vendor's own host, as in life.
  static String link(String rel, String path, String mediaType) {
    return "<link rel=\"%s\" href=\"https://soa-gw.canadapost.ca%s\" media-type=\"%s\"/>"
        .formatted(rel, path, mediaType);
  }

  static Answer messages(int status, String code, String description) {
    return Answer.of(status, "application/xml", CanadaPostAnswers.messages(code, description));
  }
}

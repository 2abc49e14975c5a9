import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Sold;
import dev.quayside.engine.carrier.nine.Lane;
import dev.quayside.engine.carrier.nine.NineCarriers;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Holds what nine carriers have in their books against labels, ledger and files of a workspace.
final class CarrierAudit {

  /// It bills what it scans: what it wrote down and nobody has a label of is no parcel.
  private static final String UNBILLED = "ontrac";

  /// They never show a label again, so a label whose answer was lost is told as lost.
  private static final Set<String> WITHOUT_REPRINT = Set.of("dhl_express", "gls_us");

  private static final String LOST = ShipmentWords.LABEL_LOST.of().sentence();

  private final CarrierKills.Desk desk;
  private final NineCarriers carriers;
  private final Map<String, String> tried;
  private final Set<String> answered;
  private final List<JsonNode> labels;
  private final List<JsonNode> ledger;
  private final List<String> wrong = new ArrayList<>();

  /// @param tried carriers by idempotency key, which is the reference too
  /// @param answered keys whose label was there in the first answer
  CarrierAudit(
      CarrierKills.Desk desk,
      NineCarriers carriers,
      Map<String, String> tried,
      Set<String> answered) {
    this.desk = desk;
    this.carriers = carriers;
    this.tried = tried;
    this.answered = answered;
    labels = desk.all("/v1/labels");
    ledger = desk.all("/v1/wallet/transactions");
  }

  boolean isExplained() {
    Lane.ALL.forEach(this::parcels);
    keys();
    money();
    int lost = files();
    carriers.violations().stream().limit(10).forEach(each -> wrong.add("schema: " + each));
    wrong.forEach(each -> System.out.println("NO   " + each));
    System.out.printf(
        "%d keys, %d labels, %d cancelled, %d pending, %d ledger entries, %d labels told as lost, %d faults%n",
        tried.size(),
        labels.size(),
        labels.stream().filter(is("cancelled")).count(),
        labels.stream().filter(is("pending")).count(),
        ledger.size(),
        lost,
        wrong.size());
    return wrong.isEmpty();
  }

  private void parcels(Lane lane) {
    var code = lane.carrier();
    var ours = labels.stream().filter(each -> each.path("carrier").asText().equals(code)).toList();
    var sold = carriers.of(code).sold();
    var live = sold.stream().filter(each -> !each.voided()).map(Sold::number).toList();
    var held = numbers(ours, lane.voids() ? is("created") : CarrierAudit::isSold);
    var references = sold.stream().map(Sold::reference).collect(Collectors.toSet());
    ours.stream()
        .filter(is("pending"))
        .filter(each -> references.contains(each.path("shipmentId").asText()))
        .forEach(each -> wrong.add(code + " sold what is still pending: " + each));
    var there = new TreeSet<>(live);
    if (live.size() != there.size()) {
      wrong.add(code + " gave a number twice");
    }
    var nobodys = new TreeSet<>(there);
    nobodys.removeAll(held);
    if (code.equals(UNBILLED)) {
      System.out.printf("%s: %d never to be scanned%n", code, nobodys.size());
      nobodys.clear();
    }
    var missing = new TreeSet<>(held);
    missing.removeAll(there);
    if (!nobodys.isEmpty() || !missing.isEmpty()) {
      wrong.add("%s: nobody's parcels %s, labels without %s".formatted(code, nobodys, missing));
    }
    System.out.printf("%s: %d sold, %d live%n", code, sold.size(), live.size());
  }

  private void keys() {
    var byReference =
        labels.stream().collect(Collectors.groupingBy(each -> each.path("reference").asText()));
    for (var key : tried.keySet()) {
      var of = byReference.getOrDefault(key, List.of());
      // what was certainly not bought may be bought anew under its key
      if (of.stream().filter(each -> !isNotBought(each)).count() > 1 || of.isEmpty()) {
        wrong.add("%s of %s has %d labels: %s".formatted(key, tried.get(key), of.size(), of));
      }
    }
    System.out.printf(
        "%d keys bought anew after a purchase that was none%n",
        byReference.values().stream().filter(each -> each.size() > 1).count());
    if (!tried.keySet().containsAll(byReference.keySet())) {
      wrong.add("labels nobody asked for");
    }
  }

  private void money() {
    var charges = sums("charge");
    var refunds = sums("refund");
    for (var label : labels) {
      var shipment = label.path("shipmentId").asText();
      var price = label.at("/rate/amount").decimalValue();
      expect(
          shipment + " charged", isSold(label) ? price.negate() : null, charges.remove(shipment));
      boolean back = label.at("/refund/status").asText().equals("refunded");
      expect(
          shipment + " refunded",
          back ? label.at("/refund/amount").decimalValue() : null,
          refunds.remove(shipment));
    }
    if (!charges.isEmpty() || !refunds.isEmpty()) {
      wrong.add("money for nothing: " + charges + " " + refunds);
    }
    var balance =
        ledger.stream()
            .filter(each -> each.path("billing").asText().equals("wallet"))
            .filter(each -> each.path("currency").asText().equals("USD"))
            .map(each -> each.path("amount").decimalValue())
            .reduce(BigDecimal.ZERO, BigDecimal::add);
    expect("the balance", balance, desk.get("/v1/wallet").path("balance").decimalValue());
    expect("held", BigDecimal.ZERO, desk.get("/v1/wallet").path("held").decimalValue());
  }

  private Map<String, BigDecimal> sums(String type) {
    return ledger.stream()
        .filter(each -> each.path("type").asText().equals(type))
        .collect(
            Collectors.toMap(
                each -> each.path("shipmentId").asText(),
                each -> each.path("amount").decimalValue(),
                BigDecimal::add));
  }

  private int files() {
    int lost = 0;
    for (var label : labels.stream().filter(is("created")).toList()) {
      var url = "/v1/labels/" + label.path("id").asText();
      int status = desk.status(url + "/download");
      if (status == 409) {
        lost++;
        lost(label, url);
      } else if (status != 200) {
        wrong.add(label.path("carrier").asText() + " label without its file: " + status);
      }
    }
    return lost;
  }

  /// Its answer never came, the carrier shows none again, the owner is told what to do, and can.
  private void lost(JsonNode label, String url) {
    var said = desk.get(url + "/download").at("/error/message").asText();
    var carrier = label.path("carrier").asText();
    if (!said.equals(LOST)
        || !WITHOUT_REPRINT.contains(carrier)
        || answered.contains(label.path("reference").asText())) {
      wrong.add("%s label without its file: %s, %s".formatted(carrier, said, label));
    }
    var number = label.path("trackingNumber").asText();
    boolean isVoided =
        desk.post(url + "/cancel", "", "").path("status").asText().equals("cancelled");
    boolean isLive =
        carriers.of(carrier).sold().stream()
            .anyMatch(each -> each.number().equals(number) && !each.voided());
    if (!isVoided || isLive && Lane.of(carrier).voids()) {
      wrong.add("a lost label of %s cannot be voided: %s".formatted(carrier, number));
    }
  }

  private void expect(String what, BigDecimal wanted, BigDecimal found) {
    boolean same = wanted == null || found == null ? wanted == found : wanted.compareTo(found) == 0;
    if (!same) {
      wrong.add("%s: %s, not %s".formatted(what, found, wanted));
    }
  }

  private static boolean isSold(JsonNode label) {
    return !label.path("trackingNumber").isNull();
  }

  private static boolean isNotBought(JsonNode label) {
    return !isSold(label)
        && is("cancelled").test(label)
        && label.path("settlement").isNull()
        && label.at("/refund/status").asText().equals("not_applicable");
  }

  private static Set<String> numbers(List<JsonNode> labels, Predicate<JsonNode> which) {
    return labels.stream()
        .filter(which)
        .map((Function<JsonNode, String>) each -> each.path("trackingNumber").asText())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Predicate<JsonNode> is(String status) {
    return label -> label.path("status").asText().equals(status);
  }
}

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.nine.Lane;
import dev.quayside.engine.carrier.nine.NineCarriers;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/// Pick-ups and closings of the day that hands ask for, each under a key that is asked again until
/// it is answered; then holds them against what the carriers have in their books.
final class DayWork {

  private static final List<String> COME =
      List.of("usps", "canada_post", "ups", "fedex", "dhl_express", "ontrac");
  private static final List<String> TOLD = List.of("usps", "canada_post", "australia_post");

  /// Told of the whole account's parcels at once.
  private static final String TOLD_OF_ALL = "fedex";

  /// Nobody can call it off.
  private static final String COMES_ANYWAY = "ontrac";

  private static final int MOST_LABELS = 4;
  private static final int DAYS = 58;

  private record Errand(String path, String body) {}

  private final ConcurrentMap<String, Errand> open = new ConcurrentHashMap<>();
  private final ConcurrentMap<String, String> made = new ConcurrentHashMap<>();
  private final Set<String> cancelling = ConcurrentHashMap.newKeySet();
  private final Set<String> handed = new HashSet<>();
  private final Set<String> voiding = new HashSet<>();
  private final AtomicInteger count = new AtomicInteger();
  private final List<String> wrong = new ArrayList<>();

  /// What a kill can wait for.
  static int books(CarrierDouble carrier) {
    return carrier.collections().size() + carrier.handedOver().size();
  }

  /// Whether this label may be voided: what is handed over stays.
  synchronized boolean voids(String label) {
    if (!handed.contains(label)) {
      voiding.add(label);
      return true;
    }
    return false;
  }

  /// @param labels of one carrier
  private synchronized List<String> handsOver(List<String> labels) {
    var some =
        labels.stream()
            .filter(each -> !voiding.contains(each) && !handed.contains(each))
            .limit(MOST_LABELS)
            .toList();
    handed.addAll(some);
    return some;
  }

  /// Asks again for what was not answered.
  void retry(CarrierKills.Desk desk) {
    List.copyOf(open.keySet()).forEach(key -> ask(desk, key));
    List.copyOf(cancelling).forEach(id -> cancel(desk, id));
  }

  /// A pick-up is asked for, or called off.
  void collect(CarrierKills.Desk desk, Random random) {
    var booked =
        made.entrySet().stream()
            .filter(each -> each.getKey().startsWith("p") && !each.getKey().endsWith(COMES_ANYWAY))
            .map(Map.Entry::getValue)
            .toList();
    if (random.nextInt(3) == 0 && !booked.isEmpty()) {
      var id = booked.get(random.nextInt(booked.size()));
      cancelling.add(id);
      cancel(desk, id);
      return;
    }
    var lane = Lane.of(COME.get(random.nextInt(COME.size())));
    int number = count.incrementAndGet();
    var day = LocalDate.now(ZoneOffset.UTC).plusDays(1 + number % DAYS);
    var key = "p" + number + "-" + lane.carrier();
    open.put(key, new Errand("/v1/pickups", lane.pickup(day)));
    ask(desk, key);
  }

  /// @param labels of one carrier, that were bought
  void close(CarrierKills.Desk desk, String carrier, List<String> labels) {
    var some = handsOver(labels);
    if (!some.isEmpty()) {
      var ids = some.stream().collect(Collectors.joining("\",\"", "[\"", "\"]"));
      var key = "m" + count.incrementAndGet() + "-" + carrier;
      var body = "{\"carrier\":\"%s\",\"labelIds\":%s}".formatted(carrier, ids);
      open.put(key, new Errand("/v1/manifests", body));
      ask(desk, key);
    }
  }

  private void ask(CarrierKills.Desk desk, String key) {
    var errand = open.get(key);
    if (errand == null) {
      return;
    }
    var answer = desk.post(errand.path(), errand.body(), key);
    if (answer.has("id")) {
      made.put(key, answer.path("id").asText());
      open.remove(key);
    } else if (!isForNow(answer)) {
      System.out.println(key + " refused: " + answer);
      open.remove(key);
    }
  }

  private void cancel(CarrierKills.Desk desk, String id) {
    var answer = desk.delete("/v1/pickups/" + id);
    if (!answer.has("error")) {
      cancelling.remove(id);
    } else if (!isForNow(answer)) {
      wrong.add(id + " cannot be called off: " + answer);
      cancelling.remove(id);
    }
  }

  private static boolean isForNow(JsonNode answer) {
    return answer
        .at("/error/code")
        .asText()
        .matches("CARRIER_UNAVAILABLE|CONFLICT|SERVICE_UNAVAILABLE");
  }

  List<String> faults(CarrierKills.Desk desk, NineCarriers carriers) {
    retry(desk);
    pickups(desk.all("/v1/pickups"), carriers);
    var manifests = desk.all("/v1/manifests");
    onOne(manifests);
    TOLD.forEach(each -> told(desk, each, manifests, carriers.of(each).handedOver()));
    var ground = new TreeSet<>(carriers.of(TOLD_OF_ALL).handedOver());
    for (var manifest : of(TOLD_OF_ALL, manifests)) {
      if (!isInDoubt(manifest) && !ground.containsAll(numbers(manifest))) {
        wrong.add("FedEx was not told of " + manifest);
      }
    }
    return wrong;
  }

  private void pickups(List<JsonNode> pickups, NineCarriers carriers) {
    all("p", pickups);
    for (var carrier : COME) {
      var live = new ArrayList<>(carriers.of(carrier).collections());
      var ours = of(carrier, pickups);
      for (var pickup : ours) {
        if (pickup.path("status").asText().equals("booked")
            && !live.remove(pickup.path("confirmationNumber").asText())) {
          wrong.add(carrier + " does not come: " + pickup);
        }
      }
      long doubted = ours.stream().filter(DayWork::wasNeverConfirmed).count();
      if (live.size() > doubted) {
        wrong.add("%s comes for nobody: %s, %d in doubt".formatted(carrier, live, doubted));
      }
      System.out.printf("%s: %d pick-ups, %d in doubt%n", carrier, ours.size(), doubted);
    }
  }

  /// Every one that was asked for is there once, and no other.
  private void all(String kind, List<JsonNode> found) {
    var asked =
        made.entrySet().stream()
            .filter(each -> each.getKey().startsWith(kind))
            .map(Map.Entry::getValue)
            .toList();
    var there = found.stream().map(each -> each.path("id").asText()).toList();
    if (new HashSet<>(asked).size() != asked.size()) {
      wrong.add("two keys have one of " + kind);
    }
    if (!new TreeSet<>(asked).equals(new TreeSet<>(there))) {
      wrong.add("%s asked for: %s, there: %s, open: %s".formatted(kind, asked, there, open));
    }
  }

  private void onOne(List<JsonNode> manifests) {
    all("m", manifests);
    var labels = manifests.stream().flatMap(each -> labels(each).stream()).toList();
    if (new HashSet<>(labels).size() != labels.size()) {
      wrong.add("a label is on two manifests");
    }
    System.out.printf("%d manifests of %d labels%n", manifests.size(), labels.size());
  }

  /// All of a manifest or nothing of it was told, once, and everything told is on one.
  private void told(
      CarrierKills.Desk desk, String carrier, List<JsonNode> manifests, List<String> told) {
    var left = new ArrayList<>(told);
    for (var manifest : of(carrier, manifests)) {
      var numbers = numbers(manifest);
      long taken = numbers.stream().filter(told::contains).count();
      if (taken != numbers.size() && (taken != 0 || !isInDoubt(manifest))) {
        wrong.add("%s was told of %d of %s".formatted(carrier, taken, manifest));
      }
      if (isInDoubt(manifest)) {
        settle(desk, manifest, taken > 0);
      }
      numbers.forEach(left::remove);
    }
    if (!left.isEmpty()) {
      wrong.add(carrier + " was told of what is on no manifest, or twice: " + left);
    }
    long doubted = of(carrier, manifests).stream().filter(DayWork::isInDoubt).count();
    System.out.printf("%s: told of %d, %d manifests in doubt%n", carrier, told.size(), doubted);
  }

  private void settle(CarrierKills.Desk desk, JsonNode manifest, boolean taken) {
    var url = "/v1/manifests/" + manifest.path("id").asText();
    var answer = desk.post(url + "/settle", "{\"taken\":" + taken + "}", "");
    if (answer.has("error")) {
      wrong.add("a manifest in doubt cannot be settled: " + answer);
    }
  }

  private static List<JsonNode> of(String carrier, List<JsonNode> all) {
    return all.stream().filter(each -> each.path("carrier").asText().equals(carrier)).toList();
  }

  private static boolean isInDoubt(JsonNode each) {
    return each.path("status").asText().equals("in_doubt");
  }

  /// Called off or not: a carrier is not told of one whose number nobody knows.
  private static boolean wasNeverConfirmed(JsonNode pickup) {
    return pickup.path("confirmationNumber").isNull();
  }

  private static List<String> labels(JsonNode manifest) {
    return manifest.path("labels").findValuesAsText("labelId");
  }

  private static List<String> numbers(JsonNode manifest) {
    return manifest.path("labels").findValuesAsText("trackingNumber");
  }
}

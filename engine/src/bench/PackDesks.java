import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.printing.printer.practice.PracticePrinter;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Two packing desks with an engine each, as processes, on one PostgreSQL: orders are picked with
/// pick lists, checked piece by piece with a mistake in one of twenty, bought and printed. The
/// engine of a desk is killed with SIGKILL in the middle of a check and in the middle of a
/// purchase, in turns; the other desk takes over its list, and it comes back later. Then every
/// label, charge, sheet of paper and mistake is counted.
///
/// Run it in `engine`, compiled, on the test class path: `java -cp $CP src/bench/PackDesks.java
/// ORDERS KILLS`. The exit code is 1 when something is unexplained.
public final class PackDesks {

  private static final List<String> SKUS = List.of("MUG", "PEN", "TEA", "CUP", "MAT");
  private static final int MISTAKE_IN = 20;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Random RANDOM = new Random(41);

  /// A station of its own, with the printer beside it.
  private static final class Desk {
    final String name;
    final PracticePrinter printer = new PracticePrinter(Duration.ofMillis(5), 10_000);
    Process process;
    Api api;

    Desk(String name) throws IOException {
      this.name = name;
    }
  }

  private final Path directory;
  private final PostgresAddress address;
  private final List<Desk> desks = new ArrayList<>();
  private final Map<String, Integer> counted = new HashMap<>();
  private final Map<String, JsonNode> labels = new HashMap<>();
  private final List<String> faults = new ArrayList<>();
  private String key = "";
  private int planted;
  private int found;
  private int takenOver;

  private PackDesks(Path directory) {
    this.directory = directory;
    address = PostgresServer.database();
  }

  public static void main(String[] arguments) throws Exception {
    if (arguments[0].equals("life")) {
      Acting.runAsEngine(() -> live(arguments));
    } else {
      var day = new PackDesks(Files.createTempDirectory("pack-desks"));
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(() -> day.desks.forEach(desk -> desk.process.destroyForcibly())));
      day.play(Integer.parseInt(arguments[0]), Integer.parseInt(arguments[1]));
      System.exit(day.faults.isEmpty() ? 0 : 1);
    }
  }

  private static void live(String[] arguments) throws InterruptedException {
    var served =
        ServedEngine.open(
            EngineOptions.at(Path.of(arguments[2], "data"))
                .withOwnFolder(Path.of(arguments[2], arguments[3]))
                .atStation(arguments[3])
                .onDatabase(PostgresServer.shared(new PostgresAddress(arguments[1], null))),
            ServedEngine.FREE_PORTS);
    System.out.println("at " + served.sandbox() + " " + served.key("demo", Role.ADMIN));
    System.out.flush();
    Thread.currentThread().join();
  }

  private void open(Desk desk) throws IOException {
    var command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElseThrow()));
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-Xmx512m", "-cp", System.getProperty("java.class.path")));
    command.add("src/bench/PackDesks.java");
    command.addAll(List.of("life", address.url(), directory.toString(), desk.name));
    desk.process =
        new ProcessBuilder(command)
            .redirectError(directory.resolve(desk.name + ".txt").toFile())
            .start();
    var out = desk.process.inputReader();
    for (var line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith("at ")) {
        var words = line.split(" ");
        key = key.isEmpty() ? words[2] : key;
        desk.api = Api.of(URI.create(words[1])).key(key);
        Thread.ofVirtual().start(() -> out.lines().forEach(_ -> {}));
        return;
      }
    }
    throw new IOException(desk.name + " did not open");
  }

  private void play(int orders, int kills) throws Exception {
    long began = System.nanoTime();
    for (var name : List.of("North", "South")) {
      var desk = new Desk(name);
      desks.add(desk);
      open(desk);
      ok(
          desk.api.post(
              "/v1/printers",
              "{\"name\":\"%s\",\"address\":\"%s\",\"dpi\":203}"
                  .formatted(name, desk.printer.address())),
          201);
    }
    var api = desks.getFirst().api;
    setUp(api);
    var before = api.get("/v1/wallet").json().get("balance").decimalValue();
    for (int i = 0; i < orders; i++) {
      ok(api.post("/v1/orders", order(i)), 201);
    }
    var lists = new ArrayDeque<JsonNode>();
    ok(
            api.post(
                "/v1/pick-lists",
                "{\"filter\":{\"status\":\"open\",\"pickList\":\"none\"},\"kind\":\"cart\",\"slots\":12}"),
            201)
        .get("data")
        .forEach(lists::add);
    int every = Math.max(1, lists.size() / (kills + 1));
    int done = 0;
    int killed = 0;
    while (!lists.isEmpty()) {
      var desk = desks.get(done % desks.size());
      boolean doomed = killed < kills && done % every == every - 1;
      list(desk, lists.removeFirst(), doomed ? (killed % 2 == 0 ? "check" : "buy") : "");
      killed += doomed ? 1 : 0;
      done++;
    }
    count(orders, killed, before, began);
  }

  private void setUp(Api api) {
    ok(api.post("/v1/locations", "{\"name\":\"Dock\",\"address\":" + ShopTest.FROM + "}"), 201);
    ok(api.post("/v1/wallet/deposits", "{\"amount\":50000}"), 201);
    for (int i = 0; i < SKUS.size(); i++) {
      var product = "{\"name\":\"%s\",\"place\":\"A-%d\",\"barcode\":\"CODE-%s\"}";
      ok(api.put("/v1/products/" + SKUS.get(i), product.formatted(SKUS.get(i), i, SKUS.get(i))));
    }
    ok(
        api.put(
            "/v1/pack-check",
            "{\"required\":\"always\",\"onComplete\":\"stop\",\"withoutBarcode\":\"confirm\",\"weight\":null,\"photo\":\"never\"}"));
  }

  private static String order(int number) {
    var items =
        IntStream.rangeClosed(0, RANDOM.nextInt(3))
            .mapToObj(
                line ->
                    "{\"sku\":\"%s\",\"name\":\"%s\",\"quantity\":%d,\"weightOz\":4,\"value\":{\"amount\":9}}"
                        .formatted(
                            SKUS.get((number + line) % SKUS.size()),
                            SKUS.get((number + line) % SKUS.size()),
                            1 + RANDOM.nextInt(3)))
            .collect(Collectors.joining(","));
    var to = ShopTest.TO.replace("350 5th Ave", (100 + number) + " 5th Ave");
    return "{\"reference\":\"P-%d\",\"to\":%s,\"parcel\":{\"weightOz\":20,\"lengthIn\":9,\"widthIn\":6,\"heightIn\":3},\"items\":[%s]}"
        .formatted(number, to, items);
  }

  /// A list from its first line to its last label. The desk is killed at its sixth order; the other
  /// one goes on with the list, then it comes back.
  private void list(Desk desk, JsonNode list, String doom) throws Exception {
    var path = "/v1/pick-lists/" + list.get("id").asText();
    for (var line : list.get("lines")) {
      ok(
          desk.api.post(
              path + "/lines/" + line.get("line").asInt() + "/picked",
              "{\"quantity\":%d}".formatted(line.get("quantity").asInt())));
    }
    var at = desk;
    int slot = 0;
    for (var each : list.get("slots")) {
      var id = each.get("orderId").asText();
      slot++;
      if (!doom.isEmpty() && slot == Math.min(6, list.get("slots").size())) {
        doomed(desk, id, doom);
        at = other(desk);
        takenOver++;
        takeOver(at, id);
      } else {
        pack(at, id);
      }
    }
    if (!doom.isEmpty()) {
      open(desk);
    }
    var packed = at.api.get(path).json().get("status").asText();
    if (!packed.equals("packed")) {
      faults.add(path + " is " + packed);
    }
  }

  /// Begins the check or the purchase of an order, in which the engine dies.
  private void doomed(Desk desk, String id, String doom) throws Exception {
    if (doom.equals("check")) {
      var check = ok(desk.api.post("/v1/orders/" + id + "/checks"), 201);
      var first = check.at("/lines/0");
      scan(desk, check.get("id").asText(), first.get("sku").asText());
      counted.put(id, 1);
      var cut = CompletableFuture.runAsync(() -> scanCut(desk, check, first));
      TimeUnit.MILLISECONDS.sleep(RANDOM.nextInt(30));
      desk.process.destroyForcibly().waitFor();
      cut.handle((_, _) -> true).join();
    } else {
      check(desk, id);
      var cut = CompletableFuture.runAsync(() -> buy(desk, id));
      TimeUnit.MILLISECONDS.sleep(RANDOM.nextInt(60));
      desk.process.destroyForcibly().waitFor();
      cut.handle((_, _) -> true).join();
    }
    System.out.println("killed " + desk.name + " in a " + doom);
  }

  private static void scanCut(Desk desk, JsonNode check, JsonNode line) {
    var _ =
        desk.api.post(
            "/v1/checks/" + check.get("id").asText() + "/scans",
            "{\"code\":\"CODE-%s\"}".formatted(line.get("sku").asText()));
  }

  private Desk other(Desk desk) {
    return desks.get(1 - desks.indexOf(desk));
  }

  /// What the packer of the other desk does: the lease first, then all that is left of the order.
  private void takeOver(Desk desk, String id) throws Exception {
    ok(desk.api.post("/v1/orders/" + id + "/lease", "{\"takeOver\":true}"));
    var order = desk.api.get("/v1/orders/" + id).json();
    System.out.printf(
        "%s takes over an order that is %s, with parcels %s%n",
        desk.name, order.get("status").asText(), order.get("parcels").findValuesAsText("status"));
    pack(desk, id);
  }

  private void pack(Desk desk, String id) throws Exception {
    check(desk, id);
    print(desk, id, buy(desk, id));
  }

  private void check(Desk desk, String id) {
    if (desk.api.get("/v1/orders/" + id).json().get("status").asText().equals("shipped")) {
      return;
    }
    var began = desk.api.post("/v1/orders/" + id + "/checks");
    if (began.status() == 409 || began.status() == 422) {
      return; // passed before the engine died: the purchase tells if it was not
    }
    var check = ok(began, 201);
    var path = check.get("id").asText();
    int had = check.findValues("counted").stream().mapToInt(JsonNode::asInt).sum();
    int sure = counted.getOrDefault(id, 0);
    if (had < sure || had > sure + 1) {
      faults.add(id + " had " + had + " pieces counted after " + sure);
    }
    if (!check.get("status").asText().equals("open")) {
      return;
    }
    if (RANDOM.nextInt(MISTAKE_IN) == 0) {
      planted++;
      var wrong = scan(desk, path, missing(check));
      found += wrong.equals("not_in_order") ? 1 : 0;
    }
    for (var line : check.get("lines")) {
      for (int left = line.get("wanted").asInt() - line.get("counted").asInt(); left > 0; left--) {
        var said = scan(desk, path, line.get("sku").asText());
        if (!said.equals("counted") && !said.equals("complete")) {
          faults.add(id + " " + line.get("sku") + " " + said);
        }
      }
    }
    counted.remove(id);
  }

  private static String missing(JsonNode check) {
    var there = check.findValuesAsText("sku");
    return SKUS.stream().filter(sku -> !there.contains(sku)).findFirst().orElseThrow();
  }

  private static String scan(Desk desk, String check, String sku) {
    return ok(desk.api.post("/v1/checks/" + check + "/scans", "{\"code\":\"CODE-" + sku + "\"}"))
        .get("result")
        .asText();
  }

  /// Under the order's own key, as the window has it: an order that was in the making is finished.
  private JsonNode buy(Desk desk, String id) {
    var keyed = desk.api.with("Idempotency-Key", "buy-" + id);
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      var answer =
          keyed.post(
              "/v1/orders/" + id + "/labels",
              "{\"carrier\":\"usps\",\"service\":\"USPS_GROUND_ADVANTAGE\"}");
      if (answer.status() == 201) {
        return answer.json();
      }
      if (!answer.code().equals("CONFLICT") && answer.status() < 500 || System.nanoTime() > end) {
        throw new IllegalStateException(id + " " + answer.text());
      }
      java.util.concurrent.locks.LockSupport.parkNanos(200_000_000);
    }
  }

  private void print(Desk desk, String id, JsonNode label) {
    labels.put(id, label);
    ok(
        desk.api
            .with("Idempotency-Key", "print-" + id)
            .post(
                "/v1/print-jobs",
                "{\"labelId\":%s,\"printer\":\"%s\"}".formatted(label.get("id"), desk.name)),
        201);
  }

  private void count(int orders, int killed, java.math.BigDecimal before, long began)
      throws Exception {
    var api = desks.getFirst().api;
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (papers() < orders && System.nanoTime() < end) {
      TimeUnit.MILLISECONDS.sleep(100);
    }
    TimeUnit.SECONDS.sleep(2); // for one that came twice
    var bought = all(api, "/v1/labels");
    var valid = bought.stream().filter(each -> !each.get("status").asText().equals("cancelled"));
    var ids = valid.map(each -> each.get("id").asText()).toList();
    expect("labels", orders, ids.size());
    expect("orders with a label", orders, labels.size());
    var charges =
        all(api, "/v1/wallet/transactions").stream()
            .filter(each -> each.get("type").asText().equals("charge"))
            .toList();
    expect("charges", orders, charges.size());
    var spent =
        bought.stream()
            .map(each -> each.at("/rate/amount").decimalValue())
            .reduce(java.math.BigDecimal.ZERO, java.math.BigDecimal::add);
    var after = api.get("/v1/wallet").json().get("balance").decimalValue();
    if (before.subtract(after).compareTo(spent) != 0) {
      faults.add("charged " + before.subtract(after) + " for " + spent);
    }
    expect("shipped", orders, all(api, "/v1/orders?status=shipped").size());
    expect("labels on paper", orders, papers());
    expect("mistakes", planted, found);
    System.out.printf(
        "BENCH pack-desks orders=%d kills=%d takenOver=%d labels=%d charges=%d papers=%d"
            + " mistakes=%d of %d in %d s faults=%s%n",
        orders,
        killed,
        takenOver,
        ids.size(),
        charges.size(),
        papers(),
        found,
        planted,
        (System.nanoTime() - began) / 1_000_000_000,
        faults);
    for (var desk : desks) {
      desk.printer.close();
    }
  }

  private int papers() {
    return desks.stream().mapToInt(desk -> desk.printer.printed().size()).sum();
  }

  private void expect(String what, int wanted, int is) {
    if (wanted != is) {
      faults.add(what + ": " + is + " in place of " + wanted);
    }
  }

  private static List<JsonNode> all(Api api, String path) {
    var rows = new ArrayList<JsonNode>();
    for (int page = 1; ; page++) {
      var answer = api.get(path + (path.contains("?") ? "&" : "?") + "pageSize=100&page=" + page);
      var data = ok(answer).get("data");
      data.forEach(rows::add);
      if (data.size() < 100) {
        return rows;
      }
    }
  }

  private static JsonNode ok(Api.Response answer) {
    return ok(answer, 200);
  }

  private static JsonNode ok(Api.Response answer, int status) {
    if (answer.status() / 100 != 2) {
      throw new IllegalStateException("not " + status + ": " + answer.text());
    }
    return answer.json();
  }
}

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.nine.Lane;
import dev.quayside.engine.carrier.nine.NineCarriers;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// Kills `quayside serve` with SIGKILL again and again while four hands buy and void, close the day
/// and ask for pick-ups in a production workspace with nine accounts, whose carriers are doubles in
/// this process and live on; then settles, and counts every parcel, cent and file ({@link
/// CarrierAudit}), manifest and pick-up ({@link DayWork}). Two of the accounts are paid from the
/// wallet. Run it in `engine`, on the test class path, with the command that serves:
///
/// `java -cp $CP CarrierKills 200 90 ../quayside`
///
/// for 200 kills, or as many as 90 minutes have room for. The exit code is 1 when something is
/// unexplained.
public final class CarrierKills {

  private static final List<String> STEPS = List.of("bought", "voided", "answered", "any", "day");
  private static final List<String> PREPAID = List.of("fedex", "gls_us");

  /// It finds a shipment by reference after the first scan only, so what it does not know stays
  /// open.
  static final String UNCERTAIN = "dhl_express";

  private static final int HANDS = 4;
  private static final Duration SETTLED_WITHIN = Duration.ofMinutes(4);

  private final NineCarriers carriers = new NineCarriers();
  private final Path directory = Files.createTempDirectory("carrier-kills");
  private final ConcurrentMap<String, String> tried = new ConcurrentHashMap<>();
  private final ConcurrentMap<String, String> open = new ConcurrentHashMap<>();
  private final ConcurrentMap<String, String> bought = new ConcurrentHashMap<>();
  private final Set<String> answered = ConcurrentHashMap.newKeySet();
  private final DayWork day = new DayWork();
  private final List<String> command;
  private final String key;

  private CarrierKills(List<String> command) throws IOException {
    this.command = command;
    key = prepare();
  }

  public static void main(String[] arguments) throws Exception {
    Acting.runAsEngine(() -> measure(arguments));
  }

  private static void measure(String[] arguments) throws Exception {
    var words = Arrays.asList(arguments);
    var campaign = new CarrierKills(words.subList(2, words.size()));
    var until = Instant.now().plus(Duration.ofMinutes(Long.parseLong(words.get(1))));
    System.exit(campaign.run(Integer.parseInt(words.getFirst()), until) ? 0 : 1);
  }

  private String prepare() {
    var options = EngineOptions.at(directory).withCarrierHosts(carriers.hosts());
    try (var engine = Engine.open(options)) {
      var main = engine.accounts().workspaces().bySlug("main").orElseThrow();
      NineCarriers.openAccounts(engine, main.ownCaller());
      for (var code : PREPAID) {
        var draft = new AccountDraft(null, Billing.WALLET, null, Map.of());
        engine.accounts().carrierAccounts().put(main.ownCaller(), code, draft);
      }
      engine
          .accounts()
          .wallets()
          .deposit(
              main.ownCaller(),
              Money.usd("100000.00"),
              Message.said("campaign"),
              RequestKey.none());
      return engine.accounts().keys().create(main.id(), main.environment(), Role.ADMIN).secret();
    }
  }

  private boolean run(int kills, Instant until) throws Exception {
    var random = new Random(14);
    var killed = new TreeMap<String, Integer>();
    for (int i = 0; i < kills && Instant.now().isBefore(until); i++) {
      var step = STEPS.get(i % STEPS.size());
      live(step, random);
      killed.merge(step, 1, Integer::sum);
      System.out.printf("kill %d at %s, %d keys so far%n", i + 1, step, tried.size());
    }
    System.out.println("killed by step: " + killed);
    try (var served = serve()) {
      var desk = served.desk(key);
      var began = Instant.now();
      while (!open.keySet().stream().allMatch(this::isUncertain) || desk.isUnsettled()) {
        if (Duration.between(began, Instant.now()).compareTo(SETTLED_WITHIN) > 0) {
          System.out.println("NO   settled in time, open: " + open);
          break;
        }
        List.copyOf(open.keySet()).forEach(each -> buy(desk, each));
        TimeUnit.SECONDS.sleep(2);
      }
      System.out.printf("settled after %s%n", Duration.between(began, Instant.now()));
      var faults = day.faults(desk, carriers);
      faults.forEach(each -> System.out.println("NO   " + each));
      return new CarrierAudit(desk, carriers, tried, answered).isExplained() & faults.isEmpty();
    } finally {
      carriers.close();
      System.out.println("data: " + directory);
    }
  }

  /// A life of the server that ends at a step, or at any moment.
  private void live(String step, Random random) throws Exception {
    var served = serve();
    var left = new AtomicInteger(1 + random.nextInt(6));
    watch(step, served, left);
    var hands = new ArrayList<Thread>();
    for (int hand = 0; hand < HANDS; hand++) {
      var chance = new Random(random.nextLong());
      hands.add(Thread.startVirtualThread(() -> work(served, chance)));
    }
    if (step.equals("any")) {
      served.dead().await(random.nextInt(1500), TimeUnit.MILLISECONDS);
      served.kill();
    }
    served.dead().await(60, TimeUnit.SECONDS);
    served.kill();
    for (var hand : hands) {
      hand.join();
    }
  }

  /// What a carrier did tells when to kill: before it answers, or a moment after.
  private void watch(String step, Served served, AtomicInteger left) {
    carriers.all().values().forEach(each -> watch(each, step, served, left));
  }

  private static void watch(CarrierDouble carrier, String step, Served served, AtomicInteger left) {
    boolean isDay = step.equals("day");
    var books = new AtomicInteger(isDay ? DayWork.books(carrier) : live(carrier));
    carrier.watches(
        _ -> {
          int now = isDay ? DayWork.books(carrier) : live(carrier);
          int before = books.getAndSet(now);
          boolean hit = isDay ? now != before : step.equals("voided") ? now < before : now > before;
          if (!step.equals("any") && hit && left.decrementAndGet() == 0) {
            if (step.equals("answered")) {
              Thread.startVirtualThread(() -> served.killIn(before % 20));
            } else {
              served.kill();
            }
          }
        });
  }

  private static int live(CarrierDouble carrier) {
    return (int) carrier.sold().stream().filter(sold -> !sold.voided()).count();
  }

  /// Tries again what was not answered before, then buys and voids until the server is gone.
  private void work(Served served, Random random) {
    var desk = served.desk(key);
    try {
      for (var each : List.copyOf(open.keySet())) {
        buy(desk, each);
      }
      day.retry(desk);
      while (served.isAlive()) {
        var labels = List.copyOf(bought.values());
        int what = random.nextInt(10);
        if (what == 0) {
          close(desk, Lane.ALL.get(random.nextInt(Lane.ALL.size())).carrier());
        } else if (what < 3) {
          day.collect(desk, random);
        } else if (what < 7 || labels.isEmpty()) {
          var lane = Lane.ALL.get(random.nextInt(Lane.ALL.size()));
          var order = "k" + tried.size() + "-" + random.nextInt(1_000_000);
          tried.put(order, lane.carrier());
          open.put(order, lane.carrier());
          buy(desk, order);
          if (bought.containsKey(order)) {
            answered.add(order);
          }
        } else {
          var label = labels.get(random.nextInt(labels.size()));
          if (day.voids(label)) {
            desk.post("/v1/labels/" + label + "/cancel", "", "");
          }
        }
      }
    } catch (Desk.GoneException killed) {
      // the next life tries again
    }
  }

  /// Labels whose answer was there: one that was lost has to be voided.
  private void close(Desk desk, String carrier) {
    var labels =
        answered.stream()
            .filter(order -> carrier.equals(tried.get(order)))
            .map(bought::get)
            .toList();
    day.close(desk, carrier, labels);
  }

  /// A key is done with when its label is there; one that is refused for now is tried again.
  private void buy(Desk desk, String order) {
    var carrier = open.get(order);
    if (carrier == null) {
      return;
    }
    JsonNode answer = desk.post("/v1/labels", Lane.of(carrier).order(order), order);
    if (answer.path("status").asText().equals("pending")) {
      // a key answers what it answered first
      answer = desk.get("/v1/labels/" + answer.path("id").asText());
    }
    var status = answer.path("status").asText();
    if (status.equals("created")) {
      bought.put(order, answer.path("id").asText());
      open.remove(order);
    } else if (status.equals("cancelled")) {
      open.remove(order);
    } else if (!status.equals("pending")
        && !answer
            .at("/error/code")
            .asText()
            .matches("CARRIER_UNAVAILABLE|CONFLICT|SERVICE_UNAVAILABLE")) {
      System.out.println(order + " " + carrier + ": " + answer);
    }
  }

  private boolean isUncertain(String order) {
    return UNCERTAIN.equals(open.get(order));
  }

  private Served serve() throws IOException {
    return Served.start(command, directory, carriers.hosts());
  }

  /// A server that can be killed.
  private record Served(Process process, String url, CountDownLatch dead) implements AutoCloseable {

    static Served start(List<String> command, Path directory, Map<String, java.net.URI> hosts)
        throws IOException {
      var words = new ArrayList<>(command);
      words.addAll(List.of("serve", "--data", directory.toString(), "--port", "0"));
      words.addAll(List.of("--sandbox-port", "0", "--rate-limit", "0"));
      hosts.forEach((code, url) -> words.addAll(List.of("--carrier-endpoint", code + "=" + url)));
      var log = ProcessBuilder.Redirect.appendTo(directory.resolve("serve.log").toFile());
      var process = new ProcessBuilder(words).redirectError(log).start();
      var out = process.inputReader();
      var url = "";
      for (var line = out.readLine(); line != null; line = out.readLine()) {
        if (line.startsWith("production ")) {
          url = line.substring("production ".length()).strip();
        }
        if (line.equals("ready")) {
          return new Served(process, url, new CountDownLatch(1));
        }
      }
      throw new IOException("it did not serve: see " + directory.resolve("serve.log"));
    }

    Desk desk(String key) {
      return new Desk(url, key);
    }

    boolean isAlive() {
      return dead.getCount() > 0;
    }

    void kill() {
      process.destroyForcibly();
      dead.countDown();
      process.onExit().join();
    }

    void killIn(int millis) {
      try {
        TimeUnit.MILLISECONDS.sleep(millis);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      kill();
    }

    @Override
    public void close() {
      process.destroy();
      process.onExit().join();
    }
  }

  /// Somebody who talks to the API.
  record Desk(String url, String key) {

    private static final java.net.http.HttpClient HTTP = java.net.http.HttpClient.newHttpClient();
    private static final com.fasterxml.jackson.databind.ObjectMapper JSON =
        new com.fasterxml.jackson.databind.ObjectMapper();

    /// The server is not there any more.
    static final class GoneException extends RuntimeException {
      GoneException(IOException e) {
        super(e);
      }
    }

    JsonNode post(String path, String body, String idempotencyKey) {
      var request =
          request(path)
              .header("Content-Type", "application/json")
              .POST(
                  java.net.http.HttpRequest.BodyPublishers.ofString(body.isEmpty() ? "{}" : body));
      return read(
          send(
              idempotencyKey.isEmpty()
                  ? request
                  : request.header("Idempotency-Key", idempotencyKey)));
    }

    JsonNode delete(String path) {
      var response = send(request(path).DELETE());
      return response.statusCode() == 204 ? JSON.createObjectNode() : read(response);
    }

    JsonNode get(String path) {
      return read(send(request(path).GET()));
    }

    int status(String path) {
      return send(request(path).GET()).statusCode();
    }

    /// All pages of a list.
    List<JsonNode> all(String path) {
      var all = new ArrayList<JsonNode>();
      for (int page = 1; ; page++) {
        var data = get(path + "?pageSize=100&page=" + page).path("data");
        data.forEach(all::add);
        if (data.size() < 100) {
          return all;
        }
      }
    }

    boolean isUnsettled() {
      return all("/v1/labels").stream()
          .filter(label -> !label.path("carrier").asText().equals(UNCERTAIN))
          .filter(label -> !label.path("status").asText().equals("cancelled"))
          .anyMatch(label -> !label.path("settlement").isNull());
    }

    private java.net.http.HttpRequest.Builder request(String path) {
      return java.net.http.HttpRequest.newBuilder(java.net.URI.create(url + path))
          .timeout(Duration.ofSeconds(60))
          .header("X-API-Key", key);
    }

    private java.net.http.HttpResponse<byte[]> send(java.net.http.HttpRequest.Builder request) {
      try {
        return HTTP.send(request.build(), java.net.http.HttpResponse.BodyHandlers.ofByteArray());
      } catch (IOException e) {
        throw new GoneException(e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
    }

    private static JsonNode read(java.net.http.HttpResponse<byte[]> response) {
      try {
        return JSON.readTree(response.body());
      } catch (IOException e) {
        throw new GoneException(e);
      }
    }
  }
}

import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;

/// How much longer several purchases at once take than one, over a slow line to the database: `java
/// -cp <test class path> SlowLineBench.java ROUNDS MILLISECONDS [BUYERS]`, the milliseconds each
/// way. A round is one purchase by rate alone and then BUYERS (4) at once; one round before them
/// warms up. The ratio is that of the medians of the slowest of each.
class SlowLineBench {

  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final Pattern RATE = Pattern.compile("\"id\"\\s*:\\s*\"(rate_\\w+)\"");
  private static final String PARCEL =
      """
      {"from":{"name":"Ann Sender","street1":"500 Terry Francois Blvd","city":"San Francisco",
      "state":"CA","zip":"94158","country":"US"},
      "to":{"name":"Bob Buyer","street1":"350 5th Ave","city":"New York","state":"NY",
      "zip":"10118","country":"US"},
      "parcel":{"weightOz":18.5,"length":10,"width":8,"height":4}}
      """;

  private record Desk(URI url, String key) {

    String post(String path, String body, String idempotencyKey)
        throws IOException, InterruptedException {
      var request =
          HttpRequest.newBuilder(url.resolve(path))
              .header("X-API-Key", key)
              .header("Content-Type", "application/json")
              .header("Idempotency-Key", idempotencyKey)
              .POST(HttpRequest.BodyPublishers.ofString(body))
              .build();
      var answer = HTTP.send(request, BodyHandlers.ofString());
      return answer.statusCode() + " " + answer.body();
    }

    String rate() throws IOException, InterruptedException {
      var answer = post("/v1/rates", PARCEL, UUID.randomUUID().toString());
      var found = RATE.matcher(answer);
      if (!found.find()) {
        throw new IllegalStateException(answer);
      }
      return found.group(1);
    }
  }

  public static void main(String[] args) throws Exception {
    Acting.runAsEngine(() -> measure(args));
  }

  private static void measure(String[] args) throws Exception {
    int rounds = Integer.parseInt(args[0]);
    int buyers = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    var folder = Files.createTempDirectory("slow-line");
    try (var line = new TroubledNetwork(PostgresServer.database())) {
      var options =
          ServedEngine.engineOptions(folder).onDatabase(PostgresServer.shared(line.address("")));
      try (var served = ServedEngine.open(options, ServedEngine.FREE_PORTS)) {
        var desk = new Desk(served.sandbox(), served.key("demo", Role.ADMIN));
        line.delay(Duration.ofMillis(Long.parseLong(args[1])));
        round(desk, 1);
        round(desk, buyers);
        var alone = new ArrayList<Double>();
        var together = new ArrayList<Double>();
        for (int i = 0; i < rounds; i++) {
          alone.add(round(desk, 1));
          together.add(round(desk, buyers));
        }
        System.out.printf(
            "one alone %.1f s, %d at once %.1f s: %.2f times%n",
            median(alone), buyers, median(together), median(together) / median(alone));
        line.delay(Duration.ZERO);
      }
    }
    System.exit(0);
  }

  private static double round(Desk desk, int buyers) throws Exception {
    var rates = new ArrayList<String>();
    for (int i = 0; i < buyers; i++) {
      rates.add(desk.rate());
    }
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Callable<Double>> all =
          rates.stream().<Callable<Double>>map(rate -> () -> seconds(desk, rate)).toList();
      var took = new ArrayList<Double>();
      for (var each : threads.invokeAll(all)) {
        took.add(each.get());
      }
      System.out.printf(
          "%d at once: %s s%n", buyers, took.stream().map("%.1f"::formatted).toList());
      return took.stream().mapToDouble(each -> each).max().orElseThrow();
    }
  }

  private static double seconds(Desk desk, String rate) throws Exception {
    long since = System.nanoTime();
    var answer = desk.post("/v1/labels", "{\"rateId\":\"" + rate + "\"}", UUID.randomUUID() + "");
    if (!answer.startsWith("201")) {
      System.out.println("NOT BOUGHT: " + answer.lines().findFirst().orElse(""));
    }
    return (System.nanoTime() - since) / 1e9;
  }

  private static double median(List<Double> all) {
    var sorted = all.stream().mapToDouble(each -> each).toArray();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}

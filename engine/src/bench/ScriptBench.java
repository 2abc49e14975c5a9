import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import com.sun.management.OperatingSystemMXBean;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// What a shop's script asks for at once, over loopback, beside what this machine gives a bare
/// server and a bare database: `java -cp <class path> ScriptBench.java [orders] [batch] [streams]`,
/// all when none is named. The client's work and memory are in the figures: it is one process.
class ScriptBench {

  private static final int MOST_ORDERS = 500;
  private static final int BATCH = 1_000;
  private static final int STREAMS = 200;
  private static final int ROUNDS = Integer.getInteger("rounds", 12);
  private static final int REQUESTS = Integer.getInteger("requests", 4_000);
  private static final String FROM =
      """
      {"name":"Ann Sender","street1":"500 Terry Francois Blvd","city":"San Francisco","state":"CA","zip":"94158","country":"US"}\
      """;
  private static final String TO =
      """
      {"name":"Bob Buyer","street1":"350 5th Ave","city":"New York","state":"NY","zip":"10118","country":"US"}\
      """;
  private static final String QUOTE =
      "{\"from\":%s,\"to\":%s,\"parcel\":{\"weightOz\":18.5,\"lengthIn\":10,\"widthIn\":8,\"heightIn\":4}}"
          .formatted(FROM, TO);
  private static final ObjectMapper JSON = new ObjectMapper();

  private final HttpClient http = HttpClient.newHttpClient();
  private final Engine engine;
  private final Workspace demo;
  private final URI url;
  private final String key;
  private int made;

  private ScriptBench(Engine engine, URI url) {
    this.engine = engine;
    this.url = url;
    demo = engine.accounts().workspaces().bySlug("demo").orElseThrow();
    key = key();
    for (int i = 0; i < 5; i++) {
      var deposit = Money.usd("1000000.00");
      engine
          .accounts()
          .wallets()
          .deposit(demo.ownCaller(), deposit, Message.said("for the benchmark"), RequestKey.none());
    }
  }

  public static void main(String[] args) throws Exception {
    Acting.runAsEngine(() -> measure(args));
  }

  private static void measure(String[] args) throws Exception {
    var wanted = args.length == 0 ? List.of("orders", "batch", "streams") : List.of(args);
    var directory = Files.createTempDirectory("script-bench");
    System.out.printf("bare commits: %d a second%n", BareCommits.aSecond(directory, 3));
    try (var engine = Engine.open(EngineOptions.at(directory));
        var server =
            engine.serve(ServerOptions.standard().withPorts(0, 0).withRequestsPerMinute(0))) {
      var bench = new ScriptBench(engine, server.baseUrls().sandbox());
      for (var each : wanted) {
        switch (each) {
          case "orders" -> bench.orders();
          case "batch" -> bench.batch();
          case "streams" -> bench.streams();
          default -> throw new IllegalArgumentException(each);
        }
      }
    }
    System.out.printf("bare commits: %d a second%n", BareCommits.aSecond(directory, 3));
    System.exit(0);
  }

  private void orders() throws Exception {
    var bare = BareEcho.start();
    var echo = URI.create("http://127.0.0.1:" + bare.port() + "/same");
    var mine = new double[ROUNDS];
    var ceiling = new double[ROUNDS];
    // half of them warm the machine up
    long worked = 0;
    for (int round = -ROUNDS; round < ROUNDS; round++) {
      var body = fresh();
      double echoed = timed(() -> answered(post(echo, body)));
      long before = processor();
      double taken = timed(() -> answered(post(url.resolve("/v1/orders/batch"), body)));
      if (round >= 0) {
        worked += processor() - before;
        mine[round] = taken;
        ceiling[round] = echoed;
      }
    }
    bare.stop();
    say(
        "POST /v1/orders/batch of %d: %s, %.0f ms of processor",
        MOST_ORDERS, spread(mine), worked / 1e6 / ROUNDS);
    say("  a bare echo of the same body: %s", spread(ceiling));
  }

  /// Rated and bought by the batch, then rendered as one file.
  private void batch() throws Exception {
    for (int round = 0; round < Math.max(3, ROUNDS / 3); round++) {
      var orders = JSON.createArrayNode();
      while (orders.size() < BATCH) {
        take(orders);
      }
      long start = System.nanoTime();
      long worked = processor();
      var asked = JSON.createObjectNode().put("action", "buy").<ObjectNode>set("orders", orders);
      asked.putObject("fallback").put("kind", "cheapest");
      asked.set("from", JSON.readTree(FROM));
      var path = "/v1/batches/" + posted("/v1/batches", asked.toString()).get("id").asText();
      // the list has no lines, so that asking costs little
      var newest = "/v1/batches?pageSize=1";
      var batch = got(newest).at("/data/0");
      while (!batch.get("status").asText().equals("done")) {
        Thread.sleep(50);
        batch = got(newest).at("/data/0");
      }
      double bought = millis(start);
      int bytes = answered(get(path + "/labels")).length;
      double all = millis(start);
      say(
          "a batch of %d, %d bought: %.0f ms, as one PDF of %d KB %.0f ms more: %.0f a second, %.2f"
              + " ms of processor each",
          BATCH,
          batch.at("/counts/bought").asInt(),
          bought,
          bytes / 1024,
          all - bought,
          BATCH * 1000 / all,
          (processor() - worked) / 1e6 / BATCH);
    }
  }

  private void take(ArrayNode ids) throws Exception {
    for (JsonNode each : posted("/v1/orders/batch", fresh()).get("data")) {
      ids.add(each.at("/order/id").asText());
    }
  }

  private void streams() throws Exception {
    p50();
    p50();
    for (int round = 0; round < 3; round++) {
      say("POST /v1/rates, one client, p50: %.2f ms; heap %.1f MB", p50(), heap());
      var open = new ArrayList<Socket>();
      for (int i = 0; i < STREAMS; i++) {
        open.add(stream(key()));
      }
      say("  with %d streams open: %.2f ms; heap %.1f MB", STREAMS, p50(), heap());
      for (var each : open) {
        each.close();
      }
    }
  }

  /// Its head is read, so it is open; there are no events to read.
  private Socket stream(String own) throws IOException {
    var socket = new Socket(url.getHost(), url.getPort());
    var head =
        "GET /v1/events/stream HTTP/1.1\r\nHost: %s:%d\r\nX-API-Key: %s\r\n\r\n"
            .formatted(url.getHost(), url.getPort(), own);
    socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
    var in = socket.getInputStream();
    var status = new String(in.readNBytes("HTTP/1.1 200".length()), StandardCharsets.US_ASCII);
    if (!status.endsWith("200")) {
      throw new IOException(status);
    }
    return socket;
  }

  private double p50() throws Exception {
    var times = new double[REQUESTS];
    for (int i = 0; i < times.length; i++) {
      times[i] = timed(() -> answered(post(url.resolve("/v1/rates"), QUOTE)));
    }
    Arrays.sort(times);
    return times[times.length / 2];
  }

  /// What is live, in MB.
  private static double heap() throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      System.gc();
      Thread.sleep(200);
    }
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / 1e6;
  }

  /// Of all threads, the compiler's too, in ns.
  private static long processor() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }

  private String fresh() {
    var orders = JSON.createObjectNode();
    var list = orders.putArray("orders");
    for (int i = 0; i < MOST_ORDERS; i++) {
      list.addRawValue(
          new RawValue(
              """
              {"reference":"B-%d","to":%s,"parcel":{"weightOz":18.5,"lengthIn":10,"widthIn":8,"heightIn":4},\
              "items":[{"sku":"MUG","name":"Mug","quantity":2,"value":{"amount":12.5}},{"sku":"TEA","name":"Sencha","quantity":1,"value":{"amount":9}}]}\
              """
                  .formatted(made++, TO)));
    }
    return orders.toString();
  }

  private String key() {
    return engine.accounts().keys().create(demo.id(), demo.environment(), Role.OPERATOR).secret();
  }

  private JsonNode posted(String path, String body) throws Exception {
    return JSON.readTree(answered(post(url.resolve(path), body)));
  }

  private JsonNode got(String path) throws Exception {
    return JSON.readTree(answered(get(path)));
  }

  private HttpRequest get(String path) {
    return HttpRequest.newBuilder(url.resolve(path)).header("X-API-Key", key).build();
  }

  private HttpRequest post(URI where, String body) {
    return HttpRequest.newBuilder(where)
        .header("X-API-Key", key)
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(body))
        .build();
  }

  private byte[] answered(HttpRequest request) throws Exception {
    var answer = http.send(request, BodyHandlers.ofByteArray());
    if (answer.statusCode() / 100 != 2) {
      throw new IOException(
          answer.statusCode() + " " + new String(answer.body(), StandardCharsets.UTF_8));
    }
    return answer.body();
  }

  private interface Work {
    byte[] run() throws Exception;
  }

  private static double timed(Work work) throws Exception {
    long start = System.nanoTime();
    work.run();
    return millis(start);
  }

  private static double millis(long start) {
    return (System.nanoTime() - start) / 1e6;
  }

  private static String spread(double[] times) {
    Arrays.sort(times);
    return "p50 %.0f, best %.0f, worst %.0f ms"
        .formatted(times[times.length / 2], times[0], times[times.length - 1]);
  }

  private static void say(String line, Object... arguments) throws IOException {
    var load = Files.readString(Path.of("/proc/loadavg")).split(" ")[0];
    System.out.println(String.format(Locale.ROOT, line, arguments) + " (load " + load + ")");
  }
}

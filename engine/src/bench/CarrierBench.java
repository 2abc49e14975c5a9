import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.nine.Lane;
import dev.quayside.engine.carrier.nine.NineCarriers;
import dev.quayside.engine.platform.server.ServerOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import okhttp3.ConnectionPool;
import okhttp3.Headers;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;

/// POST /v1/rates and POST /v1/labels of a production workspace with nine accounts, whose carriers
/// answer after 150 ms; and the same calls made by nothing but OkHttp. Run it in `engine`, on the
/// test class path: `java -cp $CP CarrierBench REQUESTS`. The server and the bare client are
/// processes of their own, so that their processor time is theirs; doubles and clients share the
/// machine with them.
public final class CarrierBench {

  private static final Duration ANSWERS_AFTER = Duration.ofMillis(150);
  private static final int IN_FLIGHT = 200;
  private static final ObjectMapper JSON = new ObjectMapper();

  /// One call that a request makes of a carrier.
  record Call(String url, String method, Map<String, String> headers, byte[] body) {}

  private CarrierBench() {}

  public static void main(String[] arguments) throws Exception {
    Acting.runAsEngine(() -> play(arguments));
  }

  private static void play(String[] arguments) throws Exception {
    switch (arguments[0]) {
      case "serve" -> serve(Path.of(arguments[1]), Arrays.asList(arguments));
      case "bare" -> bare(Path.of(arguments[1]), Integer.parseInt(arguments[2]));
      default -> measure(Integer.parseInt(arguments[0]));
    }
  }

  private static void serve(Path directory, List<String> words) throws IOException {
    var hosts = new HashMap<String, URI>();
    words.stream()
        .skip(2)
        .map(each -> each.split("=", 2))
        .forEach(each -> hosts.put(each[0], URI.create(each[1])));
    var ports = ServerOptions.standard().withPorts(0, 0).withRequestsPerMinute(0);
    try (var engine = Engine.open(EngineOptions.at(directory).withCarrierHosts(hosts));
        var server = engine.serve(ports)) {
      var main = engine.accounts().workspaces().bySlug("main").orElseThrow();
      NineCarriers.openAccounts(engine, main.ownCaller());
      var key = engine.accounts().keys().create(main.id(), main.environment(), Role.ADMIN).secret();
      System.out.println(server.baseUrls().production() + " " + key);
      System.in.read();
    }
  }

  private static void measure(int requests) throws Exception {
    var directory = Files.createTempDirectory("carrier-bench");
    try (var carriers = new NineCarriers()) {
      var words = new ArrayList<>(List.of("serve", directory.resolve("data").toString()));
      carriers.hosts().forEach((code, url) -> words.add(code + "=" + url));
      carriers.all().values().forEach(each -> each.answersAfter(ANSWERS_AFTER));
      var server = start(words);
      var where = server.inputReader().readLine().split(" ", 2);
      var desk = new CarrierKills.Desk(where[0], where[1]);
      IntConsumer rate = _ -> desk.post("/v1/rates", Lane.of("ups").rates(), "");
      IntConsumer buy = i -> desk.post("/v1/labels", Lane.of("veho").order("b" + i), "");
      load(1, 10, rate);
      load(IN_FLIGHT, requests, rate);
      var calls = calls(carriers, rate);
      if (calls.isEmpty()) {
        throw new IllegalStateException("the carriers rest after failures: warm up more gently");
      }
      long tokens = tokens(carriers);
      report("POST /v1/labels, one client", load(1, 40, buy));
      report("POST /v1/rates, one client", load(1, 100, rate));
      long before = cpu(server);
      report("POST /v1/rates, 200 in flight", load(IN_FLIGHT, requests, rate));
      double ours = cpu(server) - before;
      long spent = tokens(carriers) - tokens;
      // before the bare calls, which repeat requests
      int violations = carriers.violations().size();
      server.destroyForcibly().waitFor();
      var file = Files.write(directory.resolve("calls.json"), JSON.writeValueAsBytes(calls));
      System.out.printf(
          "processor a request %.2f ms, of %d calls by bare OkHttp %.2f ms; calls for tokens %d;"
              + " violations %d; load %.1f%n",
          ours / 1e6 / requests,
          calls.size(),
          bareCpu(file, requests) / 1e6 / requests,
          spent,
          violations,
          ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }
  }

  /// What one request makes of calls when the tokens are there.
  private static List<Call> calls(NineCarriers carriers, IntConsumer rate) {
    var before = new HashMap<String, Integer>();
    carriers.all().forEach((code, each) -> before.put(code, each.asked().size()));
    rate.accept(0);
    var calls = new ArrayList<Call>();
    carriers
        .all()
        .forEach(
            (code, each) ->
                each.asked().stream()
                    .skip(before.getOrDefault(code, 0))
                    .map(asked -> call(each, asked))
                    .forEach(calls::add));
    return calls;
  }

  private static Call call(CarrierDouble carrier, CarrierDouble.Asked asked) {
    var headers = new HashMap<>(asked.headers());
    headers.keySet().removeAll(List.of("host", "content-length", "connection", "accept-encoding"));
    return new Call(carrier.url() + asked.path(), asked.method(), headers, asked.body());
  }

  private static long tokens(NineCarriers carriers) {
    return carriers.all().values().stream()
        .flatMap(each -> each.asked().stream())
        .filter(asked -> asked.path().contains("token"))
        .count();
  }

  private static double bareCpu(Path calls, int requests) throws Exception {
    var process = start(List.of("bare", calls.toString(), Integer.toString(requests)));
    try (var out = process.inputReader();
        var in = process.outputWriter()) {
      out.readLine();
      long before = cpu(process);
      in.write("go\n");
      in.flush();
      out.readLine();
      return cpu(process) - before;
    } finally {
      process.destroyForcibly();
    }
  }

  private static void bare(Path file, int requests) throws Exception {
    var calls = List.of(JSON.readValue(file.toFile(), Call[].class));
    var pool = new ConnectionPool(IN_FLIGHT * calls.size(), 1, TimeUnit.MINUTES);
    var client = new OkHttpClient.Builder().connectionPool(pool).build();
    load(IN_FLIGHT, requests, _ -> ask(client, calls));
    System.out.println("warm");
    System.in.read();
    load(IN_FLIGHT, requests, _ -> ask(client, calls));
    System.out.println("done");
    System.in.readAllBytes();
  }

  private static void ask(OkHttpClient client, List<Call> calls) {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      calls.forEach(each -> threads.submit(() -> ask(client, each)));
    }
  }

  private static int ask(OkHttpClient client, Call call) {
    var body = call.body().length == 0 ? null : RequestBody.create(call.body());
    var request =
        new Request.Builder()
            .url(call.url())
            .headers(Headers.of(call.headers()))
            .method(call.method(), body)
            .build();
    try (var response = client.newCall(request).execute()) {
      return response.body().bytes().length;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Process start(List<String> words) throws IOException {
    var java = ProcessHandle.current().info().command().orElseThrow();
    var command = new ArrayList<>(List.of(java, "--enable-native-access=ALL-UNNAMED", "-Xmx512m"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "CarrierBench"));
    command.addAll(words);
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
  }

  private static long cpu(Process process) {
    return process.info().totalCpuDuration().orElseThrow().toNanos();
  }

  /// Milliseconds of each, the shortest first.
  private static List<Double> load(int clients, int requests, IntConsumer request)
      throws InterruptedException {
    var times = new ConcurrentLinkedQueue<Double>();
    var left = new AtomicInteger(requests);
    var threads = new ArrayList<Thread>();
    for (int i = 0; i < clients; i++) {
      threads.add(Thread.startVirtualThread(() -> work(left, request, times)));
    }
    for (var thread : threads) {
      thread.join();
    }
    return times.stream().sorted().toList();
  }

  private static void work(
      AtomicInteger left, IntConsumer request, ConcurrentLinkedQueue<Double> times) {
    for (int n = left.getAndDecrement(); n > 0; n = left.getAndDecrement()) {
      long start = System.nanoTime();
      request.accept(n);
      times.add((System.nanoTime() - start) / 1e6);
    }
  }

  private static void report(String what, List<Double> times) {
    System.out.printf(
        "%s: p50 %.1f ms, p99 %.1f ms of %d%n",
        what, times.get(times.size() / 2), times.get(times.size() * 99 / 100), times.size());
  }
}

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.source.SourceDraft;
import dev.quayside.engine.source.Sync;
import dev.quayside.engine.source.doubles.WooDouble;
import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;

/// How long pulls of a shop on this machine take, and what waits meanwhile. Run it in `engine` on
/// the compiled classes: `java -cp <test class path> src/bench/SourceBench.java`. It pulls 60
/// orders, then 5,000, then those that are missing to `-Dquayside.known` (50,000), and between
/// those, five times each, 60 orders that changed. While thousands come in, another thread writes
/// every 5 ms; how long it waits shows how long a pull holds the writer. At the end, how long the
/// list of sources takes, and from 20 labels to the shop that shows their numbers.
class SourceBench {

  private static final int CHANGED = 60;
  private static final int ROUNDS = 5;
  private static final int LABELS = 20;
  private static final Instant BEGIN = Instant.parse("2026-01-01T00:00:00Z");

  private final Engine engine;
  private final Caller caller;
  private final WooDouble shop;
  private final String source;
  private int orders;
  private Instant latest = Instant.parse("2026-10-01T00:00:00Z");

  private SourceBench(Engine engine, WooDouble shop) {
    this.engine = engine;
    this.shop = shop;
    caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
    var fields =
        Map.of(
            "url", shop.url().toString(),
            "consumerKey", WooDouble.KEY,
            "consumerSecret", WooDouble.SECRET);
    var draft =
        new SourceDraft(
            "woocommerce", "Shop", true, fields, 0, BEGIN, null, null, null, true, null, null);
    source = engine.sources().create(caller, draft, RequestKey.none()).source().id();
  }

  public static void main(String[] args) throws Exception {
    int known = Integer.getInteger("quayside.known", 50_000);
    var data = Files.createTempDirectory("source-bench");
    try (var shop = new WooDouble(BEGIN);
        var engine = Engine.open(EngineOptions.at(data))) {
      var bench = new SourceBench(engine, shop);
      bench.more("60 orders", 60);
      double few = bench.changed();
      bench.more("5,000 orders", 5_060);
      double some = bench.changed();
      System.out.printf("ratio of 5,060 known to 60: %.2f%n", some / few);
      bench.lists();
      bench.told();
      if (known > 5_060) {
        bench.more("up to " + known, known);
        double many = bench.changed();
        System.out.printf("ratio of %,d known to 60: %.2f%n", known, many / few);
        bench.lists();
      }
    }
  }

  /// Pulls orders until so many are known.
  private void more(String what, int wanted) throws InterruptedException {
    for (int id = orders + 1; id <= wanted; id++) {
      shop.order(id);
      shop.changedAt(id, latest.plusSeconds(id));
    }
    latest = latest.plusSeconds(wanted);
    orders = wanted;
    var waits = new ConcurrentLinkedQueue<Double>();
    var writer =
        Thread.ofPlatform()
            .start(
                () -> {
                  while (!Thread.interrupted()) {
                    long start = System.nanoTime();
                    engine.installation().settings().keep(caller, "bench", start);
                    waits.add((System.nanoTime() - start) / 1e6);
                    LockSupport.parkNanos(5_000_000);
                  }
                });
    double millis = pull();
    writer.interrupt();
    writer.join();
    System.out.printf(
        "%s: %.1f s; a write beside it: %s ms%n",
        what, millis / 1_000, quantiles(waits.stream().mapToDouble(each -> each).toArray()));
  }

  /// Median of the pulls of 60 orders that changed, in ms.
  private double changed() {
    var millis = new double[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      // beyond the overlap, so that each pull reads these alone
      latest = latest.plus(Duration.ofMinutes(20));
      for (int id = 1; id <= CHANGED; id++) {
        var note = "round " + round + " of " + orders;
        shop.change(id, each -> each.put("customer_note", note));
        shop.changedAt(id, latest);
      }
      millis[round] = pull();
    }
    Arrays.sort(millis);
    System.out.printf("%d changed of %,d: %.0f ms%n", CHANGED, orders, millis[ROUNDS / 2]);
    return millis[ROUNDS / 2];
  }

  private void lists() {
    var millis = new double[100];
    for (int i = 0; i < millis.length; i++) {
      long start = System.nanoTime();
      engine.sources().list(caller);
      millis[i] = (System.nanoTime() - start) / 1e6;
    }
    System.out.printf("list of sources: %s ms%n", quantiles(millis));
  }

  /// From a label to the shop that shows its number.
  private void told() {
    var fulfilment = engine.ordering().fulfilment();
    var some = engine.ordering().orders().list(caller, OrderFilter.ALL, null, LABELS);
    var millis = new double[some.size()];
    for (int i = 0; i < millis.length; i++) {
      var order = some.get(i);
      var ready = fulfilment.ready(caller, order, SampleOrders.SENDER, Choice.cheapest(null));
      fulfilment.buy(caller, (Readiness.Chosen) ready);
      long bought = System.nanoTime();
      long id = Long.parseLong(Objects.requireNonNull(order.origin()).externalId());
      while (shop.numbers(id).isEmpty()) {
        LockSupport.parkNanos(1_000_000);
      }
      millis[i] = (System.nanoTime() - bought) / 1e6;
    }
    System.out.printf("told after the label: %s ms%n", quantiles(millis));
  }

  private double pull() {
    long start = System.nanoTime();
    var sync = engine.sources().sync(caller, source, false);
    while (sync.status() == Sync.Status.RUNNING) {
      LockSupport.parkNanos(2_000_000);
      sync = engine.sources().sync(caller, source, sync.id());
    }
    if (sync.status() != Sync.Status.DONE) {
      throw new IllegalStateException(sync.toString());
    }
    double millis = (System.nanoTime() - start) / 1e6;
    // the next one is a new one
    while (engine.sources().get(caller, source).running()) {
      LockSupport.parkNanos(1_000_000);
    }
    return millis;
  }

  /// Median, 99th percentile and most.
  private static String quantiles(double[] millis) {
    Arrays.sort(millis);
    return "p50 %.1f, p99 %.1f, most %.1f"
        .formatted(
            millis[millis.length / 2],
            millis[(int) (millis.length * 0.99)],
            millis[millis.length - 1]);
  }
}

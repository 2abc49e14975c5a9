import com.sun.management.OperatingSystemMXBean;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.analytics.advice.AskedLane;
import dev.quayside.engine.analytics.advice.Priority;
import dev.quayside.engine.analytics.advice.Question;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.engine.shipping.store.ManyShipments;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/// What grows with the number of shipments: each wait with 10,000 and with a million shipments of
/// 400 days (`-Dquayside.many=200000` for fewer), in turns in one process, in processor time of the
/// whole process, so that other work on the machine changes the ratio little. Run it in `engine` on
/// the compiled classes: `java -cp <test class path> src/bench/GrowthBench.java DIRECTORY`. The
/// first run makes the two data directories, which takes minutes and 4 GB; later runs take them up
/// again.
class GrowthBench {

  private static final int FEW = 10_000;
  private static final int MANY = Integer.getInteger("quayside.many", 1_000_000);
  private static final int ROUNDS = 5;
  private static final long ENOUGH_NS = 200_000_000;
  private static final OperatingSystemMXBean CPU =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  public static void main(String[] args) throws Exception {
    var root = Path.of(args[0]);
    fill(root.resolve("few"), FEW);
    fill(root.resolve("many"), MANY);
    try (var few = Engine.open(EngineOptions.at(root.resolve("few").resolve("data")));
        var many = Engine.open(EngineOptions.at(root.resolve("many").resolve("data")))) {
      var ofFew = waits(few, FEW);
      var ofMany = waits(many, MANY);
      System.out.printf(
          "%-32s %10s %10s %6s %17s%n",
          "median of " + ROUNDS + ", ms of cpu", FEW, MANY, "ratio", "of the least");
      for (var name : ofFew.keySet()) {
        var small = new double[ROUNDS];
        var large = new double[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
          small[i] = time(ofFew.get(name));
          large[i] = time(ofMany.get(name));
        }
        Arrays.sort(small);
        Arrays.sort(large);
        double a = small[ROUNDS / 2];
        double b = large[ROUNDS / 2];
        System.out.printf(
            "%-32s %10.2f %10.2f %6.1f %17.1f%n", name, a, b, b / a, large[0] / small[0]);
      }
    }
  }

  private static void fill(Path directory, int shipments) throws Exception {
    if (Files.exists(directory)) {
      return;
    }
    Files.createDirectories(directory);
    try (var desk = PaperEngine.open(directory)) {
      desk.engine()
          .shipping()
          .purchase()
          .buy(desk.caller(), PaperEngine.order(), RequestKey.none());
    }
    ManyShipments.add(directory.resolve("data").resolve("quayside.db"), shipments, 400);
  }

  private static Map<String, Runnable> waits(Engine engine, int count) {
    var caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
    var now = Instant.now();
    var today = LocalDate.now();
    var reference = "ORD-" + (100_000 + count / 2);
    var waits = new LinkedHashMap<String, Runnable>();
    waits.put("shipments", list(engine, ShipmentFilter.NONE));
    waits.put("shipments?reference", list(engine, filter(null, reference, null)));
    waits.put("shipments?reference of none", list(engine, filter(null, "nobody's", null)));
    waits.put(
        "shipments?carrier&status",
        list(
            engine,
            new ShipmentFilter(
                "ontrac", null, ShipmentStatus.RETURNED, null, null, null, null, null)));
    waits.put("shipments?service of none", list(engine, filter("usps_media_mail", null, null)));
    waits.put(
        "shipments?createdAfter a day",
        list(engine, filter(null, null, now.minus(Duration.ofDays(1)))));
    waits.put(
        "shipments?createdAfter a year",
        list(engine, filter(null, null, now.minus(Duration.ofDays(365)))));
    waits.put("savings", () -> engine.analytics().reports().savings(caller, null, null, null));
    waits.put(
        "savings of 30 days",
        () ->
            engine
                .analytics()
                .reports()
                .savings(caller, now.minus(Duration.ofDays(30)), null, null));
    waits.put(
        "carriers",
        () ->
            engine
                .analytics()
                .reports()
                .carriers(caller, engine.analytics().reports().period(caller, null, null), null));
    waits.put(
        "predict",
        () ->
            engine
                .analytics()
                .forecasts()
                .predict(
                    caller, new Question("ups", AskedLane.of("94105", "11217"), "ups_ground")));
    waits.put(
        "recommend",
        () ->
            engine
                .analytics()
                .forecasts()
                .recommend(
                    caller,
                    AskedLane.of("94105", "11217"),
                    new ParcelDraft(BigDecimal.valueOf(16), null, null, null),
                    Priority.BALANCED));
    waits.put(
        "spending of a year by day",
        () ->
            engine
                .lists()
                .activity()
                .spending(caller, today.minusDays(364), today, ZoneId.of("America/New_York")));
    waits.put(
        "labels of a day by hour",
        () ->
            engine
                .lists()
                .activity()
                .labelsPerHour(caller, today.minusDays(1), ZoneId.of("America/New_York")));
    return waits;
  }

  private static ShipmentFilter filter(String service, String reference, Instant after) {
    return new ShipmentFilter(null, service, null, null, null, reference, after, null);
  }

  private static Runnable list(Engine engine, ShipmentFilter filter) {
    var caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
    return () -> engine.shipping().shipments().list(caller, filter, Page.Request.FIRST);
  }

  /// Of one run of many, since the clock of the process counts in hundredths of a second.
  private static double time(Runnable work) {
    long start = CPU.getProcessCpuTime();
    int runs = 0;
    long used;
    do {
      work.run();
      runs++;
      used = CPU.getProcessCpuTime() - start;
    } while (used < ENOUGH_NS);
    return used / 1e6 / runs;
  }
}

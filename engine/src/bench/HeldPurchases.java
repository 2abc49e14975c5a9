import dev.quayside.engine.Engine;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.retention.Retention;
import dev.quayside.printing.message.Message;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// How long a purchase takes alone, beside a backup, beside a retention round, and while the log is
/// filled and begun anew as quickly as can be: `java -cp <test class path> HeldPurchases.java
/// DIRECTORY SECONDS` on a directory of GrowthBench's that may be used up. In the same seconds a
/// thread commits one small row to a file of its own: what this disk and machine do to anybody.
class HeldPurchases {

  private static final int BUYERS = 2;
  private static final int MANY_BUYERS = 16;
  private static final long PAUSE_MS = 10;
  private static final int ROUNDS = 2;

  private final Engine engine;
  private final Path data;
  private final Caller caller;
  private final long nanos;
  private volatile boolean over;

  private HeldPurchases(PaperEngine desk, Path data, int seconds) {
    this.engine = desk.engine();
    this.data = data;
    this.caller = desk.caller();
    this.nanos = seconds * 1_000_000_000L;
  }

  /// Something done again and again beside the purchases.
  private interface Work {
    void run() throws Exception;
  }

  public static void main(String[] args) throws Exception {
    Acting.runAsEngine(() -> measure(args));
  }

  private static void measure(String[] args) throws Exception {
    var data = Path.of(args[0]).resolve("data");
    try (var desk = PaperEngine.open(Path.of(args[0]))) {
      var engine = desk.engine();
      var bench = new HeldPurchases(desk, data, Integer.parseInt(args[1]));
      for (int i = 0; i < 20; i++) {
        engine
            .accounts()
            .wallets()
            .deposit(
                bench.caller,
                Money.usd("1000000.00"),
                Message.said("for the benchmark"),
                RequestKey.none());
      }
      engine.installation().purges().keep(bench.caller, Retention.of(90));
      bench.phase("warm-up", MANY_BUYERS, 0, () -> Thread.sleep(PAUSE_MS));
      for (int round = 0; round < ROUNDS; round++) {
        bench.phase("alone", BUYERS, PAUSE_MS, () -> Thread.sleep(PAUSE_MS));
        bench.phase("beside backups", BUYERS, PAUSE_MS, bench::backUp);
        bench.phase(
            "beside retention",
            BUYERS,
            PAUSE_MS,
            () -> engine.installation().purges().round(bench.caller));
        bench.phase("as quick as can be", MANY_BUYERS, 0, () -> Thread.sleep(PAUSE_MS));
      }
    }
  }

  private void backUp() throws Exception {
    var file = data.resolveSibling("backup.zip");
    Files.deleteIfExists(file);
    new Backup(DataDirectory.unchanged(data)).write(file);
    Files.delete(file);
  }

  private void phase(String name, int buyers, long pause, Work beside) throws Exception {
    over = false;
    int times = 0;
    var work = new ArrayList<Future<List<Long>>>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < buyers; i++) {
        work.add(
            threads.submit(
                () ->
                    timed(
                        pause,
                        () ->
                            engine
                                .shipping()
                                .purchase()
                                .buy(caller, PaperEngine.order(), RequestKey.none()))));
      }
      var bare =
          Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().factory())
              .submit(this::bareCommits);
      long end = System.nanoTime() + nanos;
      while (System.nanoTime() < end) {
        beside.run();
        times++;
      }
      over = true;
      var bought = new ArrayList<Long>();
      for (var each : work) {
        bought.addAll(each.get());
      }
      print(name, times, bought, bare.get());
    }
  }

  private static void print(String name, int times, List<Long> bought, List<Long> bare) {
    System.out.printf(
        "%-20s x%-5d %6d purchases: p50 %5.1f p99 %6.1f max %6.1f ms, %d over 50 ms | bare commits:"
            + " p99 %6.1f max %6.1f ms | ratio p99 %.1f max %.1f%n",
        name,
        times,
        bought.size(),
        at(bought, 0.5),
        at(bought, 0.99),
        at(bought, 1),
        bought.stream().filter(each -> each > 50_000_000).count(),
        at(bare, 0.99),
        at(bare, 1),
        at(bought, 0.99) / at(bare, 0.99),
        at(bought, 1) / at(bare, 1));
  }

  private List<Long> bareCommits() throws Exception {
    var file = Files.createTempDirectory(data.resolveSibling(""), "bare").resolve("bare.db");
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      statement.execute("PRAGMA journal_mode = WAL");
      statement.execute("PRAGMA synchronous = FULL");
      statement.execute("CREATE TABLE row (id INTEGER PRIMARY KEY, text TEXT)");
      return timed(
          PAUSE_MS, () -> statement.executeUpdate("INSERT INTO row (text) VALUES ('a row')"));
    }
  }

  private List<Long> timed(long pause, Work work) throws Exception {
    var all = new ArrayList<Long>();
    while (!over) {
      long start = System.nanoTime();
      work.run();
      all.add(System.nanoTime() - start);
      Thread.sleep(pause);
    }
    return all;
  }

  private static double at(List<Long> all, double share) {
    var sorted = all.stream().mapToLong(Long::longValue).sorted().toArray();
    return sorted[(int) Math.min(sorted.length - 1, sorted.length * share)] / 1e6;
  }
}

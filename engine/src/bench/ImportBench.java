import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.printing.message.Message;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// How long a purchase takes alone and beside the import of a file of ORDERS orders: `java -cp
/// <test class path> ImportBench.java ORDERS`.
class ImportBench {

  private static final int BUYERS = 2;
  private static final long PAUSE_MS = 10;
  private static final long ALONE_MS = 5_000;

  private final PaperEngine desk;
  private volatile boolean over;

  private ImportBench(PaperEngine desk) {
    this.desk = desk;
  }

  public static void main(String[] args) throws Exception {
    Acting.runAsEngine(() -> measure(Integer.parseInt(args[0])));
  }

  private static void measure(int orders) throws Exception {
    try (var desk = PaperEngine.open(Files.createTempDirectory("import"))) {
      var wallets = desk.engine().accounts().wallets();
      for (int i = 0; i < 5; i++) {
        wallets.deposit(
            desk.caller(), Money.usd("1000000.00"), Message.said("bench"), RequestKey.none());
      }
      var bench = new ImportBench(desk);
      var file = file(orders);
      bench.phase("warm-up", bench::alone);
      bench.phase("alone", bench::alone);
      bench.phase("beside the import", () -> bench.take(file));
    }
  }

  private static byte[] file(int orders) {
    var text =
        new StringBuilder("Order Number,Name,Address 1,City,State,Zip,SKU,Item,Quantity,Price\n");
    for (int i = 0; i < orders; i++) {
      text.append(
          "I-%d,Ann Packer,%d 5th Ave,New York,NY,10118,MUG-1,Mug,2,USD 12\n".formatted(i, i));
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private String alone() throws InterruptedException {
    Thread.sleep(ALONE_MS);
    return "";
  }

  private String take(byte[] file) {
    var files = desk.engine().ordering().imports().orders();
    long start = System.nanoTime();
    var preview = files.preview(desk.caller(), file);
    long seen = System.nanoTime();
    var taken = files.take(desk.caller(), "bench.csv", preview);
    return ", preview %.1f s, import %.1f s, %d created"
        .formatted(
            (seen - start) / 1e9, (System.nanoTime() - seen) / 1e9, taken.counts().created());
  }

  private void phase(String name, Callable<String> beside) throws Exception {
    over = false;
    var work = new ArrayList<Future<List<Long>>>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < BUYERS; i++) {
        work.add(threads.submit(() -> Acting.asEngine(this::timed)));
      }
      var more = beside.call();
      over = true;
      var all = new ArrayList<Long>();
      for (var each : work) {
        all.addAll(each.get());
      }
      System.out.printf(
          "%-18s %5d purchases: p50 %.1f p99 %.1f max %.1f ms%s%n",
          name, all.size(), at(all, 0.5), at(all, 0.99), at(all, 1), more);
    }
  }

  private List<Long> timed() throws InterruptedException {
    var all = new ArrayList<Long>();
    while (!over) {
      long start = System.nanoTime();
      desk.engine()
          .shipping()
          .purchase()
          .buy(desk.caller(), PaperEngine.order(), RequestKey.none());
      all.add(System.nanoTime() - start);
      Thread.sleep(PAUSE_MS);
    }
    return all;
  }

  private static double at(List<Long> all, double share) {
    var sorted = all.stream().mapToLong(Long::longValue).sorted().toArray();
    return sorted[(int) Math.min(sorted.length - 1, sorted.length * share)] / 1e6;
  }
}

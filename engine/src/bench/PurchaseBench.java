import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

/// What one purchase costs each thread of the engine, without HTTP: `java -cp <class path>
/// PurchaseBench.java LABELS BUYERS WARM_UP` (Linux). Three rounds of LABELS by BUYERS at once.
/// Processor time of the JVM's compiler is told apart: it ends some time.
class PurchaseBench {

  private static final AddressDraft FROM =
      AddressDraft.of(
          new Address(
              "Ann Sender",
              null,
              "500 Terry Francois Blvd",
              null,
              "San Francisco",
              "CA",
              "94158",
              "US",
              null,
              null));
  private static final AddressDraft TO =
      AddressDraft.of(
          new Address(
              "Bob Buyer", null, "350 5th Ave", null, "New York", "NY", "10118", "US", null, null));

  public static void main(String[] args) throws Exception {
    Acting.runAsEngine(() -> measure(args));
  }

  private static void measure(String[] args) throws Exception {
    int labels = Integer.parseInt(args[0]);
    int buyers = Integer.parseInt(args[1]);
    try (var engine = Engine.open(EngineOptions.at(Files.createTempDirectory("purchase-bench")))) {
      var caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
      for (int i = 0; i < 20; i++) {
        engine
            .accounts()
            .wallets()
            .deposit(
                caller,
                Money.usd("1000000.00"),
                Message.said("for the benchmark"),
                RequestKey.none());
      }
      buy(engine, caller, Integer.parseInt(args[2]), buyers);
      for (int round = 0; round < 3; round++) {
        var before = ticks();
        long start = System.nanoTime();
        buy(engine, caller, labels, buyers);
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf(
            "%.0f labels a second by %d buyers, us of processor a label: %s%n",
            labels / seconds, buyers, spent(before, labels));
      }
    }
  }

  private static void buy(Engine engine, Caller caller, int labels, int buyers)
      throws InterruptedException {
    var parcel =
        new ParcelDraft(
            new BigDecimal("18.5"),
            BigDecimal.TEN,
            BigDecimal.valueOf(8),
            BigDecimal.valueOf(4),
            false,
            Signature.NONE,
            null,
            null);
    var order =
        new LabelRequest(
            null, "ups", "ups_ground", FROM, TO, parcel, false, null, null, LabelFormat.PDF);
    var left = new AtomicInteger(labels);
    var threads = new ArrayList<Thread>();
    for (int i = 0; i < buyers; i++) {
      threads.add(
          Thread.startVirtualThread(
              () -> {
                while (left.getAndDecrement() > 0) {
                  engine.shipping().purchase().buy(caller, order, RequestKey.none());
                }
              }));
    }
    for (var thread : threads) {
      thread.join();
    }
  }

  private static Map<String, Long> spent(Map<String, Long> before, int labels) throws IOException {
    var spent = new TreeMap<String, Long>();
    ticks()
        .forEach(
            (name, now) ->
                spent.put(name, (now - before.getOrDefault(name, 0L)) * 10_000 / labels));
    spent.values().removeIf(each -> each == 0);
    return spent;
  }

  /// Hundredths of a second by thread.
  private static Map<String, Long> ticks() throws IOException {
    var ticks = new TreeMap<String, Long>();
    try (var threads = Files.list(Path.of("/proc/self/task"))) {
      for (var thread : threads.toList()) {
        var stat = Files.readString(thread.resolve("stat"));
        var fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        var name =
            stat.substring(stat.indexOf('(') + 1, stat.lastIndexOf(')')).replaceAll("[0-9]+$", "");
        ticks.merge(name, Long.parseLong(fields[11]) + Long.parseLong(fields[12]), Long::sum);
      }
    }
    return ticks;
  }
}

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.order.file.Mapping;
import dev.quayside.engine.order.file.table.RowsAre;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.source.SourceDraft;
import dev.quayside.engine.source.doubles.database.Erp;
import dev.quayside.engine.source.kind.TableQuery;
import dev.quayside.engine.source.kind.TableSettings;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Scans of orders that are only in the shop's own tables, in a PostgreSQL of 1,000: 500 by one
/// desk, then 500 by four at once. Run it in `engine` on the compiled classes: `java -cp <test
/// class path> src/bench/LookupBench.java`.
class LookupBench {

  private static final int SCANS = 500;
  private static final int DESKS = 4;

  private final Engine engine;
  private final Caller caller;

  private LookupBench(Engine engine) {
    this.engine = engine;
    caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }

  public static void main(String[] args) throws Exception {
    var address = PostgresServer.emptyDatabase();
    var url = address.url().replaceAll("\\?.*", "");
    var erp = new Erp(url, address.url(), "postgres", "");
    erp.run(
        "create table ord (no text primary key, name text, street1 text, city text, state text, zip text)",
        "insert into ord select 'SO-' || n, 'Ann ' || n, '350 5th Ave', 'New York', 'NY', '10118'"
            + " from generate_series(1, 1000) n");
    try (var engine = Engine.open(EngineOptions.at(Files.createTempDirectory("lookup-bench")))) {
      var bench = new LookupBench(engine);
      Acting.runAsEngine(() -> bench.connect(url));
      bench.tell("one desk", 1, 1);
      bench.tell("four desks", SCANS + 1, DESKS);
    }
  }

  private void connect(String url) {
    var tables =
        new TableSettings.Change(
            Map.of(TableQuery.BY_KEY, "select no as order_number, * from ord where no = :key"),
            List.<Mapping.Chosen>of(),
            RowsAre.ORDERS);
    var draft =
        new SourceDraft(
            "database",
            "ERP",
            null,
            Map.of("url", url, "userName", "postgres"),
            0,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            tables);
    engine.sources().create(caller, draft, RequestKey.none());
  }

  private void tell(String what, int first, int desks) throws Exception {
    var took = new long[SCANS];
    var asked = new ArrayList<Future<Long>>();
    long begun = System.nanoTime();
    try (var threads = Executors.newFixedThreadPool(desks)) {
      for (int place = 0; place < SCANS; place++) {
        int at = place;
        asked.add(threads.submit(() -> took[at] = scan("SO-" + (first + at))));
      }
      for (var each : asked) {
        each.get();
      }
    }
    var all = Duration.ofNanos(System.nanoTime() - begun);
    Arrays.sort(took);
    System.out.printf(
        "%s: %,d a minute, p50 %.1f, p99 %.1f ms%n",
        what,
        Math.round(SCANS * 60_000.0 / all.toMillis()),
        took[SCANS / 2] / 1e6,
        took[SCANS * 99 / 100] / 1e6);
  }

  private long scan(String key) {
    long begun = System.nanoTime();
    Acting.runAsEngine(
        () -> {
          if (!engine.sources().lookups().find(caller, key).isNew()) {
            throw new IllegalStateException(key + " was here");
          }
        });
    return System.nanoTime() - begun;
  }
}

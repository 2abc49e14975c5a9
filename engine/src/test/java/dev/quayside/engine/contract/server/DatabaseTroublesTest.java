package dev.quayside.engine.contract.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.contract.orders.OrderRoutesTest;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork.State;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.webhook.Receiver;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.practice.PracticePrinter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Several desks, section 8, in the middle of work: whatever the database does not do for a while,
/// all goes on by itself afterwards, and a desk that is cut off holds no other up.
@Execution(ExecutionMode.CONCURRENT)
class DatabaseTroublesTest {

  /// Those that a purchase by rate has used.
  private static final String USED =
      "SELECT relname FROM pg_stat_user_tables WHERE relname NOT LIKE 'quayside%'"
          + " AND coalesce(seq_scan, 0) + coalesce(idx_scan, 0) + n_tup_ins > 0 ORDER BY 1";

  /// Nothing can be added or changed as soon as the function says so.
  private static final String MAY_BE_FULL =
      """
      DO $$DECLARE each text; BEGIN
        FOR each IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
          EXECUTE format('CREATE TRIGGER is_full BEFORE INSERT OR UPDATE ON %I EXECUTE FUNCTION is_full()', each);
        END LOOP; END$$
      """;

  private static final String SOLD =
      "SELECT count(*) FROM shipment WHERE tracking_number IS NOT NULL";

  private static final AtomicInteger NUMBER = new AtomicInteger();

  private static final Duration SOON = Duration.ofSeconds(90);

  private final PostgresAddress address = PostgresServer.database();

  /// Unlike the server's first user, it counts for the limit of connections.
  private final String desk = "desk_" + NUMBER.incrementAndGet();

  @TempDir Path directory;

  @Test
  void aPurchaseByRateIsSettledWhicheverTableCannotBeReadMeanwhile() {
    try (var served = open("desk", address)) {
      var api = Api.of(served.sandbox()).key(served.key("demo", Role.ADMIN));
      assertThat(bought(api, "first", rate(api)).status()).isEqualTo(201);
      var tables =
          await()
              .until(
                  () -> PostgresServer.texts(address, USED),
                  used -> used.containsAll(List.of("shipment", "sandbox_shipment", "event")));
      var rates = new LinkedHashMap<String, String>();
      tables.forEach(table -> rates.put(table, rate(api)));
      for (var table : tables) {
        rename(table, table + "_away");
        try {
          bought(api, table, rates.get(table));
        } finally {
          rename(table + "_away", table);
        }
      }
      for (var table : tables) {
        await()
            .atMost(SOON)
            .untilAsserted(
                () -> {
                  var again = bought(api, table, rates.get(table));
                  assertThat(again.status()).as(table + again.text()).isEqualTo(201);
                });
      }
      await()
          .atMost(SOON)
          .untilAsserted(
              () -> {
                assertThat(api.get("/v1/labels?status=pending").json().get("data")).isEmpty();
                assertThat(api.get("/v1/wallet").json().get("held").asInt()).isZero();
              });
      // one that a caller was told of in doubt may have been given up, and is found as that
      assertThat(
              PostgresServer.texts(
                  address,
                  "SELECT count(*) FROM shipment WHERE status IN ('created', 'cancelled')"))
          .containsExactly(String.valueOf(tables.size() + 1));
    }
  }

  /// What the database does not do for a while, whatever is asked of it.
  private enum Trouble {
    READ_ONLY("read only"),
    /// As a disk that is full does at the first page it has no room for.
    FULL("has no room"),
    OUT_OF_CONNECTIONS("does not answer");

    private final String words;

    Trouble(String words) {
      this.words = words;
    }
  }

  @ParameterizedTest
  @EnumSource
  void batchPrintWebhookAndVoidGoOnByThemselvesAfterwards(Trouble trouble) throws Exception {
    PostgresServer.run(address, "CREATE ROLE " + desk + " LOGIN IN ROLE postgres");
    beFull(false);
    PostgresServer.run(address, MAY_BE_FULL);
    var asDesk = new PostgresAddress(address.url().replace("user=postgres", "user=" + desk), null);
    try (var zebra = new PracticePrinter(Duration.ofMillis(1), 100);
        var served = open("desk", asDesk);
        var receiver = new Receiver(Receiver.answers(200))) {
      var api = Api.of(served.sandbox()).key(served.key("demo", Role.ADMIN));
      var voided = api.post("/v1/labels", ShopTest.order()).json().get("id").asText();
      var hook =
          "{\"url\":\"%s\",\"events\":[\"label.created\",\"label.cancelled\"],\"secret\":\"s3cret\"}";
      assertThat(api.post("/v1/webhooks", hook.formatted(receiver.url())).status()).isEqualTo(201);
      served
          .engine()
          .printService()
          .printers()
          .setUp(new PrinterSetup("Zebra", zebra.address(), Language.ZPL, Dpi.DPI_203, true));
      var orders = IntStream.range(0, 8).mapToObj(i -> order(api, "R-" + i)).toList();
      var batch =
          api.post(
              "/v1/batches",
              "{\"action\":\"buy_and_print\",\"orders\":[\"%s\"],\"fallback\":{\"kind\":\"cheapest\"},\"from\":%s}"
                  .formatted(String.join("\",\"", orders), ShopTest.FROM));
      assertThat(batch.status()).as(batch.text()).isEqualTo(202);
      await().until(() -> !api.get("/v1/shipments?reference=R-0").json().get("data").isEmpty());

      be(trouble, true);
      var keyed = api.with("Idempotency-Key", "void");
      await()
          .atMost(SOON)
          .untilAsserted(
              () -> {
                var refused = keyed.post("/v1/labels/" + voided + "/cancel");
                assertThat(refused.status()).as(refused.text()).isEqualTo(503);
                assertThat(refused.message()).contains(trouble.words);
                assertThat(refused.header("Retry-After")).isNotEmpty();
              });
      be(trouble, false);

      var path = batch.header("Location");
      await()
          .atMost(SOON)
          .untilAsserted(
              () -> {
                var now = api.get(path).json();
                assertThat(now.path("status").asText()).as(now.toString()).isEqualTo("done");
                // one that was asked of the carrier in that moment may be told as not sold: the
                // sandbox keeps its books in the same database
                int failed = now.at("/counts/failed").asInt();
                assertThat(now.at("/counts/bought").asInt() + failed)
                    .as(now.toString())
                    .isEqualTo(8);
              });
      await()
          .atMost(SOON)
          .until(() -> keyed.post("/v1/labels/" + voided + "/cancel").status() == 200);
      await()
          .atMost(SOON)
          .untilAsserted(
              () -> {
                int bought = api.get(path).json().at("/counts/bought").asInt();
                assertThat(zebra.printed()).hasSize(bought);
                // the first was sold before the receiver was there
                var events =
                    PostgresServer.texts(
                        address, "SELECT count(*) - 1 FROM event WHERE type LIKE 'label.%'");
                assertThat(receiver.deliveries().stream().distinct())
                    .hasSize(Integer.parseInt(events.getFirst()));
                assertThat(PostgresServer.texts(address, SOLD))
                    .containsExactly(String.valueOf(bought + 1));
              });
      assertThat(api.get("/v1/wallet").json().get("held").asInt()).isZero();
    }
  }

  /// With a short silence of the network in place of the engine's ten seconds.
  @Test
  void aSilentDeskIsToldSoonAndHoldsNoOtherUp() throws Exception {
    try (var network = new TroubledNetwork(address);
        var silent = open("silent", network.address("&socketTimeout=4"));
        var well = open("well", address)) {
      var key = well.key("demo", Role.ADMIN);
      var there = Api.of(silent.sandbox()).key(key);
      var here = Api.of(well.sandbox()).key(key);
      for (int i = 0; i < 3; i++) {
        assertThat(here.post("/v1/wallet/deposits", "{\"amount\":5000}").status()).isEqualTo(201);
      }
      var over = new AtomicBoolean();
      var tasks = new ArrayList<Callable<Duration>>();
      for (int i = 0; i < 4; i++) {
        tasks.add(() -> longest(there, over));
      }
      try (var desks = Executors.newVirtualThreadPerTaskExecutor()) {
        longest(here, new AtomicBoolean(true));
        longest(there, new AtomicBoolean(true));
        var waits = tasks.stream().map(desks::submit).toList();
        // amid their sales
        await().until(() -> here.get("/v1/labels").json().at("/pagination/totalCount").asInt() > 8);
        var longest = Duration.ZERO;
        try {
          network.be(State.SILENT);
          long since = System.nanoTime();
          while (Duration.ofNanos(System.nanoTime() - since).compareTo(Duration.ofSeconds(8)) < 0) {
            var one = longest(here, new AtomicBoolean(true));
            longest = one.compareTo(longest) > 0 ? one : longest;
          }
        } finally {
          over.set(true);
        }
        assertThat(longest).as("beside it").isLessThan(Duration.ofSeconds(8));
        for (var wait : waits) {
          assertThat(wait.get()).as("at it").isLessThan(Duration.ofSeconds(15));
        }
        network.be(State.WELL);
        await()
            .atMost(SOON)
            .until(() -> there.post("/v1/labels", ShopTest.order()).status() == 201);
      }
    }
  }

  /// Buys until it is over, at least once.
  ///
  /// @return the longest that a purchase took, or its refusal
  private static Duration longest(Api api, AtomicBoolean over) {
    var longest = Duration.ZERO;
    do {
      long since = System.nanoTime();
      assertThat(api.post("/v1/labels", ShopTest.order()).status()).isIn(201, 503);
      var took = Duration.ofNanos(System.nanoTime() - since);
      longest = took.compareTo(longest) > 0 ? took : longest;
    } while (!over.get());
    return longest;
  }

  private void rename(String table, String other) {
    PostgresServer.run(address, "ALTER TABLE \"" + table + "\" RENAME TO \"" + other + "\"");
  }

  private void be(Trouble trouble, boolean is) {
    var beside =
        new PostgresAddress(address.url().replace("/" + address.name(), "/postgres"), null);
    switch (trouble) {
      // as after the wrong server was made the main one, and until that is put right
      case READ_ONLY ->
          PostgresServer.run(
              beside,
              "ALTER DATABASE " + address.name() + " SET default_transaction_read_only = " + is);
      case FULL -> beFull(is);
      case OUT_OF_CONNECTIONS ->
          PostgresServer.run(beside, "ALTER ROLE " + desk + " CONNECTION LIMIT " + (is ? 0 : -1));
    }
    if (trouble != Trouble.FULL) {
      PostgresServer.cutOff(address);
    }
  }

  private void beFull(boolean is) {
    var what =
        is ? "RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'" : "RETURN NULL";
    PostgresServer.run(
        address,
        "CREATE OR REPLACE FUNCTION is_full() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN "
            + what
            + "; END$$");
  }

  private static String rate(Api api) {
    return api.post("/v1/rates", ShopTest.rateRequest()).json().at("/rates/0/id").asText();
  }

  private static Api.Response bought(Api api, String key, String rate) {
    return api.with("Idempotency-Key", "table-" + key)
        .post("/v1/labels", "{\"rateId\":\"" + rate + "\"}");
  }

  private static String order(Api api, String reference) {
    var made = api.post("/v1/orders", OrderRoutesTest.order(reference, 18));
    return made.json().get("id").asText();
  }

  private ServedEngine open(String desk, PostgresAddress database) {
    var options =
        new EngineOptions(
            directory.resolve(desk),
            InstantSource.system(),
            RandomGenerator.of("SecureRandom"),
            Duration.ofSeconds(8),
            Duration.ofSeconds(1));
    return ServedEngine.open(
        options.onDatabase(PostgresServer.shared(database)),
        ServedEngine.FREE_PORTS.withRequestsPerMinute(0));
  }
}

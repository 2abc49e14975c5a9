package dev.quayside.engine.contract.printing;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.contract.sources.database.DatabaseTest;
import dev.quayside.engine.contract.sources.database.DatabaseWrittenOnceTest;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.printing.printer.practice.PracticePrinter;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/// Two engines on one PostgreSQL: a key is one order, a number is written once, a file comes out
/// once.
@TestInstance(Lifecycle.PER_CLASS)
class HubSeveralEnginesTest {

  private final List<ServedEngine> engines = new ArrayList<>();
  private final List<Api> desks = new ArrayList<>();

  @BeforeAll
  void start(@TempDir Path directory) {
    var shared = PostgresServer.shared(PostgresServer.database());
    for (var name : List.of("Desk A", "Desk B")) {
      engines.add(
          ServedEngine.open(
              options(directory.resolve(name)).onDatabase(shared).atStation(name),
              ServedEngine.FREE_PORTS.withRequestsPerMinute(0)));
    }
    var key = engines.getFirst().key("demo", Role.ADMIN);
    engines.forEach(each -> desks.add(Api.of(each.sandbox()).key(key)));
  }

  /// Whichever of them does what one does for all has to hear of a shop made at the other.
  private static EngineOptions options(Path directory) {
    return new EngineOptions(
        directory,
        InstantSource.system(),
        RandomGenerator.of("SecureRandom"),
        Duration.ofSeconds(8),
        Duration.ofMillis(200));
  }

  @AfterAll
  void stop() {
    engines.reversed().forEach(ServedEngine::close);
  }

  private List<Api.Response> atOnce(Function<Api, Api.Response> asked) {
    return Stream.concat(desks.stream(), desks.stream())
        .map(desk -> CompletableFuture.supplyAsync(() -> asked.apply(desk)))
        .toList()
        .stream()
        .map(CompletableFuture::join)
        .toList();
  }

  @Test
  void aKeyIsOneOrderAndItsNumberIsWrittenOnce() {
    var erp = DatabaseTest.postgres();
    DatabaseWrittenOnceTest.rows(erp, 5);
    var queries =
        Map.of(
            "byKey",
            DatabaseTest.BY_KEY,
            "shipped",
            DatabaseWrittenOnceTest.COUNTED,
            "found",
            DatabaseTest.FOUND);
    for (var name : List.of("ERP", "Warehouse")) {
      var made =
          desks.getFirst().post(DatabaseTest.SOURCES, DatabaseTest.draft(name, erp, queries, ""));
      assertThat(made.status()).as(made.text()).isEqualTo(201);
    }
    for (int number = 1; number <= 5; number++) {
      var body = "{\"key\":\"" + number + "\"}";
      var answers = atOnce(desk -> desk.post(DatabaseTest.LOOKUP, body));
      assertThat(answers.stream().map(Api.Response::status)).containsOnlyOnce(201);
      var orders = answers.stream().map(each -> each.json().get("id").asText()).distinct().toList();
      assertThat(orders).hasSize(1);
      var path = "/v1/orders/" + orders.getFirst() + "/labels";
      var label =
          "{\"carrier\":\"ups\",\"service\":\"ups_ground\",\"parcel\":{\"weightOz\":18},\"from\":"
              + ShopTest.FROM
              + "}";
      var bought = atOnce(desk -> desk.post(path, label));
      assertThat(bought.stream().map(Api.Response::status)).containsOnlyOnce(201);
    }
    await()
        .untilAsserted(
            () ->
                assertThat(erp.texts("select writes from erp_order order by ord_no"))
                    .containsOnly("1"));
    await()
        .until(() -> !desks.getFirst().get("/v1/orders").text().contains("\"status\":\"waiting\""));
    assertThat(erp.texts("select writes from erp_order")).containsOnly("1");
  }

  @Test
  void aFileThatBothAreSentAtOnceComesOutOnce() throws IOException {
    try (var zebra = new PracticePrinter(Duration.ofMillis(1), 100)) {
      var printer = "{\"name\":\"Zebra B\",\"address\":\"%s\"}".formatted(zebra.address());
      assertThat(desks.getLast().post("/v1/printers", printer).status()).isEqualTo(201);
      for (int number = 1; number <= 5; number++) {
        var zpl = "^XA^FO50,50^A0N,40,40^FDLabel " + number + "^FS^XZ";
        var body = HubTest.body(zpl.getBytes(US_ASCII), "zpl", Map.of("printer", "Zebra B"));
        var key = "hub-" + number;
        var answers =
            atOnce(desk -> desk.with("Idempotency-Key", key).post("/v1/print-jobs", body));
        // one that comes while the other is under way is told to come back
        assertThat(answers.stream().map(Api.Response::status)).isSubsetOf(201, 409);
        var again = desks.getFirst().with("Idempotency-Key", key).post("/v1/print-jobs", body);
        assertThat(again.status()).as(again.text()).isEqualTo(201);
        var job = "/v1/print-jobs/" + again.json().get("id").asText();
        assertThat(answers.stream().filter(each -> each.status() == 201))
            .isNotEmpty()
            .allSatisfy(
                each -> assertThat(each.json().get("id")).isEqualTo(again.json().get("id")));
        await()
            .until(
                () -> desks.getFirst().get(job).json().get("status").asText().equals("confirmed"));
        assertThat(zebra.printed()).hasSize(number);
      }
      assertThat(desks.getLast().get("/v1/print-jobs").json().at("/pagination/totalCount").asInt())
          .isEqualTo(5);
    }
  }
}

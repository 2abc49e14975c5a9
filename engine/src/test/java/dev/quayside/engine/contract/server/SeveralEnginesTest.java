package dev.quayside.engine.contract.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.contract.orders.OrderRoutesTest;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/// What one engine has answered holds at the other one of the same PostgreSQL, whose clock is five
/// minutes late.
@TestInstance(Lifecycle.PER_CLASS)
class SeveralEnginesTest {

  private static final Duration SOON = Duration.ofSeconds(2);
  private static final Duration LATE = Duration.ofMinutes(-5);

  @SuppressWarnings("NullAway.Init") // start() sets it
  private PostgresAddress database;

  @SuppressWarnings("NullAway.Init") // start() sets it
  private ServedEngine one;

  @SuppressWarnings("NullAway.Init") // start() sets it
  private ServedEngine other;

  @SuppressWarnings("NullAway.Init") // moveIn() sets it
  private Workspace workspace;

  @SuppressWarnings("NullAway.Init") // moveIn() sets it
  private Api here;

  @SuppressWarnings("NullAway.Init") // moveIn() sets it
  private Api there;

  @BeforeAll
  void start(@TempDir Path directory) {
    database = PostgresServer.database();
    var shared = PostgresServer.shared(database);
    one =
        ServedEngine.open(
            options(directory.resolve("1"), InstantSource.system()).onDatabase(shared),
            ServedEngine.FREE_PORTS);
    other =
        ServedEngine.open(
            options(directory.resolve("2"), Clock.offset(Clock.systemUTC(), LATE))
                .onDatabase(shared),
            ServedEngine.FREE_PORTS);
  }

  private static EngineOptions options(Path directory, InstantSource clock) {
    return new EngineOptions(
        directory,
        clock,
        RandomGenerator.of("SecureRandom"),
        Duration.ofSeconds(8),
        Duration.ofSeconds(5));
  }

  @BeforeEach
  void moveIn() {
    workspace = one.workspace("shop-" + System.nanoTime());
    var key = one.key(workspace, Role.ADMIN);
    here = Api.of(one.sandbox()).key(key);
    there = Api.of(other.sandbox()).key(key);
  }

  @AfterAll
  void stop() {
    other.close();
    one.close();
  }

  @Test
  void aRateOfOneIsBoughtAtTheOtherAndItsTimesAreTheDatabases() {
    var rate = there.post("/v1/rates", ShopTest.rateRequest()).json().at("/rates/0");
    var label = here.post("/v1/labels", "{\"rateId\":\"" + rate.get("id").asText() + "\"}");
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    var late = there.post("/v1/shipments", ShopTest.order());
    for (var made : List.of(label, late)) {
      assertThat(Instant.parse(made.json().get("createdAt").asText()))
          .isBetween(Instant.now().minusSeconds(30), Instant.now().plusSeconds(30));
    }
  }

  @Test
  void aFaultAClockAndARevokedKeyHoldAtTheOtherAtOnce() {
    assertThat(there.get("/v1/carriers").status()).isEqualTo(200);
    there.post("/v1/rates", ShopTest.rateRequest());
    here.put("/v1/sandbox/carriers/ups", "{\"availability\":\"down\"}");
    here.post("/v1/sandbox/clock", "{\"advanceSeconds\":86400}");
    await()
        .atMost(SOON)
        .untilAsserted(
            () -> {
              assertThat(there.get("/v1/sandbox/clock").text()).contains("86400");
              assertThat(there.post("/v1/shipments", ShopTest.order()).code())
                  .isEqualTo("CARRIER_UNAVAILABLE");
            });
  }

  @Test
  void aReportThatBothHearAtOnceIsStoredAndToldOnce() {
    here.put("/v1/sandbox/settings", "{\"autoScan\":true}");
    var labels =
        Stream.generate(() -> here.post("/v1/shipments", ShopTest.order()).json())
            .limit(6)
            .toList();
    // asks about all parcels under way
    var jump = soon(() -> here.post("/v1/sandbox/clock", "{\"advanceSeconds\":864000}"));
    var tracked =
        labels.stream()
            .map(label -> "/v1/tracking/" + label.get("trackingNumber").asText())
            .flatMap(path -> Stream.of(here, there).map(api -> soon(() -> api.get(path))))
            .toList();
    jump.join();
    tracked.forEach(each -> assertThat(each.join().status()).isEqualTo(200));
    for (var label : labels) {
      var parcel = there.get("/v1/tracking/" + label.get("trackingNumber").asText()).json();
      assertThat(parcel.get("status").asText()).isEqualTo("delivered");
      assertThat(parcel.get("events")).doesNotHaveDuplicates().hasSizeGreaterThan(4);
    }
    assertThat(told("tracking.")).doesNotHaveDuplicates().hasSizeGreaterThan(labels.size());
  }

  @Test
  void anOrderBoughtAtBothAtOnceHasOneLabelAndOrdersDoNotWaitForEachOther() {
    var bodies = OrderRoutesTest.UPS;
    var orders =
        IntStream.range(0, 6)
            .mapToObj(i -> here.post("/v1/orders", OrderRoutesTest.order("B-" + i, 18)).json())
            .map(order -> "/v1/orders/" + order.get("id").asText())
            .toList();
    var tries =
        orders.stream()
            .map(path -> path + "/labels")
            .flatMap(path -> Stream.of(here, there).map(api -> soon(() -> api.post(path, bodies))))
            .toList();
    assertThat(tries.stream().map(each -> each.join().status()).sorted())
        .containsExactly(201, 201, 201, 201, 201, 201, 409, 409, 409, 409, 409, 409);
    for (var path : orders) {
      assertThat(there.get(path).json().get("status").asText()).isEqualTo("shipped");
    }
    assertThat(there.get("/v1/labels").json().get("data")).hasSize(orders.size());
    assertThat(told("order.shipped")).hasSize(orders.size());
  }

  @Test
  void theOthersWindowHearsOfWhatNoEventTells() {
    try (var heard = new Heard(other, workspace)) {
      made("/v1/users", "{\"name\":\"Ana\",\"role\":\"owner\",\"pin\":\"4711\"}");
      made("/v1/wallet/deposits", "{\"amount\":5,\"currency\":\"USD\"}");
      made(
          "/v1/printers",
          "{\"name\":\"Z"
              + workspace.slug()
              + "\",\"language\":\"zpl\",\"address\":\"tcp://127.0.0.1:9\"}");
      heard.all(SOON, Topic.USER_CHANGED, Topic.WALLET_MOVED, Topic.PRINTER_CHANGED);
    }
  }

  @Test
  void aLabelOfOneMovesTheWalletInTheOthersWindow() {
    try (var heard = new Heard(other, workspace)) {
      assertThat(here.post("/v1/shipments", ShopTest.order()).status()).isEqualTo(201);
      heard.all(SOON, Topic.LABEL_CREATED, Topic.WALLET_MOVED);
    }
  }

  @Test
  void anEngineThatTheDatabaseTellsNothingAnyMoreLooksAtEverythingAndListensAgain() {
    PostgresServer.run(
        database,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            + " AND datname = current_database()");
    try (var heard = new Heard(other, workspace)) {
      assertThat(here.post("/v1/orders", ShopTest.order()).status()).isNotEqualTo(500);
      heard.all(Duration.ofSeconds(4), Topic.ORDER_CHANGED, Topic.SHIPMENT_CHANGED);
    }
  }

  private void made(String path, String body) {
    var answer = here.post(path, body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
  }

  /// The topics a window on an engine hears of.
  private static final class Heard implements AutoCloseable {

    private final Set<Topic> topics = ConcurrentHashMap.newKeySet();
    private final LiveEvents.Subscription listening;

    Heard(ServedEngine engine, Workspace workspace) {
      listening =
          engine
              .engine()
              .eventFeeds()
              .live()
              .listen(workspace.id(), all -> all.forEach(each -> topics.add(each.topic())));
    }

    void all(Duration within, Topic... wanted) {
      await().atMost(within).untilAsserted(() -> assertThat(topics).contains(wanted));
    }

    @Override
    public void close() {
      listening.close();
    }
  }

  @Test
  void aStreamTellsWhatHappensAtBothInOneOrderAndOnce() {
    here.post("/v1/shipments", ShopTest.order());
    var first = listed().getFirst();
    var told =
        soon(() -> here.with("Last-Event-ID", first).get("/v1/events/stream?seconds=3").text());
    var orders =
        Stream.of(here, there, here, there)
            .map(
                api ->
                    soon(
                        () ->
                            Stream.generate(() -> api.post("/v1/shipments", ShopTest.order()))
                                .limit(4)
                                .map(Api.Response::status)
                                .toList()))
            .toList();
    assertThat(orders.stream().flatMap(each -> each.join().stream())).containsOnly(201);
    var ids =
        told.join()
            .lines()
            .filter(line -> line.startsWith("id: "))
            .map(line -> line.substring(4))
            .toList();
    assertThat(ids).hasSize(16).isEqualTo(listed().subList(1, 17));
  }

  /// What events of a kind have told.
  private List<String> told(String kind) {
    return here.get("/v1/events?pageSize=100")
        .json()
        .get("data")
        .valueStream()
        .filter(event -> event.get("type").asText().startsWith(kind))
        .map(event -> event.get("data").toString())
        .toList();
  }

  private List<String> listed() {
    return here
        .get("/v1/events?sort=createdAt&pageSize=100")
        .json()
        .get("data")
        .findValuesAsText("id")
        .stream()
        .filter(id -> id.startsWith("evt_"))
        .toList();
  }

  private static <T> CompletableFuture<T> soon(Supplier<T> work) {
    return CompletableFuture.supplyAsync(work, task -> Thread.ofVirtual().start(task));
  }
}

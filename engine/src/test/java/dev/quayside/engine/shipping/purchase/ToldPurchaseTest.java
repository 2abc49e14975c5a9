package dev.quayside.engine.shipping.purchase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork.State;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// A key is sent to a second engine while the first one is still at it, or was cut off from the
/// database: what a caller is told of can be found afterwards, and the key is not held for longer
/// than the trouble lasts.
@Execution(ExecutionMode.CONCURRENT)
class ToldPurchaseTest {

  private static final Duration CHORES_EVERY = Duration.ofMillis(500);
  private static final Duration BACK_WITHIN = Duration.ofSeconds(20);

  private final PostgresAddress address = PostgresServer.database();

  /// What happens at a step of the carrier's, once.
  private final ConcurrentHashMap<String, Runnable> steps = new ConcurrentHashMap<>();

  private final CountDownLatch asked = new CountDownLatch(1);
  private final CountDownLatch answers = new CountDownLatch(1);

  @TempDir Path directory;
  private TroubledNetwork network;
  private PaperCarrier carrier;
  private PaperEngine first;
  private PaperEngine second;

  @BeforeEach
  void open() {
    network = new TroubledNetwork(address);
    carrier = new PaperCarrier(directory.resolve("carrier.book"), Duration.ZERO, this::step);
    first = open(network.address(""), "first");
    second = open(address, "second");
  }

  @AfterEach
  void close() {
    answers.countDown();
    second.close();
    first.close();
    network.close();
  }

  @Test
  void aKeyOfAnEngineThatWasCutOffIsFreeAsSoonAsTheDatabaseIsBack() {
    steps.put("bought", () -> network.be(State.CUT));
    assertThatThrownBy(() -> buy(first)).isInstanceOf(StoreException.class);
    network.be(State.WELL);
    // told to come back while what the carrier answered is being booked
    await()
        .atMost(BACK_WITHIN)
        .ignoreException(ProblemException.class)
        .until(() -> buy(second).status() == ShipmentStatus.CREATED);
    assertThat(carrier.bought()).hasSize(1);
  }

  @Test
  void anotherEnginesIntentUnderWayIsNoAnswer() throws Exception {
    var buying = buyHeldUp();
    PostgresServer.run(address, "UPDATE idempotency SET holder = NULL");
    assertThat(catchThrowableOfType(ProblemException.class, () -> buy(second)).code())
        .isEqualTo(ProblemCode.CONFLICT);
    refuse(buying);
    carrier.mood(PaperCarrier.Mood.ANSWERS);
    assertThat(buy(second).status()).isEqualTo(ShipmentStatus.CREATED);
    assertThat(carrier.bought()).hasSize(1);
  }

  @Test
  void aPurchaseThatACallerWasToldOfIsGivenUpAndNotRemoved() throws Exception {
    var buying = buyHeldUp();
    PostgresServer.run(address, "UPDATE idempotency SET holder = NULL");
    PostgresServer.run(address, "UPDATE shipment SET asked_by = NULL");
    carrier.forgetful();
    // while the carrier is asked, another engine takes the purchase in hand
    steps.put(
        "lookup",
        () -> PostgresServer.run(address, "UPDATE shipment SET settle_turn = settle_turn + 1"));
    var told = buy(second);
    assertThat(told.status()).isEqualTo(ShipmentStatus.PENDING);
    refuse(buying);
    var found = second.engine().shipping().shipments().get(second.caller(), told.id());
    assertThat(found.status()).isEqualTo(ShipmentStatus.CANCELLED);
    assertThat(second.engine().accounts().wallets().of(second.caller()).held().isZero()).isTrue();
  }

  /// A purchase whose carrier takes its time.
  private CompletableFuture<Shipment> buyHeldUp() throws InterruptedException {
    steps.put(
        "asked",
        () -> {
          asked.countDown();
          try {
            answers.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
    var buying = CompletableFuture.supplyAsync(() -> buy(first));
    asked.await();
    return buying;
  }

  private void refuse(CompletableFuture<Shipment> buying) {
    carrier.mood(PaperCarrier.Mood.REFUSES);
    answers.countDown();
    assertThatThrownBy(buying::join).hasCauseInstanceOf(ProblemException.class);
  }

  private void step(String name) {
    var next = steps.remove(name);
    if (next != null) {
      next.run();
    }
  }

  private static Shipment buy(PaperEngine desk) {
    return desk.engine().formPurchase().buy(desk.caller(), "key", PaperEngine.order());
  }

  private PaperEngine open(PostgresAddress on, String name) {
    return PaperEngine.on(on, directory, name, carrier, CHORES_EVERY, Leases.LIFETIME);
  }
}

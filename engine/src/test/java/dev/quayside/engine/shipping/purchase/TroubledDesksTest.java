package dev.quayside.engine.shipping.purchase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork.State;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Two engines buy the same keys on one PostgreSQL while commits lose their answers, connections
/// are ended by the server and the network is cut. The long version, with kills, is
/// `src/bench/DatabaseChaos.java`.
@Execution(ExecutionMode.CONCURRENT)
class TroubledDesksTest {

  private static final int KEYS = 6;
  private static final Duration BETWEEN = Duration.ofMillis(60);

  @TempDir Path directory;

  @Test
  void aKeyIsOneParcelAndOneChargeWhateverTheNetworkDoes() {
    var address = PostgresServer.database();
    var carrier = new PaperCarrier(directory.resolve("carrier.book"), Duration.ZERO, _ -> {});
    try (var one = new TroubledNetwork(address);
        var two = new TroubledNetwork(address);
        var first = open(one, "first", carrier);
        var second = open(two, "second", carrier);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var work =
          List.of(first, second).stream()
              .map(desk -> CompletableFuture.supplyAsync(() -> buyAll(desk), threads))
              .toList();
      var troubles = List.of(State.LOSES_A_COMMIT, State.CUT, State.WELL);
      for (int i = 0; work.stream().anyMatch(each -> !each.isDone()); i++) {
        (i % 2 == 0 ? one : two).be(troubles.get(i % troubles.size()));
        LockSupport.parkNanos(BETWEEN.toNanos());
        if (i >= 2 * KEYS) {
          break;
        }
      }
      one.be(State.WELL);
      two.be(State.WELL);
      assertThat(work.getFirst().join()).isEqualTo(work.getLast().join()).doesNotHaveDuplicates();
      assertThat(carrier.bought()).hasSize(KEYS);
      // a connection that was cut may be found out by the first to use it
      await().ignoreException(StoreException.class).untilAsserted(() -> everyCentAndLabel(first));
      await().ignoreException(StoreException.class).untilAsserted(() -> everyCentAndLabel(second));
    }
  }

  private static void everyCentAndLabel(PaperEngine desk) {
    var known =
        desk.engine()
            .shipping()
            .shipments()
            .list(desk.caller(), ShipmentFilter.NONE, new Page.Request(1, 100))
            .items();
    assertThat(known).hasSize(KEYS).allMatch(each -> each.status() == ShipmentStatus.CREATED);
    var wallet = desk.engine().accounts().wallets().of(desk.caller());
    assertThat(wallet.held().isZero()).isTrue();
    assertThat(wallet.balance())
        .isEqualTo(Money.usd("1000.00").minus(PaperCarrier.PRICE.times(BigDecimal.valueOf(KEYS))));
  }

  private static List<String> buyAll(PaperEngine desk) {
    return IntStream.range(0, KEYS).mapToObj(key -> buy(desk, "key-" + key)).toList();
  }

  /// Until there is a label.
  private static String buy(PaperEngine desk, String key) {
    while (true) {
      try {
        var label =
            desk.engine()
                .formPurchase()
                .buy(desk.caller(), key, PaperEngine.orderWithoutReference());
        if (label.status() == ShipmentStatus.CREATED) {
          return label.id();
        }
      } catch (ProblemException | StoreException later) {
        // told to come back
      }
      LockSupport.parkNanos(BETWEEN.toNanos());
    }
  }

  private PaperEngine open(TroubledNetwork network, String name, PaperCarrier carrier) {
    return PaperEngine.on(
        network.address(""), directory, name, carrier, Duration.ofMillis(100), Leases.LIFETIME);
  }
}

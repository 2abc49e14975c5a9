package dev.quayside.engine.platform.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork.State;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Several desks, section 8: a label is sold in the moment in which the database is cut off and the
/// desk's disk is full, so that the carrier's answer can be written nowhere. The carrier cannot
/// tell later what it sold, except where a test says so.
@Execution(ExecutionMode.CONCURRENT)
class JournalDiskTest {

  private static final Duration OFTEN = Duration.ofMillis(100);
  private static final Duration NEVER = Duration.ofHours(1);
  private static final Duration BACK_WITHIN = Duration.ofSeconds(15);
  private static final Money BEFORE = Money.usd("1000.00");

  private final TroubledNetwork network = new TroubledNetwork(PostgresServer.database());

  @TempDir Path directory;

  @Test
  void aSoldLabelIsBookedWhenTheDiskOrTheDatabaseIsBack() throws Exception {
    try (var disk = SmallDisk.at(directory.resolve("desk"));
        var desk = open(OFTEN, false, _ -> {})) {
      sellIntoNothing(desk, disk, "first");
      network.be(State.WELL);
      await().atMost(BACK_WITHIN).until(() -> created(desk) == 1);
      await().until(() -> !Files.exists(kept()) || Files.size(kept()) == 0);
      disk.clear();

      sellIntoNothing(desk, disk, "second");
      disk.clear();
      await().atMost(BACK_WITHIN).until(() -> Files.exists(kept()) && Files.size(kept()) > 0);
      assertThat(Files.readString(kept())).contains("\"kind\":\"label\"", "P2");
      network.be(State.WELL);
      await().atMost(BACK_WITHIN).until(() -> created(desk) == 2);
      await().until(() -> !Files.exists(kept()));
      assertThat(balance(desk))
          .isEqualTo(BEFORE.minus(PaperCarrier.PRICE).minus(PaperCarrier.PRICE));
    }
  }

  /// The process dies with what it knew: the next one keeps the money held until the carrier tells.
  @Test
  void aSoldLabelThatWasWrittenNowhereStaysInDoubtUntilTheCarrierTells() throws Exception {
    try (var disk = SmallDisk.at(directory.resolve("desk"))) {
      try (var desk = open(NEVER, false, _ -> {})) {
        sellIntoNothing(desk, disk, "lost");
        assertThat(Files.exists(kept()) ? Files.readString(kept()) : "").isBlank();
      }
      disk.clear();
      network.be(State.WELL);
      var asked = new AtomicBoolean();
      try (var desk =
          open(OFTEN, false, step -> asked.compareAndSet(false, step.equals("lookup")))) {
        desk.later(Duration.ofMinutes(1));
        await().atMost(BACK_WITHIN).untilTrue(asked);
        assertThat(shipments(desk))
            .extracting(Shipment::status)
            .containsExactly(ShipmentStatus.PENDING);
        assertThat(held(desk)).isEqualTo(PaperCarrier.PRICE);
      }
      try (var desk = open(OFTEN, true, _ -> {})) {
        desk.later(Duration.ofHours(1));
        await().atMost(BACK_WITHIN).until(() -> created(desk) == 1);
        assertThat(desk.carrier().bought()).hasSize(1);
        assertThat(balance(desk)).isEqualTo(BEFORE.minus(PaperCarrier.PRICE));
        assertThat(held(desk).isZero()).isTrue();
      }
    }
  }

  private void sellIntoNothing(PaperEngine desk, SmallDisk disk, String key) {
    atSale =
        () -> {
          network.be(State.CUT);
          disk.fill();
        };
    assertThatThrownBy(
            () -> desk.engine().formPurchase().buy(desk.caller(), key, PaperEngine.order()))
        .isInstanceOf(StoreException.class);
    atSale = () -> {};
  }

  private volatile Runnable atSale = () -> {};

  private PaperEngine open(Duration choresEvery, boolean carrierTells, Consumer<String> steps) {
    var carrier =
        new PaperCarrier(
            directory.resolve("carrier.book"),
            Duration.ZERO,
            step -> {
              steps.accept(step);
              if (step.equals("bought")) {
                atSale.run();
              }
            });
    if (!carrierTells) {
      carrier.reachable(false);
    }
    return PaperEngine.on(
        network.address(""), directory, "desk", carrier, choresEvery, Leases.LIFETIME);
  }

  private Path kept() {
    return directory.resolve("desk/carrier-answers.jsonl");
  }

  private static long created(PaperEngine desk) {
    try {
      return shipments(desk).stream()
          .filter(each -> each.status() == ShipmentStatus.CREATED)
          .count();
    } catch (StoreException away) {
      return 0;
    }
  }

  private static List<Shipment> shipments(PaperEngine desk) {
    var page = new Page.Request(1, 5);
    return desk.engine()
        .shipping()
        .shipments()
        .list(desk.caller(), ShipmentFilter.NONE, page)
        .items();
  }

  private static Money balance(PaperEngine desk) {
    return desk.engine().accounts().wallets().of(desk.caller()).balance();
  }

  private static Money held(PaperEngine desk) {
    return desk.engine().accounts().wallets().of(desk.caller()).held();
  }
}

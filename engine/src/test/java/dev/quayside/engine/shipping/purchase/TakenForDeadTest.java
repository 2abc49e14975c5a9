package dev.quayside.engine.shipping.purchase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.account.wallet.Wallet;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// An engine is silent for long while its carrier's answer is on the way, as when the lid of a
/// laptop is closed: another one gives its purchase up, and then the carrier sells after all.
class TakenForDeadTest {

  private static final Duration DEADLINE = Duration.ofSeconds(60);

  @TempDir Path directory;
  private final CountDownLatch asked = new CountDownLatch(1);
  private final CountDownLatch answer = new CountDownLatch(1);

  @Test
  void aLabelThatIsSoldAfterItsIntentWasGivenUpIsBookedLate() throws Exception {
    try (var sleeper = open("sleeper", Duration.ofHours(1), this::sleep);
        var other = open("other", Duration.ofMillis(20), _ -> {})) {
      var buying = CompletableFuture.supplyAsync(() -> buy(sleeper));
      asked.await();
      assertThat(list(other)).hasSize(1);

      takeForDead();
      await().until(() -> list(other).isEmpty());
      assertThat(wallet(other).held().isZero()).isTrue();
      answer.countDown();

      var label = buying.get(30, TimeUnit.SECONDS);
      assertThat(label.status()).isEqualTo(ShipmentStatus.CREATED);
      assertThat(list(other)).containsExactly(label);
      assertThat(buy(other)).as("the retry").isEqualTo(label);
      assertThat(other.carrier().bought()).hasSize(1);
      assertThat(wallet(other).held().isZero()).isTrue();
      assertThat(wallet(other).balance()).isEqualTo(Money.usd("1000.00").minus(PaperCarrier.PRICE));
    }
  }

  @Test
  void whatWasBoughtAgainMeanwhileAndWhatIsSoldLateAreBothInTheBooks() throws Exception {
    try (var sleeper = open("sleeper", Duration.ofHours(1), this::sleep);
        var other = open("other", Duration.ofMillis(20), _ -> {})) {
      var buying = CompletableFuture.supplyAsync(() -> buy(sleeper));
      asked.await();
      takeForDead();
      await().until(() -> list(other).isEmpty());
      var again = buy(other);
      answer.countDown();

      var late = buying.get(30, TimeUnit.SECONDS);
      assertThat(list(other)).containsExactlyInAnyOrder(again, late);
      assertThat(other.carrier().bought()).hasSize(2);
      assertThat(buy(other)).as("the retry").isEqualTo(again);
      assertThat(wallet(other).balance())
          .isEqualTo(Money.usd("1000.00").minus(PaperCarrier.PRICE).minus(PaperCarrier.PRICE));
    }
  }

  private void sleep(String step) {
    if (step.equals("asked")) {
      asked.countDown();
      try {
        answer.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /// What the rows look like when an engine was silent for longer than its call may take.
  private void takeForDead() throws SQLException {
    var file = "jdbc:sqlite:" + directory.resolve("data").resolve("quayside.db");
    try (var connection = DriverManager.getConnection(file);
        var statement = connection.createStatement()) {
      statement.execute("PRAGMA busy_timeout = 10000");
      statement.execute("UPDATE shipment SET asked_until = 0");
      statement.execute("DELETE FROM running_engine");
    }
  }

  private PaperEngine open(String name, Duration choresEvery, Consumer<String> steps) {
    var carrier = new PaperCarrier(directory.resolve("carrier.book"), Duration.ZERO, steps);
    return PaperEngine.beside(directory, name, carrier, choresEvery, Leases.LIFETIME, DEADLINE);
  }

  private static Shipment buy(PaperEngine desk) {
    return desk.engine().formPurchase().buy(desk.caller(), "draft", PaperEngine.order());
  }

  private static List<Shipment> list(PaperEngine desk) {
    return desk.engine()
        .shipping()
        .shipments()
        .list(desk.caller(), ShipmentFilter.NONE, Page.Request.FIRST)
        .items();
  }

  private static Wallet wallet(PaperEngine desk) {
    return desk.engine().accounts().wallets().of(desk.caller());
  }
}

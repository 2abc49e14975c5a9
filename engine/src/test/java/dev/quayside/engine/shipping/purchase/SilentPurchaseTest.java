package dev.quayside.engine.shipping.purchase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.analytics.advice.AskedLane;
import dev.quayside.engine.analytics.advice.Question;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A carrier that takes a call and does not answer: nobody waits for it longer than the deadline,
/// and the purchase is settled by our reference.
class SilentPurchaseTest {

  private static final Duration DEADLINE = Duration.ofMillis(300);
  private static final Duration LONG = Duration.ofSeconds(20);

  @TempDir Path directory;

  private final CountDownLatch go = new CountDownLatch(1);

  @Test
  void aPurchaseThatIsNotAnsweredIsPendingAndFoundByReference() {
    try (var desk = PaperEngine.open(directory, Duration.ZERO, LONG, DEADLINE, holdAt("asked"))) {
      var pending = buy(desk);
      assertThat(pending.status()).isEqualTo(ShipmentStatus.PENDING);

      // "not found" is not certain while the carrier's call is open
      desk.later(Duration.ofMinutes(16));
      assertThat(now(desk, pending).status()).isEqualTo(ShipmentStatus.PENDING);

      go.countDown();
      await()
          .untilAsserted(
              () -> {
                desk.later(Duration.ofMinutes(16));
                assertThat(now(desk, pending).status()).isEqualTo(ShipmentStatus.CREATED);
              });
      assertThat(desk.carrier().bought()).hasSize(1);
      assertThat(desk.engine().accounts().wallets().of(desk.caller()).balance())
          .isEqualTo(Money.usd("1000.00").minus(PaperCarrier.PRICE));
    }
  }

  @Test
  void aPurchaseThatNeverHappenedIsReleasedOnceItsCallHasEnded() {
    try (var desk = PaperEngine.open(directory, Duration.ZERO, LONG, DEADLINE, holdAt("asked"))) {
      desk.carrier().mood(PaperCarrier.Mood.REFUSES);
      var pending = buy(desk);
      assertThat(pending.status()).isEqualTo(ShipmentStatus.PENDING);
      go.countDown();
      await()
          .untilAsserted(
              () -> {
                desk.later(Duration.ofMinutes(16));
                assertThat(now(desk, pending).status()).isEqualTo(ShipmentStatus.CANCELLED);
              });
      assertThat(desk.carrier().bought()).isEmpty();
      var wallet = desk.engine().accounts().wallets().of(desk.caller());
      assertThat(wallet.balance()).isEqualTo(Money.usd("1000.00"));
      assertThat(wallet.held().isZero()).isTrue();
    }
  }

  @Test
  void aQuestionThatIsNotAnsweredIsUnavailable() {
    try (var desk = PaperEngine.open(directory, Duration.ZERO, DEADLINE, LONG, holdAt("rating"))) {
      assertThatThrownBy(() -> buy(desk)).satisfies(SilentPurchaseTest::isUnavailable);
      var question = new Question(PaperCarrier.CODE, AskedLane.of("94105", "10001"), null);
      assertThatThrownBy(
              () -> desk.engine().analytics().forecasts().predict(desk.caller(), question))
          .satisfies(SilentPurchaseTest::isUnavailable);
    }
  }

  private static void isUnavailable(Throwable thrown) {
    assertThat(thrown)
        .isInstanceOfSatisfying(
            ProblemException.class,
            e -> assertThat(e.code()).isEqualTo(ProblemCode.CARRIER_UNAVAILABLE));
  }

  /// A carrier that does not mind being interrupted either.
  private java.util.function.Consumer<String> holdAt(String step) {
    return reached -> {
      if (reached.equals(step)) {
        boolean interrupted = false;
        while (go.getCount() > 0 && !(interrupted && step.equals("rating"))) {
          try {
            go.await();
          } catch (InterruptedException e) {
            interrupted = true;
          }
        }
      }
    };
  }

  private static Shipment buy(PaperEngine desk) {
    return desk.engine()
        .shipping()
        .purchase()
        .buy(desk.caller(), PaperEngine.order(), RequestKey.none());
  }

  private static Shipment now(PaperEngine desk, Shipment shipment) {
    return desk.engine().shipping().shipments().get(desk.caller(), shipment.id());
  }
}

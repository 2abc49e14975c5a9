package dev.quayside.engine.shipping.settlement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Refund;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Purchases in doubt: when the carrier is asked, and what a person can say where it cannot tell.
class SettlementTest {

  private static final Money START = Money.usd("1000.00");
  private static final HandSettlement BOUGHT = new HandSettlement(true, " p 77 00 1 ");
  private static final HandSettlement NOT_BOUGHT = new HandSettlement(false, null);

  private final AtomicBoolean failed = new AtomicBoolean();

  @TempDir Path directory;
  private PaperEngine desk;

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory);
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void theCarrierIsAskedWithinThirtySecondsAndThenEverMoreSeldom() {
    var pending = doubtful();
    int asked = 0;
    for (int pause : List.of(5, 10, 20, 40, 80, 160, 320, 640, 900, 900)) {
      int before = desk.carrier().lookups();
      var next = open(pending).nextAskAt();
      assertThat(Duration.between(at(), next)).isLessThanOrEqualTo(Duration.ofSeconds(pause));
      // clocks are kept to the millisecond
      var wait = Duration.between(at(), next).plusMillis(2);
      desk.engine().accounts().clocks().advance(desk.caller().workspace(), wait);
      desk.engine().shipping().reconciler().begin(desk.caller()).join();
      assertThat(desk.carrier().lookups()).isEqualTo(before + 1);
      assertThat(open(pending).attempts()).isEqualTo(1 + ++asked);
    }
    desk.engine().shipping().reconciler().begin(desk.caller()).join();
    assertThat(open(pending).attempts()).as("before its time").isEqualTo(1 + asked);
  }

  @Test
  void theWindowIsToldOnceThatAPurchaseIsInDoubt() {
    var told = new ConcurrentLinkedQueue<String>();
    listen(Topic.SHIPMENT_CHANGED, told);
    var pending = doubtful();
    hears(told, "order-2"); // whatever was told of the first one came before
    assertThat(told).contains(pending.id());
    told.clear();
    desk.carrier().mood(PaperCarrier.Mood.BUYS_AND_IS_SILENT);
    for (int round = 0; round < 3; round++) {
      desk.later(Duration.ofHours(1));
    }
    hears(told, "order-3");
    assertThat(told).doesNotContain(pending.id());
  }

  /// Buys something and waits until it is told.
  private void hears(ConcurrentLinkedQueue<String> told, String reference) {
    desk.carrier().mood(PaperCarrier.Mood.ANSWERS);
    var bought = buy(order(reference, false));
    await().until(() -> told.contains(bought.id()));
  }

  @Test
  void aCarrierThatNamesTheTimeIsAskedThen() {
    desk.close();
    desk = PaperEngine.open(directory, Duration.ofSeconds(7), _ -> {});
    desk.carrier().mood(PaperCarrier.Mood.IS_SILENT);
    var pending = buy(order("order-1", false));
    assertThat(open(pending).byHand()).isFalse();
    desk.later(Duration.ofSeconds(7));
    assertThat(now(pending).status()).isEqualTo(ShipmentStatus.CANCELLED);
    assertThat(now(pending).settlement()).isNull();
    assertThat(held().isZero()).isTrue();
  }

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void aCarrierThatIsSilentHoldsUpNeitherTheStartNorAnotherRound() {
    var pending = doubtful();
    desk.close();
    var answers = new CountDownLatch(1);
    try {
      var endless = Duration.ofHours(1);
      desk =
          PaperEngine.open(directory, Duration.ZERO, endless, endless, holdAt("lookup", answers));
      var earlier = now(pending);
      desk.engine().accounts().clocks().advance(desk.caller().workspace(), Duration.ofHours(1));
      var round = desk.engine().shipping().reconciler().begin(desk.caller());
      assertThat(earlier.status()).isEqualTo(ShipmentStatus.PENDING);
      assertThat(round).isNotDone();
    } finally {
      answers.countDown();
    }
    await().until(() -> now(pending).status() != ShipmentStatus.PENDING);
    assertThat(now(pending).status()).isEqualTo(ShipmentStatus.CREATED);
  }

  /// A lane is a carrier's in a workspace: here it is the other workspace that is not held up.
  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void aLaneThatWaitsHoldsUpNoOther() {
    var pending = doubtful();
    var other =
        desk.engine()
            .accounts()
            .onboarding()
            .open(
                new Workspaces.Draft("other", "other", "desk"),
                Environment.SANDBOX,
                RequestKey.none())
            .workspace()
            .ownCaller();
    var elsewhere =
        desk.engine().shipping().purchase().buy(other, order("order-1", false), RequestKey.none());
    assertThat(elsewhere.status()).isEqualTo(ShipmentStatus.PENDING);
    desk.close();
    var isFirst = new AtomicBoolean(true);
    var answers = new CountDownLatch(1);
    var hold = holdAt("lookup", answers);
    var endless = Duration.ofHours(1);
    desk =
        PaperEngine.open(
            directory,
            Duration.ZERO,
            endless,
            endless,
            step -> {
              if (step.equals("lookup") && isFirst.getAndSet(false)) {
                hold.accept(step);
              }
            });
    var reconciler = desk.engine().shipping().reconciler();
    try {
      desk.engine().accounts().clocks().advance(desk.caller().workspace(), endless);
      var waits = reconciler.begin(desk.caller());
      await().untilFalse(isFirst);
      desk.engine().accounts().clocks().advance(other.workspace(), endless);
      reconciler.run(other);
      assertThat(desk.engine().shipping().shipments().get(other, elsewhere.id()).status())
          .isEqualTo(ShipmentStatus.CREATED);
      assertThat(waits).isNotDone();
      assertThat(now(pending).status()).isEqualTo(ShipmentStatus.PENDING);
    } finally {
      answers.countDown();
    }
  }

  @Test
  void aCarrierThatNeverKnowsLeavesItToAPerson() {
    var pending = forgotten();
    assertThat(open(pending).byHand()).isTrue();

    var settled = settle(pending, BOUGHT);
    assertThat(settled.status()).isEqualTo(ShipmentStatus.CREATED);
    assertThat(settled.trackingNumber()).hasValue("P77001");
    assertThat(settled.settlement()).isNull();
    assertThat(balance()).isEqualTo(START.minus(PaperCarrier.PRICE));
    assertThat(held().isZero()).isTrue();
    assertThat(now(pending)).isEqualTo(settled);
    assertThat(problem(() -> settle(pending, NOT_BOUGHT)).code()).isEqualTo(ProblemCode.CONFLICT);
  }

  @Test
  void whatAPersonKnowsToBeNotBoughtIsCancelledAndFree() {
    var pending = forgotten();
    var settled = settle(pending, NOT_BOUGHT);
    assertThat(settled.status()).isEqualTo(ShipmentStatus.CANCELLED);
    assertThat(Objects.requireNonNull(settled.refund()).status())
        .isEqualTo(Refund.Status.NOT_APPLICABLE);
    assertThat(balance()).isEqualTo(START);
    assertThat(held().isZero()).isTrue();
  }

  @Test
  void theCarriersOwnWordCountsMore() {
    var bought = doubtful();
    desk.carrier().reachable(true);
    assertThat(settle(bought, NOT_BOUGHT).trackingNumber()).hasValue("P1");

    desk.carrier().reachable(false);
    desk.carrier().mood(PaperCarrier.Mood.IS_SILENT);
    var notBought = buy(order("order-2", false));
    desk.carrier().reachable(true);
    assertThat(settle(notBought, BOUGHT).status()).isEqualTo(ShipmentStatus.CANCELLED);
    assertThat(balance()).isEqualTo(START.minus(PaperCarrier.PRICE));
  }

  @Test
  void aNumberIsNeededAndMayNotBeAnotherLabels() {
    var other = buy(order("order-0", false));
    var pending = forgotten();
    assertThat(fields(() -> settle(pending, new HandSettlement(true, null))))
        .containsExactly("trackingNumber");
    assertThat(fields(() -> settle(pending, new HandSettlement(true, "P-7"))))
        .containsExactly("trackingNumber");
    settle(pending, BOUGHT);
    var next = forgotten("order-3");
    assertThat(fields(() -> settle(next, BOUGHT))).containsExactly("trackingNumber");
    assertThat(other.status()).isEqualTo(ShipmentStatus.CREATED);
  }

  @Test
  void aReferenceWithAPurchaseInDoubtIsNotBoughtAgainUnlessAskedTo() {
    var pending = doubtful();
    desk.carrier().mood(PaperCarrier.Mood.ANSWERS);

    var problem = problem(() -> buy(order("order-1", false)));
    assertThat(problem.code()).isEqualTo(ProblemCode.DUPLICATE_SHIPMENT);
    assertThat(((Problem.Invalid) problem.problem()).details())
        .contains(new Violation("labelId", pending.labelId()));
    assertThat(held()).isEqualTo(PaperCarrier.PRICE);

    assertThat(buy(order("order-1", true)).status()).isEqualTo(ShipmentStatus.CREATED);
    assertThat(buy(order("order-2", false)).status()).isEqualTo(ShipmentStatus.CREATED);

    desk.carrier().reachable(true);
    desk.later(Duration.ofHours(1));
    assertThat(buy(order("order-1", false)).status()).isEqualTo(ShipmentStatus.CREATED);
    assertThat(desk.carrier().bought()).hasSize(4);
    assertThat(balance()).isEqualTo(START.minus(PaperCarrier.PRICE.times(BigDecimal.valueOf(4))));
  }

  /// Whether a sandbox carrier answers at once stands in the database, which may be away for a
  /// moment between the intent and the question.
  @Test
  void aPurchaseThatNeverReachedItsCarrierIsReleased() {
    desk.close();
    desk = PaperEngine.open(directory, Duration.ZERO, this::failAfterTheIntent);
    assertThatThrownBy(() -> buy(order("order-1", false))).isInstanceOf(StoreException.class);
    assertThat(held()).isEqualTo(PaperCarrier.PRICE);
    desk.later(Duration.ofHours(1));
    assertThat(held().isZero()).isTrue();
    assertThat(balance()).isEqualTo(START);
    assertThat(buy(order("order-1", false)).status()).isEqualTo(ShipmentStatus.CREATED);
  }

  private void failAfterTheIntent(String step) {
    if (step.equals("at hand") && !held().isZero() && !failed.getAndSet(true)) {
      throw new StoreException("the database is away", new IllegalStateException());
    }
  }

  /// Bought, but nobody here knows: the carrier is not to be reached.
  private Shipment doubtful() {
    desk.carrier().mood(PaperCarrier.Mood.BUYS_AND_IS_SILENT);
    desk.carrier().reachable(false);
    return buy(order("order-1", false));
  }

  private Shipment forgotten() {
    return forgotten("order-1");
  }

  private Shipment forgotten(String reference) {
    desk.carrier().mood(PaperCarrier.Mood.IS_SILENT);
    desk.carrier().forgetful();
    var pending = buy(order(reference, false));
    assertThat(pending.status()).isEqualTo(ShipmentStatus.PENDING);
    return pending;
  }

  private static LabelRequest order(String reference, boolean allowDuplicate) {
    var order = PaperEngine.order();
    return new LabelRequest(
        null,
        order.carrier(),
        order.service(),
        order.from(),
        order.to(),
        order.parcel(),
        false,
        null,
        reference,
        LabelFormat.PDF,
        allowDuplicate,
        java.util.Map.of());
  }

  private Shipment buy(LabelRequest order) {
    return desk.engine().shipping().purchase().buy(desk.caller(), order, RequestKey.none());
  }

  private Shipment settle(Shipment pending, HandSettlement word) {
    return desk.engine()
        .shipping()
        .settlements()
        .byHand(desk.caller(), pending.id(), word, RequestKey.none());
  }

  private Shipment now(Shipment shipment) {
    return desk.engine().shipping().shipments().get(desk.caller(), shipment.id());
  }

  private Settlement open(Shipment shipment) {
    return Objects.requireNonNull(now(shipment).settlement());
  }

  private Instant at() {
    return desk.engine().accounts().clocks().now(desk.caller().workspace());
  }

  private Money balance() {
    return desk.engine().accounts().wallets().of(desk.caller()).balance();
  }

  private Money held() {
    return desk.engine().accounts().wallets().of(desk.caller()).held();
  }

  private void listen(Topic topic, ConcurrentLinkedQueue<String> ids) {
    desk.engine()
        .eventFeeds()
        .live()
        .listen(
            desk.caller().workspace(),
            changes ->
                changes.stream()
                    .filter(change -> change.topic() == topic)
                    .forEach(change -> ids.addAll(change.ids())));
  }

  private static Consumer<String> holdAt(String step, CountDownLatch until) {
    return reached -> {
      if (reached.equals(step)) {
        try {
          until.await();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
    };
  }

  private static ProblemException problem(Runnable action) {
    return catchThrowableOfType(ProblemException.class, action::run);
  }

  private static List<String> fields(Runnable action) {
    return ((Problem.Invalid) problem(action).problem())
        .details().stream().map(Violation::field).toList();
  }
}

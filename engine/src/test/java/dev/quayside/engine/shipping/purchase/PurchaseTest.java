package dev.quayside.engine.shipping.purchase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperCarrier.Mood;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.platform.idempotency.KeptKey;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.engine.shipping.shipment.Refund;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PurchaseTest {

  private static final Money START = Money.usd("1000.00");

  @TempDir Path directory;
  private PaperEngine desk;

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory, Duration.ofMinutes(2), _ -> {});
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void aPurchaseMakesOneLabelAndOneCharge() {
    var bought = buy();

    assertThat(bought.status()).isEqualTo(ShipmentStatus.CREATED);
    assertThat(bought.trackingNumber()).hasValue("P1");
    assertThat(bought.voidableUntil()).isEqualTo(bought.createdAt().plus(Duration.ofHours(24)));
    assertThat(balance()).isEqualTo(START.minus(PaperCarrier.PRICE));
    assertThat(held().isZero()).isTrue();
    assertThat(list()).containsExactly(bought);
  }

  @Test
  void theKeyStandsForTheShipmentAndItsAnswerIsNotMadeByTheOneThatWrites() {
    var key = new KeptKey<Shipment>();
    var bought = desk.engine().shipping().purchase().buy(desk.caller(), PaperEngine.order(), key);
    assertThat(key.steps()).containsExactly("begin " + bought.id(), "answer");
    assertThat(key.makers()).containsExactly(Thread.currentThread());
  }

  @Test
  void aRefusalLeavesNoShipmentNoChargeAndNoHold() {
    desk.carrier().mood(Mood.REFUSES);

    assertThat(problemOf(this::buy).code()).isEqualTo(ProblemCode.INVALID_ADDRESS);
    assertThat(list()).isEmpty();
    assertThat(balance()).isEqualTo(START);
    assertThat(held().isZero()).isTrue();
  }

  @Test
  void aCarrierThatBuysAndFallsSilentIsAskedAndTheLabelIsThere() {
    desk.carrier().mood(Mood.BUYS_AND_IS_SILENT);

    assertThat(buy().status()).isEqualTo(ShipmentStatus.CREATED);
    assertThat(desk.carrier().bought()).hasSize(1);
    assertThat(balance()).isEqualTo(START.minus(PaperCarrier.PRICE));
  }

  @Test
  void aSilentCarrierLeavesThePurchasePendingWithTheMoneyHeldUntilItIsFound() {
    desk.carrier().mood(Mood.BUYS_AND_IS_SILENT);
    desk.carrier().reachable(false);

    var pending = buy();
    assertThat(pending.status()).isEqualTo(ShipmentStatus.PENDING);
    assertThat(balance()).isEqualTo(START);
    assertThat(held()).isEqualTo(PaperCarrier.PRICE);

    desk.carrier().reachable(true);
    desk.later(Duration.ofSeconds(10));
    assertThat(get(pending.id()).status()).isEqualTo(ShipmentStatus.CREATED);
    assertThat(balance()).isEqualTo(START.minus(PaperCarrier.PRICE));
    assertThat(held().isZero()).isTrue();
  }

  @Test
  void aSilentCarrierThatNeverBoughtGivesTheMoneyBackOnceThatIsCertain() {
    desk.carrier().mood(Mood.IS_SILENT);
    var pending = buy();

    desk.later(Duration.ofSeconds(10));
    assertThat(get(pending.id()).status()).isEqualTo(ShipmentStatus.PENDING);

    desk.later(Duration.ofMinutes(3));
    var abandoned = get(pending.id());
    assertThat(abandoned.status()).isEqualTo(ShipmentStatus.CANCELLED);
    assertThat(abandoned.refund())
        .extracting(Refund::status)
        .isEqualTo(Refund.Status.NOT_APPLICABLE);
    assertThat(balance()).isEqualTo(START);
    assertThat(held().isZero()).isTrue();
    assertThat(desk.carrier().bought()).isEmpty();
  }

  @Test
  void aDoubleClickBuysOnceAndBothSeeTheSameLabel() {
    var purchases =
        IntStream.range(0, 20)
            .parallel()
            .mapToObj(
                _ ->
                    desk.engine().formPurchase().buy(desk.caller(), "draft-1", PaperEngine.order()))
            .toList();

    assertThat(purchases).extracting(Shipment::id).containsOnly(purchases.getFirst().id());
    assertThat(desk.carrier().bought()).hasSize(1);
    assertThat(balance()).isEqualTo(START.minus(PaperCarrier.PRICE));
  }

  @Test
  void theWalletNeverGoesBelowZeroHoweverManyBuyAtOnce() {
    var affordable = 131; // 1000.00 / 7.61
    var results = IntStream.range(0, 160).parallel().mapToObj(_ -> problemOrNull()).toList();

    assertThat(results.stream().filter(ProblemCode.INSUFFICIENT_BALANCE::equals))
        .hasSize(160 - affordable);
    assertThat(desk.carrier().bought()).hasSize(affordable);
    assertThat(balance()).isEqualTo(Money.usd("3.09"));
  }

  @Test
  void everythingWrongWithAnOrderIsNamedAtOnce() {
    var noName = new AddressDraft(null, null, " ", null, "SF", "CA", "94105", "XX", null, null);
    var problem =
        problemOf(() -> buy(PaperEngine.order(noName, PaperEngine.address("Bob", "10001", ""))));

    assertThat(problem.code()).isEqualTo(ProblemCode.INVALID_REQUEST);
    assertThat(((Problem.Invalid) problem.problem()).details())
        .extracting(Violation::field)
        .containsExactlyInAnyOrder("from.name", "from.street1", "from.country", "to.state");
  }

  @Test
  void anUndeliverableAddressIsRefusedWithItsField() {
    var problem =
        problemOf(
            () ->
                buy(
                    PaperEngine.order(
                        PaperEngine.address("Ann", "9410", "CA"),
                        PaperEngine.address("Bob", "10001", "ZZ"))));

    assertThat(problem.code()).isEqualTo(ProblemCode.INVALID_ADDRESS);
    assertThat(((Problem.Invalid) problem.problem()).details())
        .extracting(Violation::field)
        .containsExactly("from.zip", "to.state");
  }

  @Test
  void aNameThatCannotBePrintedIsRefusedBeforeItIsPaidForAndTheCharacterIsNamed() {
    var problem =
        problemOf(
            () ->
                buy(
                    PaperEngine.order(
                        PaperEngine.address("Ann", "94105", "CA"),
                        PaperEngine.address("Bob \u0915", "10001", "NY"))));

    assertThat(problem.code()).isEqualTo(ProblemCode.INVALID_ADDRESS);
    assertThat(problem.problem().message().sentence()).contains("to.name", "U+0915");
    assertThat(desk.carrier().bought()).isEmpty();
  }

  @Test
  void aQuotedRateIsBoughtAtItsPriceForFifteenMinutes() {
    var rateId = quote();
    var order = byRate(rateId);

    assertThat(buy(order).price()).isEqualTo(PaperCarrier.PRICE);

    desk.engine().accounts().clocks().advance(desk.caller().workspace(), Duration.ofMinutes(15));
    assertThat(problemOf(() -> buy(order)).code()).isEqualTo(ProblemCode.RATE_NOT_FOUND);
  }

  @Test
  void aQuotedRateIsOnlyForWhatWasQuoted() {
    var order =
        PaperEngine.order(
            PaperEngine.address("Ann", "94105", "CA"), PaperEngine.address("Bob", "60601", "IL"));
    var problem = problemOf(() -> buy(withRate(order, quote())));

    assertThat(problem.code()).isEqualTo(ProblemCode.RATE_MISMATCH);
    assertThat(((Problem.Invalid) problem.problem()).details())
        .extracting(Violation::field)
        .containsExactly("to.zip");
  }

  @Test
  void aRateOfAnotherWorkspaceIsUnknown() {
    var main = desk.engine().accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
    var rateId = quote();

    assertThat(
            problemOf(
                    () ->
                        desk.engine()
                            .shipping()
                            .purchase()
                            .buy(main, byRate(rateId), RequestKey.none()))
                .code())
        .isEqualTo(ProblemCode.RATE_NOT_FOUND);
  }

  @Test
  void aCancelledLabelIsRefundedOnceItsDayComes() {
    var bought = buy();
    var cancelled = cancel(bought);

    assertThat(cancelled.status()).isEqualTo(ShipmentStatus.CANCELLED);
    assertThat(cancelled.refund()).extracting(Refund::status).isEqualTo(Refund.Status.PENDING);
    assertThat(settleRefunds()).isZero();

    desk.engine().accounts().clocks().advance(desk.caller().workspace(), Duration.ofDays(8));
    assertThat(settleRefunds()).isOne();
    assertThat(settleRefunds()).isZero();
    assertThat(balance()).isEqualTo(START);
    assertThat(get(bought.id()).refund())
        .extracting(Refund::status)
        .isEqualTo(Refund.Status.REFUNDED);
  }

  @Test
  void aLabelIsCancelledOnceAndOnlyWithinItsWindow() {
    var first = buy();
    cancel(first);
    assertThat(problemOf(() -> cancel(first)).code())
        .isEqualTo(ProblemCode.LABEL_ALREADY_CANCELLED);

    var second = buy();
    desk.engine().accounts().clocks().advance(desk.caller().workspace(), Duration.ofHours(25));
    assertThat(problemOf(() -> cancel(second)).code()).isEqualTo(ProblemCode.VOID_WINDOW_EXPIRED);
  }

  @Test
  void whatWasOnOfferIsKeptWithThePurchase() {
    var bought = buy(byRate(quote()));

    assertThat(bought.consignment().to().name()).isEqualTo("Bob");
    assertThat(get(bought.id())).isEqualTo(bought);
  }

  private Shipment buy() {
    return buy(PaperEngine.order());
  }

  private Shipment buy(LabelRequest order) {
    return desk.engine().shipping().purchase().buy(desk.caller(), order, RequestKey.none());
  }

  private Shipment cancel(Shipment shipment) {
    return desk.engine().shipping().voids().cancel(desk.caller(), shipment.id(), RequestKey.none());
  }

  private int settleRefunds() {
    return desk.engine().shipping().refunds().settleDue(desk.caller().workspace());
  }

  private String quote() {
    var request =
        RateRequest.of(
            PaperEngine.address("Ann", "94105", "CA").value(),
            PaperEngine.address("Bob", "10001", "NY").value(),
            PaperEngine.parcel().value());
    return desk.engine().rating().rates().quote(desk.caller(), request).rates().getFirst().id();
  }

  private static LabelRequest byRate(String rateId) {
    return LabelRequest.ofRate(rateId, null);
  }

  private static LabelRequest withRate(LabelRequest order, String rateId) {
    return new LabelRequest(
        rateId,
        null,
        null,
        order.from(),
        order.to(),
        order.parcel(),
        false,
        null,
        null,
        LabelFormat.PDF);
  }

  private Shipment get(String id) {
    return desk.engine().shipping().shipments().get(desk.caller(), id);
  }

  private List<Shipment> list() {
    return desk.engine()
        .shipping()
        .shipments()
        .list(desk.caller(), ShipmentFilter.NONE, Page.Request.FIRST)
        .items();
  }

  private Money balance() {
    return desk.engine().accounts().wallets().of(desk.caller()).balance();
  }

  private Money held() {
    return desk.engine().accounts().wallets().of(desk.caller()).held();
  }

  private @Nullable ProblemCode problemOrNull() {
    try {
      buy();
      return null;
    } catch (ProblemException e) {
      return e.code();
    }
  }

  private static ProblemException problemOf(Runnable action) {
    return catchThrowableOfType(ProblemException.class, action::run);
  }
}

package dev.quayside.engine.order.fulfilment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.rule.Rule;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.order.rule.effect.Effects;
import dev.quayside.engine.order.rule.effect.Split;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductShape;
import dev.quayside.engine.platform.idempotency.KeptKey;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The label of an order whose purchase was cut off, of a carrier that buys again when asked again.
class InterruptedPurchaseTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  private volatile Consumer<String> steps = _ -> {};

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory, Duration.ZERO, step -> steps.accept(step));
  }

  @AfterEach
  void close() {
    desk.close();
  }

  /// Settling frees the key and the order at once: a retry in between would be told that the label
  /// is being bought, by nobody.
  @Test
  void whatIsSettledAsNotBoughtFreesItsOrderInTheSameTransaction() {
    var order = taken();
    cutOff("asked", () -> buy(order, new KeptKey<>()));
    assertThat(now(order).state()).isEqualTo(OrderState.BUYING);

    desk.engine().shipping().reconciler().run(desk.caller());

    assertThat(now(order).state()).isEqualTo(OrderState.OPEN);
    var bought = buy(order, RequestKey.none());
    assertThat(bought.status()).isEqualTo(ShipmentStatus.CREATED);
    paidOnce();
  }

  /// The process died after the carrier's refusal was booked and before the order was told.
  @Test
  void anOrderWhosePurchaseIsGoneIsNotTakenForBeingBought() {
    var order = taken();
    cutOff("asked", () -> buy(order, new KeptKey<>()));
    desk.engine()
        .shipping()
        .shipments()
        .due(desk.caller(), Instant.now().plus(Duration.ofDays(1)))
        .forEach(this::forgotten);
    assertThat(now(order).state()).isEqualTo(OrderState.BUYING);

    var compared =
        desk.engine().ordering().orderPurchase().compare(desk.caller(), order.id(), asked());

    assertThat(compared.quote().rates()).isNotEmpty();
    assertThat(buy(order, new KeptKey<>()).status()).isEqualTo(ShipmentStatus.CREATED);
    paidOnce();
  }

  /// The one label for everything is no first part of several.
  @Test
  void aRetryIsAnsweredWithTheOneLabelAlthoughARuleDividesTheOrderByNow() {
    var order = taken();
    var key = new KeptKey<WholePurchase.Bought>();
    cutOff("bought", () -> whole(order, key));
    dividing();

    var bought = whole(order, key);

    assertThat(bought).isInstanceOf(WholePurchase.Bought.One.class);
    assertThat(now(order).parcels()).hasSize(1).allMatch(OrderParcel::isBought);
    assertThat(now(order).state()).isEqualTo(OrderState.SHIPPED);
    paidOnce();
  }

  /// Where nothing was bought the rules of now count, as for a new request.
  @Test
  void aRetryOfWhatWasNotBoughtGoesByTheRulesOfNow() {
    var order = taken();
    var key = new KeptKey<WholePurchase.Bought>();
    cutOff("asked", () -> whole(order, key));
    dividing();
    assertThat(labels(whole(order, key))).isEqualTo(3);
    assertThat(desk.carrier().bought()).hasSize(3);
    assertThat(now(order).state()).isEqualTo(OrderState.SHIPPED);
  }

  /// What is begun stays as it is, bought or tried again, and what is left goes by the rules of
  /// now: in one parcel.
  @ParameterizedTest
  @CsvSource({"asked,1,2", "bought,1,2", "asked,2,3", "bought,2,3", "bought,3,3"})
  void aRetryOfSeveralEndsAsSeveralAlthoughNoRuleDividesTheOrderByNow(
      String step, int count, int parcels) {
    var order = taken();
    var rule = dividing();
    var key = new KeptKey<WholePurchase.Bought>();
    cutOff(step, count, () -> whole(order, key));
    desk.engine().ordering().rules().remove(desk.caller(), rule.id());

    var bought = whole(order, key);

    assertThat(labels(bought)).isEqualTo(parcels);
    assertThat(desk.carrier().bought()).hasSize(parcels);
    assertThat(now(order).parcels()).hasSize(parcels).allMatch(OrderParcel::isBought);
    assertThat(now(order).state()).isEqualTo(OrderState.SHIPPED);
    assertThat(key.steps()).containsOnlyOnce("answer");
  }

  /// Mugs go alone: two of them and the tea are three parcels.
  private Rule dividing() {
    var alone = new ProductShape(null, null, null, true);
    var products = desk.engine().parcels().products();
    products.put(
        desk.caller(),
        new Product(
            "MUG-1", "Mug", null, null, null, null, null, List.of(), alone, null, null, null));
    var none = Effects.NONE;
    var split =
        new Effects(
            none.tags(), null, null, null, null, null, none.references(), null, Split.ALONE, null);
    var draft = new RuleDraft("divide", true, List.of(), null, null, null, false, null);
    return desk.engine()
        .ordering()
        .rules()
        .add(desk.caller(), draft.with(split), RequestKey.none());
  }

  private WholePurchase.Bought whole(SalesOrder order, RequestKey<WholePurchase.Bought> key) {
    var purchase = desk.engine().ordering().orderPurchase();
    return new WholePurchase(purchase, desk.caller(), order.id(), asked()).buy(key);
  }

  private static long labels(WholePurchase.Bought bought) {
    return switch (bought) {
      case WholePurchase.Bought.One _ -> 1;
      case WholePurchase.Bought.Several(var lines) ->
          lines.stream().filter(line -> line.shipment() != null).count();
    };
  }

  /// As a refusal frees it whose request is to tell the order next.
  private void forgotten(Shipment pending) {
    var database = desk.engine().ordering().checking().checks().book().database();
    var wallets = desk.engine().accounts().wallets();
    var workspace = desk.caller().workspace();
    database.change(
        tx -> {
          wallets.release(tx, workspace, pending.terms().billing(), pending.price());
          tx.handle().execute("DELETE FROM shipment WHERE id = ?", pending.id());
        });
  }

  private void paidOnce() {
    assertThat(desk.carrier().bought()).hasSize(1);
    assertThat(desk.engine().accounts().wallets().of(desk.caller()).balance())
        .isEqualTo(Money.usd("1000.00").minus(PaperCarrier.PRICE));
  }

  private void cutOff(String step, Runnable purchase) {
    cutOff(step, 1, purchase);
  }

  private void cutOff(String step, int count, Runnable purchase) {
    var seen = new AtomicInteger();
    steps =
        now -> {
          if (now.equals(step) && seen.incrementAndGet() == count) {
            throw new IllegalStateException("power cut");
          }
        };
    assertThatExceptionOfType(IllegalStateException.class).isThrownBy(purchase::run);
    steps = _ -> {};
  }

  private Shipment buy(SalesOrder order, RequestKey<Shipment> key) {
    return desk.engine().ordering().orderPurchase().buy(desk.caller(), order.id(), asked(), key);
  }

  private static OrderPurchase.Asked asked() {
    return new OrderPurchase.Asked(
        SenderChoice.of(SampleOrders.SENDER),
        PaperCarrier.CODE,
        PaperCarrier.SERVICE,
        LabelFormat.PDF,
        List.of(),
        List.of(WantedParcel.REST),
        false,
        new ShopQuestion(ShopCheck.Heed.ALL));
  }

  private SalesOrder taken() {
    return desk.engine()
        .ordering()
        .orders()
        .takeIn(desk.caller(), List.of(new NewOrder("K-1", details(), null)))
        .getFirst()
        .order();
  }

  /// Two mugs and a tea.
  private static OrderDetails details() {
    var mugs = SampleOrders.order("K-1").details();
    return new OrderDetails(
        mugs.to(),
        List.of(
            mugs.items().getFirst(),
            new OrderItem("TEA", "Tea", 1, Money.usd("5"), Weight.ofOunces("4"), null, null)),
        new ParcelDraft(null, null, null, null),
        null,
        null,
        null,
        null,
        null,
        null);
  }

  private SalesOrder now(SalesOrder order) {
    return desk.engine().ordering().orders().get(desk.caller(), order.id());
  }
}

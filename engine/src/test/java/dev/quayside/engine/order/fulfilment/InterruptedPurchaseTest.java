package dev.quayside.engine.order.fulfilment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.platform.idempotency.KeptKey;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  /// As a refusal frees it whose request is to tell the order next.
  private void forgotten(Shipment pending) {
    var database = desk.engine().ordering().checking().checks().book().database();
    var wallets = desk.engine().accounts().wallets();
    var workspace = desk.caller().workspace();
    database.write(
        tx -> {
          wallets.release(tx, workspace, pending.terms().billing(), pending.price());
          return tx.handle().execute("DELETE FROM shipment WHERE id = ?", pending.id());
        });
  }

  private void paidOnce() {
    assertThat(desk.carrier().bought()).hasSize(1);
    assertThat(desk.engine().accounts().wallets().of(desk.caller()).balance())
        .isEqualTo(Money.usd("1000.00").minus(PaperCarrier.PRICE));
  }

  private void cutOff(String step, Runnable purchase) {
    steps =
        now -> {
          if (now.equals(step)) {
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
        .takeIn(desk.caller(), List.of(SampleOrders.order("K-1")))
        .getFirst()
        .order();
  }

  private SalesOrder now(SalesOrder order) {
    return desk.engine().ordering().orders().get(desk.caller(), order.id());
  }
}

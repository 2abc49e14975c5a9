package dev.quayside.engine.order.fulfilment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.platform.idempotency.KeptKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// An order's rate, bought as a label of its own, of a carrier that buys again when asked again.
class RatedPurchaseTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  private volatile Consumer<String> steps = _ -> {};
  private final KeptKey<Shipment> key = new KeptKey<>();

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory, Duration.ZERO, step -> steps.accept(step));
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"asked", "bought"})
  void aRetryFinishesWhatAKilledOneBeganAndShipsTheOrderOnce(String step) {
    var order =
        desk.engine().ordering().orders().takeIn(desk.caller(), List.of(taken())).getFirst();
    var what = LabelRequest.ofRate(rate(order.order().id()), null);
    steps =
        now -> {
          if (now.equals(step)) {
            throw new IllegalStateException("power cut");
          }
        };
    assertThatExceptionOfType(RuntimeException.class).isThrownBy(() -> buy(what));
    steps = _ -> {};
    close();
    open();
    var bought = buy(what);
    assertThat(bought.consignment().reference()).isEqualTo(order.order().number());
    assertThat(now(order.order()).state()).isEqualTo(OrderState.SHIPPED);
    assertThat(now(order.order()).parcels())
        .extracting(OrderParcel::shipmentId)
        .containsExactly(bought.id());
    assertThat(desk.carrier().bought()).hasSize(1);
    assertThat(desk.engine().accounts().wallets().of(desk.caller()).balance())
        .isEqualTo(Money.usd("1000.00").minus(PaperCarrier.PRICE));
  }

  private String rate(String orderId) {
    var asked =
        new OrderPurchase.Asked(
            SenderChoice.of(SampleOrders.SENDER),
            null,
            null,
            LabelFormat.PDF,
            List.of(),
            List.of(WantedParcel.REST),
            false,
            new ShopQuestion(ShopCheck.Heed.ALL));
    var compared = desk.engine().ordering().orderPurchase().compare(desk.caller(), orderId, asked);
    return compared.quote().rates().getFirst().id();
  }

  private Shipment buy(LabelRequest what) {
    return desk.engine().ordering().labelPurchase().buy(desk.caller(), what, new Violations(), key);
  }

  private static NewOrder taken() {
    return SampleOrders.order("WEB-1");
  }

  private SalesOrder now(SalesOrder order) {
    return desk.engine().ordering().orders().get(desk.caller(), order.id());
  }
}

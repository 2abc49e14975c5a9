package dev.quayside.engine.order.fulfilment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperCarrier.Mood;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.platform.idempotency.KeptKey;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Orders to one address in one parcel, of a carrier that buys again when asked again.
class TogetherTest {

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

  @ParameterizedTest
  @ValueSource(strings = {"asked", "bought"})
  void aSecondTryFinishesWhatAKilledOneBeganAndBuysNothingTwice(String step) {
    var orders = taken();
    steps =
        now -> {
          if (now.equals(step)) {
            throw new IllegalStateException("power cut");
          }
        };
    assertThatExceptionOfType(RuntimeException.class).isThrownBy(() -> buy(orders));
    assertThat(states()).containsExactly(OrderState.BUYING, OrderState.BUYING);
    assertThat(parcels()).hasSize(2);
    var begun = new KeptKey<Shipment>(parcels().getFirst());
    steps = _ -> {};
    close();
    open();
    buy(orders, begun);
    assertThat(states()).containsExactly(OrderState.SHIPPED, OrderState.SHIPPED);
    assertThat(desk.carrier().bought()).hasSize(1);
    assertThat(parcels()).hasSize(2).containsOnly(parcels().getFirst());
  }

  /// The one begun holds both of them; neither can go without the other.
  @Test
  void anInterruptedOneIsNotTakenForOneOfASingleOrder() {
    var orders = taken();
    desk.carrier().forgetful();
    desk.carrier().mood(Mood.IS_SILENT);
    buy(orders);
    assertThat(states()).containsExactly(OrderState.BUYING, OrderState.BUYING);
    for (var order : orders) {
      assertThatExceptionOfType(ProblemException.class).isThrownBy(() -> buy(List.of(order)));
    }
    assertThat(desk.carrier().bought()).isEmpty();
  }

  @Test
  void aRefusalLeavesAllOfThemToBeShippedAgain() {
    var orders = taken();
    desk.carrier().mood(Mood.REFUSES);
    assertThatExceptionOfType(ProblemException.class).isThrownBy(() -> buy(orders));
    assertThat(states()).containsExactly(OrderState.FAILED, OrderState.FAILED);
    assertThat(parcels()).isEmpty();
    desk.carrier().mood(Mood.ANSWERS);
    assertThat(buy(List.of(orders.getLast())).id()).isNotEmpty();
    assertThat(states()).containsExactly(OrderState.FAILED, OrderState.SHIPPED);
  }

  private Shipment buy(List<SalesOrder> orders) {
    return buy(orders, RequestKey.none());
  }

  private Shipment buy(List<SalesOrder> orders, RequestKey<Shipment> key) {
    var asked =
        new OrderPurchase.Asked(
            SenderChoice.of(SampleOrders.SENDER),
            PaperCarrier.CODE,
            PaperCarrier.SERVICE,
            LabelFormat.PDF,
            orders.stream().map(SalesOrder::id).toList(),
            List.of(WantedParcel.REST),
            false,
            new ShopQuestion(ShopCheck.Heed.ALL));
    return new OrderPurchase(desk.engine().ordering().fulfilment())
        .buy(desk.caller(), orders.getFirst().id(), asked, key);
  }

  private List<SalesOrder> taken() {
    return List.of(SampleOrders.order("T-1"), SampleOrders.order("T-2")).stream()
        .map(order -> orders().takeIn(desk.caller(), List.of(order)).getFirst().order())
        .toList();
  }

  private List<SalesOrder> now() {
    return orders().atHand(desk.caller(), 10);
  }

  private List<OrderState> states() {
    return now().stream().map(SalesOrder::state).toList();
  }

  private List<String> parcels() {
    return now().stream()
        .flatMap(order -> order.parcels().stream())
        .map(parcel -> parcel.shipmentId())
        .toList();
  }

  private Orders orders() {
    return desk.engine().ordering().orders();
  }
}

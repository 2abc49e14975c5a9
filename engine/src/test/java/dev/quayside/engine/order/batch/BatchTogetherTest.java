package dev.quayside.engine.order.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.printing.message.Message;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Orders of one person and address in a batch: one parcel, one label.
class BatchTogetherTest {

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

  @Test
  void ordersToOneDoorBuyOneLabelAndAVoidOpensAllOfThem() {
    var orders = Shop.orders(desk, 3);
    var batch = done(start(together(orders.subList(0, 2)), BatchParcel.of(orders.get(2).id())));
    assertThat(batch.count(BatchRow.State.BOUGHT)).isEqualTo(2);
    assertThat(batch.rows().getFirst().with()).containsExactly(orders.get(1).id());
    assertThat(desk.carrier().bought()).hasSize(2);
    assertThat(states()).containsOnly(OrderState.SHIPPED).hasSize(3);
    var label = Objects.requireNonNull(batch.rows().getFirst().shipmentId());
    var shipping = desk.engine().shipping();
    assertThat(shipping.shipments().get(desk.caller(), label).consignment().parcel().weight())
        .isEqualTo(Weight.ofOunces("32"));
    shipping.voids().cancel(desk.caller(), label, RequestKey.none());
    assertThat(orders.subList(0, 2))
        .allSatisfy(order -> assertThat(now(order).state()).isEqualTo(OrderState.OPEN));
    assertThat(now(orders.get(2)).state()).isEqualTo(OrderState.SHIPPED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"asked", "bought"})
  void aBatchThatIsCutOffBuysTheirLabelOnce(String step) {
    var orders = Shop.orders(desk, 2);
    var cut = new AtomicBoolean();
    steps =
        now -> {
          if (now.equals(step) && cut.compareAndSet(false, true)) {
            throw new IllegalStateException("power cut");
          }
        };
    var batch = start(together(orders));
    await().until(cut::get);
    await().until(() -> get(batch).state() == BatchState.PAUSED);
    steps = _ -> {};
    close();
    open();
    var batches = desk.engine().ordering().batches();
    batches.resume(desk.caller(), batch.id());
    await().until(() -> get(batch).state() == BatchState.DONE);
    desk.later(Duration.ofMinutes(10));
    batches.lookAgain(desk.caller());
    if (get(batch).count(BatchRow.State.FAILED) == 1) { // the carrier had sold nothing
      batches.retry(desk.caller(), batch.id());
    }
    assertThat(done(batch).count(BatchRow.State.BOUGHT)).isEqualTo(1);
    assertThat(states()).containsExactly(OrderState.SHIPPED, OrderState.SHIPPED);
    assertThat(desk.carrier().bought()).hasSize(1);
    assertThat(desk.engine().accounts().wallets().of(desk.caller()).balance())
        .isEqualTo(Money.usd("1000.00").minus(PaperCarrier.PRICE));
  }

  @Test
  void oneThatCannotGoAlongIsNamedAndNothingIsBought() {
    var orders = Shop.orders(desk, 2);
    var held = orders.getLast();
    desk.engine().ordering().orders().hold(desk.caller(), held.id(), Message.said("wait"));
    var batch = done(start(together(orders)));
    assertThat(batch.count(BatchRow.State.FAILED)).isEqualTo(1);
    assertThat(batch.rows().getFirst().reason()).asString().contains(held.number());
    assertThat(now(held).state()).isEqualTo(OrderState.HELD);
    assertThat(desk.carrier().bought()).isEmpty();
  }

  @Test
  void theSumCountsTheirParcelOnce() {
    var orders = Shop.orders(desk, 2);
    var estimate =
        desk.engine()
            .ordering()
            .batchEstimates()
            .of(
                desk.caller(),
                List.of(together(orders)),
                SampleOrders.SENDER,
                Choice.cheapest(null));
    assertThat(estimate.labels()).isEqualTo(1);
    assertThat(estimate.bills().getFirst().sum()).isEqualTo(PaperCarrier.PRICE);
  }

  private static BatchParcel together(List<SalesOrder> orders) {
    var ids = orders.stream().map(SalesOrder::id).toList();
    return new BatchParcel(ids.getFirst(), ids.subList(1, ids.size()));
  }

  private Batch start(BatchParcel... parcels) {
    return desk.engine()
        .ordering()
        .batches()
        .start(
            desk.caller(),
            List.of(parcels),
            SampleOrders.SENDER,
            Choice.cheapest(null),
            false,
            null,
            PackingSlipOption.NONE);
  }

  private Batch done(Batch batch) {
    await().until(() -> get(batch).state() == BatchState.DONE);
    return get(batch);
  }

  private Batch get(Batch batch) {
    return desk.engine().ordering().batches().get(desk.caller(), batch.id());
  }

  private SalesOrder now(SalesOrder order) {
    return desk.engine().ordering().orders().get(desk.caller(), order.id());
  }

  private List<OrderState> states() {
    return desk.engine().ordering().orders().list(desk.caller(), OrderFilter.ALL, null, 10).stream()
        .map(SalesOrder::state)
        .toList();
  }
}

package dev.quayside.engine.order.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.SampleOrders;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// No money without a look: what a batch would cost is known before its first label.
class BatchEstimatesTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  @BeforeEach
  void open() {
    desk = PaperEngine.open(directory);
    Shop.rule(desk);
  }

  @AfterEach
  void close() {
    desk.close();
  }

  @Test
  void theSumIsThatOfAllLabelsAndTheWalletIsWhatItLeaves() {
    var estimate = estimate(Shop.orders(desk, 3));
    var sum = PaperCarrier.PRICE.times(BigDecimal.valueOf(3));
    assertThat(estimate.labels()).isEqualTo(3);
    assertThat(estimate.leftOut()).isEmpty();
    var bill = estimate.bills().getFirst();
    assertThat(bill.sum()).isEqualTo(sum);
    assertThat(bill.after()).isEqualTo(Money.usd("1000.00").minus(sum));
    assertThat(bill.shortBy()).isEmpty();
    assertThat(desk.carrier().bought()).isEmpty();
  }

  @Test
  void whatWouldNotBeBoughtIsNamedWithItsReasonAndStaysAsItIs() {
    var orders = new ArrayList<>(Shop.orders(desk, 1));
    orders.add(taken("HEAVY", "17"));
    var held = taken("HELD", "16");
    desk.engine().ordering().orders().hold(desk.caller(), held.id(), Message.said("wait"));
    orders.add(held);
    var estimate = estimate(orders);
    assertThat(estimate.labels()).isEqualTo(1);
    assertThat(estimate.leftOut().stream().map(BatchEstimate.LeftOut::number))
        .containsExactly("HEAVY", "HELD");
    assertThat(estimate.leftOut()).allSatisfy(one -> assertThat(one.why().sentence()).isNotBlank());
    assertThat(desk.engine().ordering().orders().get(desk.caller(), orders.get(1).id()).state())
        .isEqualTo(OrderState.OPEN);
  }

  @Test
  void aWalletThatIsShortSaysByHowMuch() {
    var estimate = estimate(Shop.orders(desk, 140));
    var sum = PaperCarrier.PRICE.times(BigDecimal.valueOf(140));
    assertThat(estimate.bills().getFirst().shortBy())
        .isEqualTo(Optional.of(sum.minus(Money.usd("1000.00"))));
    assertThat(estimate.isShort()).isTrue();
    assertThat(estimate.asks(new BatchLimits(1_000, BigDecimal.valueOf(1_000_000)))).isTrue();
    assertThat(desk.carrier().bought()).isEmpty();
  }

  @Test
  void aboveEitherLimitThereIsAQuestion() {
    var estimate = estimate(Shop.orders(desk, 3));
    assertThat(estimate.asks(BatchLimits.DEFAULT)).isFalse();
    assertThat(estimate.asks(new BatchLimits(2, BigDecimal.valueOf(250)))).isTrue();
    assertThat(estimate.asks(new BatchLimits(3, new BigDecimal("22.83")))).isFalse();
    assertThat(estimate.asks(new BatchLimits(3, new BigDecimal("22.82")))).isTrue();
  }

  @Test
  void theLimitsAreTheOwners() {
    assertThat(estimates().limits(desk.caller()))
        .isEqualTo(new BatchLimits(25, BigDecimal.valueOf(250)));
    var own = new BatchLimits(0, BigDecimal.ZERO);
    estimates().keep(desk.caller(), own);
    assertThat(estimates().limits(desk.caller())).isEqualTo(own);
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(() -> estimates().keep(desk.caller(), new BatchLimits(-1, BigDecimal.ONE)));
    assertThatExceptionOfType(ProblemException.class)
        .isThrownBy(
            () -> estimates().keep(desk.caller(), new BatchLimits(1, BigDecimal.valueOf(-1))));
  }

  @Test
  void onlyWhatIsWithinTheLimitsIsBoughtWithoutAQuestion() {
    var parcels = parcels(Shop.orders(desk, 3));
    assertThat(estimates().question(desk.caller(), parcels, SampleOrders.SENDER, null)).isEmpty();
    estimates().keep(desk.caller(), new BatchLimits(2, BigDecimal.valueOf(250)));
    assertThat(estimates().question(desk.caller(), parcels, SampleOrders.SENDER, null))
        .hasValueSatisfying(asked -> assertThat(asked.labels()).isEqualTo(3));
  }

  private BatchEstimate estimate(List<SalesOrder> orders) {
    return estimates().of(desk.caller(), parcels(orders), SampleOrders.SENDER, null);
  }

  private static List<BatchParcel> parcels(List<SalesOrder> orders) {
    return orders.stream().map(SalesOrder::id).map(BatchParcel::of).toList();
  }

  private BatchEstimates estimates() {
    return desk.engine().ordering().batchEstimates();
  }

  private SalesOrder taken(String number, String ounces) {
    return desk.engine()
        .ordering()
        .orders()
        .takeIn(desk.caller(), List.of(SampleOrders.order(number, ounces)))
        .getFirst()
        .order();
  }
}

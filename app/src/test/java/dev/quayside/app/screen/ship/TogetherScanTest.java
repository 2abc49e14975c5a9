package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.form.ParcelModel.Number;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.rule.Choice;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Several orders to one address in one parcel, at the packing desk.
class TogetherScanTest extends ScannerOnEngine {

  @BeforeEach
  void aRuleChooses() {
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
  }

  @Test
  void whatIsTickedIsInTheBoxUntilItIsTakenBack() {
    two();
    ship.to().line(Line.STREET2).set("4th");
    choose(true);
    assertThat(ship.form().contents().pieces()).isEqualTo(4);
    assertThat(weight()).isEqualByComparingTo("32");
    assertThat(ship.rates().selected().get()).isNotNull();
    assertThat(ship.held()).isEmpty();
    choose(false);
    assertThat(ship.form().contents().pieces()).isEqualTo(2);
    assertThat(weight()).isEqualByComparingTo("12");
    assertThat(ship.to().line(Line.STREET2).get()).isEqualTo("4th");
  }

  @Test
  void aWeightThatIsNotKnownOfOneIsAskedFor() {
    TestOrders.addFive(engine.engine(), "SO-1", TestOrders.NEW_YORK);
    TestOrders.add(engine.engine(), "SO-2", null);
    scan("SO-1");
    ship.parcel().number(Number.REST).set("14");
    choose(true);
    assertThat(ship.parcel().draft().get().weightOz()).isNull();
    assertThat(ship.rates().rows()).isEmpty();
  }

  @Test
  void theyAreNotBoughtUntilAllIsIn() {
    var orders = two();
    choose(true);
    scan("MUG-1");
    assertThat(ship.form().contents().pieces()).isEqualTo(1);
    assertThat(ship.rates().rows()).isNotEmpty();
    buy();
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.together");
    assertThat(shipments()).isZero();
    for (int piece = 2; piece <= 4; piece++) {
      scan("MUG-1");
    }
    assertThat(state()).isEqualTo(Kind.DONE);
    buy();
    assertThat(shipments()).isEqualTo(1);
    assertThat(orders).extracting(this::state).containsOnly(OrderState.SHIPPED);
    assertThat(ship.order().rest().get()).isZero();
  }

  /// Whoever bought without seeing the answer gets that label, and nothing else.
  @Test
  void theSameBoughtTwiceIsOneLabel() {
    two();
    choose(true);
    ship.buy();
    background.workUnseen();
    begin(engine.gateway());
    assertThat(ship.form().contents().isTogether()).isTrue();
    buy();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void theLabelOfOneIsNotTakenForThatOfBoth() {
    var orders = two();
    choose(true);
    TestOrders.ship(engine.engine(), orders.getFirst(), orders.getFirst().whole());
    buy();
    assertThat(shipments()).isEqualTo(1);
    assertThat(state(orders.getLast())).isEqualTo(OrderState.OPEN);
    assertThat(state()).isEqualTo(Kind.STOP);
  }

  @Test
  void oneThatWasShippedMeanwhileIsRefusedAndTheOtherIsOnTheDesk() {
    var orders = two();
    choose(true);
    TestOrders.ship(engine.engine(), orders.getLast(), orders.getLast().whole());
    buy();
    assertThat(shipments()).isEqualTo(1);
    assertThat(state(orders.getFirst())).isEqualTo(OrderState.OPEN);
    assertThat(ship.form().contents().isTogether()).isFalse();
    assertThat(ship.form().contents().pieces()).isEqualTo(2);
    assertThat(ship.order().together().others).isEmpty();
    assertThat(ship.held()).isEmpty();
  }

  @Test
  void oneThatComesInMeanwhileIsOffered() {
    two();
    TestOrders.add(engine.engine(), "SO-3");
    untilOthers("SO-2", "SO-3");
  }

  @Test
  void oneThatIsCancelledMeanwhileIsNoLongerOffered() {
    var orders = two();
    cancel(orders.getLast());
    untilOthers();
  }

  @Test
  void oneThatIsCancelledLeavesTheBoxAndTheOneThatComesInIsNotPutIntoIt() {
    TestOrders.add(engine.engine(), "SO-0");
    var orders = two();
    choose(true);
    assertThat(ship.form().contents().pieces()).isEqualTo(6);
    TestOrders.add(engine.engine(), "SO-3");
    cancel(orders.getLast());
    untilOthers("SO-0");
    assertThat(ship.form().contents().pieces()).isEqualTo(4);
    assertThat(told.notices).extracting(Notice::key).contains("ship.notice.not-together");
    choose(false);
    untilOthers("SO-0", "SO-3");
    assertThat(ship.form().contents().pieces()).isEqualTo(2);
  }

  private void cancel(SalesOrder order) {
    engine.engine().ordering().orders().cancel(TestOrders.demo(engine.engine()), order.id());
  }

  private void untilOthers(String... numbers) {
    await()
        .until(
            () -> {
              background.work();
              background.pass(A_MOMENT);
              return numbers().equals(List.of(numbers));
            });
  }

  private List<String> numbers() {
    return ship.order().together().others.stream().map(SalesOrder::number).toList();
  }

  private List<SalesOrder> two() {
    var first = TestOrders.add(engine.engine(), "SO-1");
    var second = TestOrders.add(engine.engine(), "SO-2", Weight.ofOunces("10"));
    scan("SO-1");
    assertThat(numbers()).contains("SO-2");
    return List.of(first, second);
  }

  private void choose(boolean together) {
    ship.order().together().choose(together);
    background.work();
    background.pass(A_MOMENT);
  }

  private void buy() {
    ship.buy();
    background.work();
    background.pass(A_MOMENT);
  }

  private BigDecimal weight() {
    return Objects.requireNonNull(ship.parcel().draft().get().weightOz());
  }

  private OrderState state(SalesOrder order) {
    var shop = engine.engine();
    return shop.ordering().orders().get(TestOrders.demo(shop), order.id()).state();
  }
}

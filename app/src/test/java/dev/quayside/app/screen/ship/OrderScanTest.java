package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.form.ParcelModel;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.shipping.rate.CarrierRates;
import dev.quayside.printing.message.Message;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// Orders that are scanned: what a rule chooses is bought, and nothing else.
class OrderScanTest extends ScannerOnEngine {

  @Test
  void oneScanAndOneKeyBuyWhatTheRuleChooses() {
    TestOrders.add(engine.engine(), "SO-7");
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
    ship.scan().submit("so-7");
    background.work();
    scan("QS:BUY");
    var bought = Objects.requireNonNull(ship.label().shipment().get());
    assertThat(bought.service()).isEqualTo("PRIORITY_MAIL");
    assertThat(
            engine.engine().ordering().orders().byNumber(TestOrders.demo(engine.engine()), "SO-7"))
        .hasValueSatisfying(order -> assertThat(order.state()).isEqualTo(OrderState.SHIPPED));
    ship.next();
    scan("SO-7");
    assertThat(Objects.requireNonNull(ship.label().shipment().get()).id()).isEqualTo(bought.id());
    assertThat(state()).isEqualTo(Kind.STOP);
    scan("QS:BUY");
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void aKeyPressedBeforeThePricesAreInBuysWhatTheRuleChoosesAndNothingElse() {
    TestOrders.add(engine.engine(), "SO-7");
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
    ship.scan().submit("SO-7");
    background.workOne();
    assertThat(ship.rates().asking().get()).isTrue();
    scan("QS:BUY");
    assertThat(Objects.requireNonNull(ship.label().shipment().get()).service())
        .isEqualTo("PRIORITY_MAIL");
  }

  @Test
  void aKeyPressedBeforeThePricesAreInBuysNothingAtAnotherPrice() {
    ship.parcel().number(ParcelModel.Number.WEIGHT).set("20");
    scan("QS:BUY");
    assertThat(shipments()).isZero();
    assertThat(state()).isEqualTo(Kind.STOP);
  }

  /// Carriers answer the dearest first: what was seen is not the cheapest in the end.
  @Test
  void aKeyPressedAmidTheAnswersBuysNothingThatWasNotSeen() {
    answersCome(Comparator.comparing(RatesInOrder::least).reversed());
    assertThat(shipments()).isZero();
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.price-changed");
    assertThat(ship.rates().selected().get()).isEqualTo(ship.rates().rows().getFirst());
    scan("QS:BUY");
    assertThat(Objects.requireNonNull(ship.label().shipment().get()).price())
        .isEqualTo(ship.rates().rows().getFirst().rate().quote().amount());
  }

  @Test
  void aKeyPressedAmidTheAnswersBuysWhatWasSeenOnceNobodyIsCheaper() {
    answersCome(Comparator.comparing(RatesInOrder::least));
    assertThat(Objects.requireNonNull(ship.label().shipment().get()).price())
        .isEqualTo(ship.rates().rows().getFirst().rate().quote().amount());
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void aKeyPressedBeforeAnyAnswerBuysNothing() {
    TestOrders.add(engine.engine(), "SO-7");
    ship.scan().submit("SO-7");
    background.workOne();
    assertThat(ship.rates().asking().get()).isTrue();
    assertThat(ship.rates().selected().get()).isNull();
    scan("QS:BUY");
    assertThat(shipments()).isZero();
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.priced");
    scan("QS:BUY");
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void aRateTakenByHandOutranksTheRuleAndIsBought() {
    TestOrders.add(engine.engine(), "SO-7");
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
    scan("SO-7");
    assertThat(ship.order().rule()).isEqualTo("all");
    assertThat(ship.rates().isRuled()).isTrue();
    scan("1");
    assertThat(ship.rates().isRuled()).isFalse();
    var taken = Objects.requireNonNull(ship.rates().selected().get()).rate().quote();
    ship.rates().refresh();
    scan("QS:BUY");
    assertThat(Objects.requireNonNull(ship.label().shipment().get()).service())
        .isEqualTo(taken.service())
        .isNotEqualTo("PRIORITY_MAIL");
  }

  @Test
  void aServiceThatIsNotOfferedIsNotReplacedByAnother() {
    TestOrders.add(engine.engine(), "SO-7");
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL_INTERNATIONAL"));
    scan("SO-7");
    assertThat(ship.rates().rows()).isNotEmpty();
    assertThat(ship.rates().selected().get()).isNull();
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.no-choice");
    scan("QS:BUY");
    assertThat(state()).isEqualTo(Kind.STOP);
    assertThat(shipments()).isZero();
  }

  /// Bought with the wrong way round the customer would get a label to himself, and nobody would
  /// send the order.
  @Test
  void aTickedReturnComesFromTheCustomerAndTheOrderIsStillToShip() {
    TestOrders.add(engine.engine(), "SO-7");
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
    scan("SO-7");
    var house = ship.from().draft().get();
    var customer = ship.to().draft().get();
    ship.form().returning.set(true);
    background.pass(A_MOMENT);
    assertThat(ship.from().draft().get()).isEqualTo(customer);
    assertThat(ship.to().draft().get()).isEqualTo(house);
    assertThat(ship.rates().isRuled()).isFalse();
    scan("QS:BUY");
    var bought = Objects.requireNonNull(ship.label().shipment().get()).consignment();
    assertThat(bought.isReturn()).isTrue();
    assertThat(bought.from()).isEqualTo(customer.value());
    assertThat(bought.to()).isEqualTo(house.value());
    assertThat(order("SO-7").state()).isEqualTo(OrderState.OPEN);
    assertThat(order("SO-7").parcels()).isEmpty();
    ship.next();
    assertThat(ship.from().draft().get()).isEqualTo(house);
    scan("SO-7");
    scan("QS:BUY");
    assertThat(order("SO-7").state()).isEqualTo(OrderState.SHIPPED);
  }

  @Test
  void anUntickedReturnIsTheOrdersParcelAgain() {
    TestOrders.add(engine.engine(), "SO-7");
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
    scan("SO-7");
    var house = ship.from().draft().get();
    var customer = ship.to().draft().get();
    ship.form().returning.set(true);
    background.pass(A_MOMENT);
    ship.form().returning.set(false);
    background.pass(A_MOMENT);
    assertThat(ship.from().draft().get()).isEqualTo(house);
    assertThat(ship.to().draft().get()).isEqualTo(customer);
    scan("QS:BUY");
    assertThat(Objects.requireNonNull(ship.label().shipment().get()).service())
        .isEqualTo("PRIORITY_MAIL");
    assertThat(order("SO-7").state()).isEqualTo(OrderState.SHIPPED);
  }

  /// Put aside and taken up again, it is what it was.
  @Test
  void aTickedReturnPutAsideComesBackTheSameWayRound() {
    var house = ship.from().draft().get();
    var customer = ship.to().draft().get();
    ship.form().returning.set(true);
    scan("QS:HOLD");
    assertThat(ship.from().draft().get()).isEqualTo(house);
    ship.resume();
    assertThat(ship.from().draft().get()).isEqualTo(customer);
    assertThat(ship.to().draft().get()).isEqualTo(house);
    ship.form().returning.set(false);
    assertThat(ship.to().draft().get()).isEqualTo(customer);
  }

  private SalesOrder order(String number) {
    return engine
        .engine()
        .ordering()
        .orders()
        .byNumber(TestOrders.demo(engine.engine()), number)
        .orElseThrow();
  }

  @Test
  void anOrderOnHoldStops() {
    var order = TestOrders.add(engine.engine(), "SO-8");
    engine
        .engine()
        .ordering()
        .orders()
        .hold(TestOrders.demo(engine.engine()), order.id(), Message.said("wait for stock"));
    scan("SO-8");
    assertThat(state()).isEqualTo(Kind.STOP);
    assertThat(ship.scan().state().get().values()).containsExactly(Message.said("wait for stock"));
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Maya Lindqvist");
  }

  @Test
  void buyingForAnOrderTwiceGivesTheSameLabel() {
    TestOrders.add(engine.engine(), "SO-9");
    scan("SO-9");
    ship.buy();
    background.workUnseen();
    assertThat(shipments()).isEqualTo(1);
    var gateway = engine.gateway();
    var again =
        gateway.buy(
            "another",
            ship.form().part(),
            ship.form().order(Objects.requireNonNull(ship.rates().selected().get()).rate().id()));
    assertThat(shipments()).isEqualTo(1);
    assertThat(again.trackingNumber()).isPresent();
  }

  @Test
  void ofAPartlyShippedOrderWhatIsLeftIsBought() {
    var shop = engine.engine();
    var caller = TestOrders.demo(shop);
    TestOrders.rule(shop, Choice.service("usps", "PRIORITY_MAIL"));
    var order = TestOrders.add(shop, "SO-12");
    var one = List.of(new PackedItem(1, 1));
    TestOrders.ship(shop, order, one);
    scan("SO-12");
    scan("QS:BUY");
    assertThat(shipments()).isEqualTo(2);
    var after = shop.ordering().orders().get(caller, order.id());
    assertThat(after.state()).isEqualTo(OrderState.SHIPPED);
    assertThat(after.parcels()).extracting(OrderParcel::items).containsOnly(one);
  }

  /// Prices are asked for, and the key to buy is scanned after the first carrier's answer.
  private void answersCome(Comparator<CarrierRates> order) {
    begin(RatesInOrder.of(engine.gateway(), order, () -> ship.scan().submit("QS:BUY")));
    background.work();
    background.pass(A_MOMENT);
  }
}

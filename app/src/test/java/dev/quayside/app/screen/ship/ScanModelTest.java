package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.scale.ScaleReading;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.form.AddressModel.Line;
import dev.quayside.app.screen.ship.form.ParcelModel;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.sound.Signal;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.shipping.rate.CarrierRates;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.printing.message.Message;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A desk driven by a scanner alone, on the real engine.
class ScanModelTest {

  private static final Duration A_MOMENT = Duration.ofSeconds(3);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final StepBackground background = new StepBackground();
  private final List<Signal> sounds = new ArrayList<>();

  @SuppressWarnings("NullAway.Init")
  private DeskUnderTest engine;

  @SuppressWarnings("NullAway.Init")
  private ShipModel ship;

  @BeforeEach
  void open() {
    engine = new DeskUnderTest(data);
    begin(engine.desk());
  }

  private void begin(ShipGateway gateway) {
    ship =
        new ShipModel(
            background,
            gateway,
            new Deaf(),
            sounds::add,
            ScaleReading.NONE,
            () -> UUID.randomUUID().toString(),
            () -> {});
    ship.start();
    background.work();
    background.pass(A_MOMENT);
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void aCommandBuysAndSoundsDone() {
    scan("QS:BUY");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    assertThat(state()).isEqualTo(Kind.DONE);
    assertThat(sounds).containsExactly(Signal.DONE);
  }

  @Test
  void aNumberAloneChoosesARate() {
    scan("3");
    assertThat(ship.rates().selected().get()).isEqualTo(ship.rates().rows().get(2));
  }

  @Test
  void aSecondBuyIsStoppedAndBuysNothing() {
    scan("QS:BUY");
    scan("qs:buy");
    assertThat(state()).isEqualTo(Kind.STOP);
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void aScanOfAShippedReferenceShowsItsLabelAndNeverBuys() {
    var bought = buy();
    ship.next();
    scan("SO-10482");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    assertThat(Objects.requireNonNull(ship.label().shipment().get()).id()).isEqualTo(bought);
    assertThat(state()).isEqualTo(Kind.STOP);
    scan("QS:BUY");
    assertThat(shipments()).isEqualTo(1);
    scan("QS:REPRINT");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.print.none");
  }

  @Test
  void aScanOfATrackingNumberFindsItsShipment() {
    buy();
    var number =
        Objects.requireNonNull(ship.label().shipment().get()).trackingNumber().orElseThrow();
    ship.next();
    scan(number);
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
  }

  @Test
  void aLookAtAShippedLabelLosesNothingThatWasTyped() {
    buy();
    ship.next();
    ship.to().line(Line.NAME).set("Ann Lee");
    ship.to().line(Line.ZIP).set("10118");
    scan("SO-10482");
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Maya Lindqvist");
    scan("QS:NEXT");
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Ann Lee");
    assertThat(ship.to().line(Line.ZIP).get()).isEqualTo("10118");
  }

  @Test
  void theKeyThatVoidsAsksAndPressedAgainVoids() {
    buy();
    ship.label().voidKey();
    assertThat(ship.label().voidAsked().get()).isTrue();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    ship.label().voidKey();
    background.work();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.VOIDED);
  }

  @Test
  void aBoughtLabelShowsItsOwnSenderAndTheNextParcelTodays() {
    var home = ship.from().line(Line.NAME).get();
    buy();
    var bought = Objects.requireNonNull(ship.label().shipment().get());
    ship.next();
    ship.from().line(Line.NAME).set("Somebody Else");
    ship.open(bought);
    assertThat(ship.from().line(Line.NAME).get()).isEqualTo(home);
    ship.next();
    assertThat(ship.from().line(Line.NAME).get()).isEqualTo("Somebody Else");
  }

  @Test
  void aVoidLabelCanBeBoughtAgain() {
    buy();
    scan("QS:VOID");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    scan("QS:VOID");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.VOIDED);
    scan("QS:NEXT");
    scan("SO-10482");
    assertThat(ship.editable().get()).isTrue();
    background.pass(A_MOMENT);
    scan("QS:BUY");
    assertThat(shipments()).isEqualTo(2);
  }

  @Test
  void whatNobodyKnowsStops() {
    scan("NEVER-HEARD-OF");
    assertThat(state()).isEqualTo(Kind.STOP);
    assertThat(sounds).containsExactly(Signal.STOP);
    assertThat(ship.to().isEmpty()).isFalse();
  }

  @Test
  void holdPutsTheParcelAsideAndItComesBackAfterARestart() {
    scan("QS:HOLD");
    assertThat(ship.to().isEmpty()).isTrue();
    assertThat(ship.held()).hasSize(1);
    background.pass(A_MOMENT);
    assertThat(engine.desk().memory().held()).hasSize(1);
    ship.resume();
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Maya Lindqvist");
    assertThat(ship.held()).isEmpty();
  }

  @Test
  void aReturnGoesBackAndTheNextParcelHasTheHouseAsSenderAgain() {
    var id = buy();
    var house = ship.from().draft().get();
    ship.shipBack(id);
    background.pass(A_MOMENT);
    assertThat(ship.form().returning().get()).isTrue();
    assertThat(ship.from().line(Line.NAME).get()).isEqualTo("Maya Lindqvist");
    assertThat(ship.to().line(Line.ZIP).get()).isEqualTo(house.zip());
    assertThat(ship.rates().rows()).isNotEmpty();
    scan("QS:BUY");
    assertThat(Objects.requireNonNull(ship.label().shipment().get()).consignment().isReturn())
        .isTrue();
    ship.next();
    assertThat(ship.from().draft().get()).isEqualTo(house);
    assertThat(ship.form().returning().get()).isFalse();
  }

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
    scan("1");
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
    TestOrders.rule(engine.engine(), Choice.service("usps", "usps_library_mail"));
    scan("SO-7");
    assertThat(ship.rates().rows()).isNotEmpty();
    assertThat(ship.rates().selected().get()).isNull();
    scan("QS:BUY");
    assertThat(state()).isEqualTo(Kind.STOP);
    assertThat(shipments()).isZero();
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
    var gateway = engine.desk();
    var draft = Objects.requireNonNull(gateway.memory().draft());
    var again =
        gateway.buy(
            "another",
            draft.orderId(),
            ship.form().order(Objects.requireNonNull(ship.rates().selected().get()).rate().id()));
    assertThat(shipments()).isEqualTo(1);
    assertThat(again.trackingNumber()).isPresent();
  }

  /// Prices are asked for, and the key to buy is scanned after the first carrier's answer.
  private void answersCome(Comparator<CarrierRates> order) {
    begin(RatesInOrder.of(engine.desk(), order, () -> ship.scan().submit("QS:BUY")));
    background.work();
    background.pass(A_MOMENT);
  }

  private String buy() {
    scan("QS:BUY");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    return Objects.requireNonNull(ship.label().shipment().get()).id();
  }

  private void scan(String code) {
    ship.scan().submit(code);
    background.work();
    background.pass(A_MOMENT);
  }

  private Kind state() {
    return ship.scan().state().get().kind();
  }

  private long shipments() {
    var caller = engine.engine().workspaces().bySlug("demo").orElseThrow().desk();
    return engine
        .engine()
        .shipping()
        .shipments()
        .list(caller, ShipmentFilter.NONE, Page.Request.FIRST)
        .total();
  }

  /// What is told beside the scanner is not looked at here.
  private static final class Deaf implements Notices {
    @Override
    public void tell(Notice notice) {}

    @Override
    public void show(Problem problem) {
      throw new AssertionError(problem.toString());
    }
  }
}

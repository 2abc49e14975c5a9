package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.sound.Signal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// The Ship screen driven by a scanner alone, on the real engine.
class ScanModelTest extends ScannerOnEngine {

  @Test
  void aCommandBuysAndSoundsDoneAndWithoutAPrinterOnlyHalfOfItIs() {
    scan("QS:BUY");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    assertThat(state()).isEqualTo(Kind.ATTENTION);
    assertThat(sounds).containsExactly(Signal.DONE);
  }

  @Test
  void aNumberAloneChoosesARate() {
    scan("3");
    assertThat(ship.rates().selected().get()).isEqualTo(ship.rates().rows().get(2));
  }

  @Test
  void aNumberThatIsAnOrdersIsThatOrderAndChoosesNoRate() {
    TestOrders.add(engine.engine(), "3");
    scan("3");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.loaded");
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Bob Buyer");
    assertThat(ship.rates().preference().pick()).isNull();
  }

  @Test
  void whatMayHaveBeenTypedIsTakenWhenItIsAnOrder() {
    TestOrders.add(engine.engine(), "42");
    var heard = new ArrayList<String>();
    ship.scan().submitIfKnown("42", () -> heard.add("known"), () -> heard.add("unknown"));
    background.work();
    assertThat(heard).containsExactly("known");
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Bob Buyer");
  }

  @Test
  void whatMayHaveBeenTypedIsLeftAloneWhenItIsNoOrderAndTheNextKeyCounts() {
    var heard = new ArrayList<String>();
    ship.scan().submitIfKnown("42", () -> heard.add("known"), () -> heard.add("unknown"));
    ship.buy();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.NONE);
    background.workOne();
    background.workOne(); // no shop is a database
    assertThat(heard).containsExactly("unknown");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BUYING);
    background.work();
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
  void whatWasTypedIsPutAsideWhenAnOrderIsScannedDuringALookAtALabel() {
    TestOrders.add(engine.engine(), "SO-7");
    buy();
    ship.next();
    ship.to().line(Line.NAME).set("Ann Lee");
    scan("SO-10482");
    scan("SO-7");
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Bob Buyer");
    ship.resume();
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Ann Lee");
  }

  @Test
  void whatCameBackAfterALookAtALabelIsPutAsideWhenAnOrderIsScanned() {
    TestOrders.add(engine.engine(), "SO-7");
    buy();
    ship.next();
    ship.to().line(Line.NAME).set("Ann Lee");
    scan("SO-10482");
    scan("QS:NEXT");
    scan("SO-7");
    ship.resume();
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Ann Lee");
    scan("SO-7");
    assertThat(ship.held()).hasSize(1);
  }

  @Test
  void aScanBeforeTheFormOfTheLastRunIsThereComesAfterIt() {
    TestOrders.add(engine.engine(), "SO-7");
    scan("QS:HOLD");
    background.pass(A_MOMENT);
    ship = made(engine.gateway());
    ship.scan().submit("SO-7");
    ship.start();
    ship.scan().submit("QS:BUY");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.opening");
    background.work();
    background.pass(A_MOMENT);
    assertThat(ship.held()).hasSize(1);
    assertThat(shipments()).isZero();
    scan("QS:BUY");
    assertThat(Objects.requireNonNull(ship.label().shipment().get()).consignment().to().name())
        .isEqualTo("Bob Buyer");
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
    assertThat(ship.editable.get()).isTrue();
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
    assertThat(engine.gateway().memory().held()).hasSize(1);
    ship.resume();
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Maya Lindqvist");
    assertThat(ship.held()).isEmpty();
  }

  /// A scanner types into the field that has the focus, until it is known to be a scan.
  @Test
  void aParcelThatNobodyChangedIsNotPutAside() {
    TestOrders.add(engine.engine(), "SO-7");
    TestOrders.addAbroad(engine.engine(), "SO-8");
    ship.to().line(Line.NAME).set("Maya LindqvistSO-7");
    ship.to().line(Line.NAME).set("Maya Lindqvist");
    scan("SO-7");
    ship.to().line(Line.NAME).set("Bob BuyerSO-8");
    ship.to().line(Line.NAME).set("Bob Buyer");
    scan("SO-8");
    assertThat(ship.held()).isEmpty();
    scan("QS:BUY");
    assertThat(state()).isEqualTo(Kind.STOP);
    scan("SO-7");
    assertThat(ship.held()).isEmpty();
  }

  @Test
  void anOrderIsPutAsideOnce() {
    TestOrders.add(engine.engine(), "SO-7");
    TestOrders.add(engine.engine(), "SO-8");
    for (var name : List.of("Ann Lee", "Ann Lea")) {
      scan("SO-7");
      ship.to().line(Line.NAME).set(name);
      scan("SO-8");
    }
    assertThat(ship.held()).extracting(draft -> draft.to().name()).containsExactly("Ann Lea");
  }

  @Test
  void aReturnGoesBackAndTheNextParcelHasTheHouseAsSenderAgain() {
    var id = buy();
    var house = ship.from().draft().get();
    ship.scan().shipBack(id);
    background.pass(A_MOMENT);
    assertThat(ship.form().returning.get()).isTrue();
    assertThat(ship.from().line(Line.NAME).get()).isEqualTo("Maya Lindqvist");
    assertThat(ship.to().line(Line.ZIP).get()).isEqualTo(house.zip());
    assertThat(ship.rates().rows()).isNotEmpty();
    scan("QS:BUY");
    assertThat(Objects.requireNonNull(ship.label().shipment().get()).consignment().isReturn())
        .isTrue();
    ship.next();
    assertThat(ship.from().draft().get()).isEqualTo(house);
    assertThat(ship.form().returning.get()).isFalse();
  }

  private String buy() {
    scan("QS:BUY");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    return Objects.requireNonNull(ship.label().shipment().get()).id();
  }
}

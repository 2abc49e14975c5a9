package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.engine.order.rule.Choice;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The key to buy right after a scan means what was scanned, not what is still on the screen.
class BuyInTurnTest extends ScannerOnEngine {

  @BeforeEach
  void aParcelOnTheScreenAndAnOrderThatARuleChoosesFor() {
    TestOrders.add(engine.engine(), "SO-7");
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
    assertThat(ship.rates().buyable()).isPresent();
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Maya Lindqvist");
  }

  @Test
  void theKeyRightAfterAScanBuysTheScannedOrder() {
    ship.scan().submit("SO-7");
    ship.buy();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.NONE);
    assertThat(state()).isEqualTo(Kind.BUSY);
    finish();
    assertBoughtIsBob();
  }

  @Test
  void theKeyRightAfterAnotherScreenSentAnOrderBuysThatOrder() {
    var order = TestOrders.add(engine.engine(), "SO-8");
    ship.scan().shipOrder(order.id());
    ship.buy();
    finish();
    assertBoughtIsBob();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "QS:BUY", "QS:NEXT", "QS:HOLD", "QS:REPRINT"})
  void nothingIsDoneToTheParcelBeforeWhenTheScannedOneIsNotFound(String command) {
    ship.scan().submit("NEVER-HEARD-OF");
    if (command.isEmpty()) {
      ship.buy();
    } else {
      ship.scan().submit(command);
    }
    finish();
    assertThat(shipments()).isZero();
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.unknown");
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Maya Lindqvist");
    scan("QS:BUY");
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void aScanBehindOneThatWasNotFoundHasItsTurnAndIsBought() {
    ship.scan().submit("NEVER-HEARD-OF");
    ship.scan().submit("SO-7");
    ship.buy();
    finish();
    assertBoughtIsBob();
  }

  /// The purchase began while the scan was looked for: the scan must not seem to be loaded.
  @Test
  void aScanThatIsFoundDuringAPurchaseIsToldToWait() {
    ship.scan().submit("SO-7");
    ship.checkout().buy();
    background.workOne();
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.busy");
    assertThat(ship.to().line(Line.NAME).get()).isEqualTo("Maya Lindqvist");
    background.work();
  }

  private void finish() {
    background.work();
    background.pass(A_MOMENT);
  }

  private void assertBoughtIsBob() {
    assertThat(shipments()).isEqualTo(1);
    var bought = Objects.requireNonNull(ship.label().shipment().get());
    assertThat(bought.consignment().to().name()).isEqualTo("Bob Buyer");
    assertThat(bought.service()).isEqualTo("PRIORITY_MAIL");
  }
}

package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.engine.order.check.CheckSettings.OnComplete;
import dev.quayside.engine.order.rule.Choice;
import org.junit.jupiter.api.Test;

/// Every piece is scanned before its label is bought, where the owner wants it so.
class PieceCheckTest extends ScannerOnEngine {

  @Test
  void aWrongItemStopsAndTheLastRightScanBuys() {
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
    requireCheck(OnComplete.BUY_AND_PRINT);
    TestOrders.addFive(engine.engine(), "SO-5", TestOrders.NEW_YORK);
    scan("SO-5");
    assertThat(ship.check().isOpen()).isTrue();
    assertThat(ship.check().wanted()).isEqualTo(5);
    scan("QS:BUY");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.check.missing");
    scan("TE-100");
    assertThat(ship.check().counted()).isEqualTo(1);
    assertThat(state()).isEqualTo(Kind.DONE);
    scan("NO-SUCH-THING");
    assertThat(state()).isEqualTo(Kind.STOP);
    assertThat(ship.check().wrong().get()).isTrue();
    scan("QS:UNDO");
    assertThat(ship.check().wrong().get()).isFalse();
    scan("TE-100");
    scan("TE-100");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.check.too-many");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.NONE);
    scan("QS:COUNT 3");
    scan("TE-300");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
  }

  @Test
  void aDeskThatWantsNoneSeesNone() {
    TestOrders.addFive(engine.engine(), "SO-6", TestOrders.NEW_YORK);
    scan("SO-6");
    assertThat(ship.check().shown().get()).isNull();
  }
}

package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.product.Product;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Filling the box by scanning what goes into it.
class ItemScanTest extends ScannerOnEngine {

  private static final String MATCHA = "0614141000036";

  @BeforeEach
  void aRuleChoosesAndTheCatalogueKnowsABarCode() {
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
    engine
        .engine()
        .parcels()
        .products()
        .put(
            TestOrders.demo(engine.engine()),
            new Product("TE-300", null, null, null, null, null, MATCHA));
    TestOrders.addFive(engine.engine(), "SO-5", TestOrders.NEW_YORK);
    scan("SO-5");
  }

  @Test
  void thePiecesAreCountedIntoTheBoxFromNoneOn() {
    scan("te-100");
    assertThat(pieces()).containsExactly(1, 0);
    assertThat(ship.parcel().draft().get().weightOz()).isEqualByComparingTo("6");
    scan("614141000036");
    scan(MATCHA);
    assertThat(pieces()).containsExactly(1, 2);
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.counted");
    assertThat(ship.scan().state().get().values()).containsExactly("Matcha 300 g", 3, 5);
    scan(MATCHA);
    scan("TE-100");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.counted-all");
    assertThat(pieces()).containsExactly(2, 3);
  }

  @Test
  void moreThanAreLeftAreRefused() {
    scan("TE-100");
    scan("TE-100");
    scan("TE-100");
    assertThat(state()).isEqualTo(Kind.STOP);
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.too-many");
    assertThat(pieces()).containsExactly(2, 0);
  }

  @Test
  void whatIsNotInTheOrderIsLookedForAsEver() {
    scan("NO-SUCH-THING");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.unknown");
    assertThat(pieces()).containsExactly(2, 3);
  }

  @Test
  void anOrderNumberComesBeforeASku() {
    TestOrders.add(engine.engine(), "TE-100");
    scan("TE-100");
    assertThat(ship.reference().get()).isEqualTo("TE-100");
  }

  @Test
  void scansThatComeFasterThanAnswersHaveTheirTurn() {
    for (var code : List.of("TE-100", "TE-100", MATCHA, MATCHA)) {
      ship.scan().submit(code);
    }
    background.work();
    assertThat(pieces()).containsExactly(2, 2);
    scan("QS:HOLD");
    ship.resume();
    background.work();
    scan(MATCHA);
    assertThat(pieces()).as("the count goes on").containsExactly(2, 3);
  }

  @Test
  void theNextParcelIsCountedAnew() {
    scan(MATCHA);
    background.pass(A_MOMENT);
    scan("QS:BUY");
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    scan(MATCHA);
    assertThat(state()).as("what is bought is not filled").isEqualTo(Kind.STOP);
    scan("QS:NEXT");
    assertThat(pieces()).containsExactly(2, 2);
    scan(MATCHA);
    assertThat(pieces()).containsExactly(0, 1);
  }

  @Test
  void aPartThatWasScannedLeavesTheRestOfTheOrder() {
    scan("TE-100");
    background.pass(A_MOMENT);
    scan("QS:BUY");
    var order =
        engine
            .engine()
            .ordering()
            .orders()
            .byNumber(TestOrders.demo(engine.engine()), "SO-5")
            .orElseThrow();
    assertThat(order.state()).isEqualTo(OrderState.PARTLY_SHIPPED);
    assertThat(order.left(1)).isEqualTo(1);
    assertThat(order.left(2)).isEqualTo(3);
  }

  private List<Integer> pieces() {
    return ship.form().contents().lines().stream().map(line -> line.quantity()).toList();
  }
}

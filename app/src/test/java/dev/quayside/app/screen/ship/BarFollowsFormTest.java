package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.form.ParcelModel.Number;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The status bar is about the parcel in the form, whatever else buys, stops or brings back its
/// order meanwhile, and says "Printed" only of paper that came out for this press.
class BarFollowsFormTest extends ScannerOnEngine {

  private static final int STEPS = 40;

  private static final List<String> NUMBERS = List.of("M-1", "M-2", "M-3", "M-4", "M-5", "M-6");

  /// What is said of a label just bought here.
  private static final Set<String> BOUGHT_HERE =
      Set.of(
          "ship.scan.bought",
          "ship.print.printing",
          "ship.print.at-printer",
          "ship.print.printed",
          "ship.print.sent");

  /// What is said of an order in the form; the first value is its number.
  private static final Set<String> OF_THE_ORDER =
      Set.of(
          "ship.scan.loaded",
          "ship.scan.no-choice",
          "ship.scan.back-again",
          "ship.scan.meanwhile",
          "ship.scan.shipped");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path paper;

  @BeforeEach
  void orders() {
    var printer =
        new PrinterSetup("Packing", paper.toUri().toString(), Language.ZPL, Dpi.DPI_203, true);
    engine.engine().printService().printers().setUp(printer);
    NUMBERS.forEach(number -> TestOrders.add(engine.engine(), number));
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
    ship.next();
  }

  @Test
  void aParcelThatComesBackIsSaidToBeBack() {
    scan("M-1");
    ship.hold();
    scan("M-2");
    ship.resume();
    settle();
    assertThat(ship.reference().get()).isEqualTo("M-1");
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.back-again");
    assertThat(ship.scan().state().get().values()).containsExactly("M-1");
  }

  @Test
  void noGreenBarStaysOverAnUnboughtParcelThatComesBack() {
    scan("M-1");
    ship.hold();
    scan("M-2");
    scan("QS:BUY");
    untilPrinted();
    ship.resume();
    settle();
    assertThat(state()).isEqualTo(Kind.READY);
    assertThat(ship.editable.get()).isTrue();
  }

  @Test
  void aParkedParcelWhoseOrderABatchBoughtComesBackAsItsLabel() {
    scan("M-1");
    ship.hold();
    boughtByABatch("M-1");
    ship.resume();
    settle();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.shipped");
    assertThat(ship.scan().state().get().values()).containsExactly("M-1");
    ship.next();
    settle();
    assertThat(ship.to().isEmpty()).as("what was parked has its label").isTrue();
    assertThat(ship.held()).isEmpty();
  }

  @Test
  void aLoadedOrderThatABatchBuysShowsItsLabel() {
    scan("M-1");
    boughtByABatch("M-1");
    await().until(() -> settledTo(Stage.BOUGHT));
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.shipped");
    assertThat(state()).isEqualTo(Kind.STOP);
  }

  /// The key is pressed before the news of the batch has come.
  @Test
  void aPressThatFindsABatchsLabelDoesNotSayPrinted() throws IOException {
    scan("M-1");
    boughtByABatch("M-1");
    await().until(() -> papers() == 1);
    ship.buy();
    settle();
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.scan.shipped");
    assertThat(ship.scan().state().get().values()).containsExactly("M-1");
    assertThat(papers()).isEqualTo(1);
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void anOrderHeldMeanwhileStopsAndGoesOnOnceItIsReleased() {
    scan("M-1");
    var orders = engine.engine().ordering().orders();
    var caller = TestOrders.demo(engine.engine());
    orders.hold(caller, order("M-1").id(), Message.said("wait"));
    await().until(() -> settled().state().get().kind() == Kind.STOP);
    orders.release(caller, order("M-1").id());
    await().until(() -> settled().state().get().key().equals("ship.scan.loaded"));
    assertThat(ship.reference().get()).isEqualTo("M-1");
  }

  @Test
  void anOrderIsParkedOnlyOnce() {
    for (int time = 1; time <= 3; time++) {
      scan("M-1");
      ship.parcel().number(Number.WEIGHT).set("" + time);
      ship.hold();
    }
    scan("M-2");
    ship.hold();
    assertThat(ship.held()).hasSize(2);
    ship.resume(ship.held().getFirst());
    assertThat(ship.reference().get()).isEqualTo("M-1");
    assertThat(ship.parcel().number(Number.WEIGHT).get()).isEqualTo("3");
    assertThat(ship.held()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void theBarIsAboutTheParcelInTheForm(long seed) throws IOException {
    var random = new Random(seed);
    for (int step = 0; step < STEPS; step++) {
      long before = papers();
      step(random);
      if (random.nextBoolean()) {
        settle();
      }
      check(before);
    }
    await().untilAsserted(this::checkSettled);
  }

  private void step(Random random) {
    var number = NUMBERS.get(random.nextInt(NUMBERS.size()));
    switch (random.nextInt(12)) {
      case 0, 1, 2 -> scan(number);
      case 3 -> ship.hold();
      case 4 -> ship.resume();
      case 5 -> {
        if (!ship.held().isEmpty()) {
          ship.resume(ship.held().get(random.nextInt(ship.held().size())));
        }
      }
      case 6 -> boughtByABatch(number);
      case 7 -> ship.scan().shipOrder(order(number).id());
      case 8 -> ship.buy();
      case 9 -> scan("NEVER-HEARD-OF");
      case 10 -> ship.parcel().number(Number.WEIGHT).set("" + (1 + random.nextInt(9)));
      default -> ship.next();
    }
  }

  /// @param before how many papers there were before the step
  private void check(long before) throws IOException {
    var now = ship.scan().state().get();
    var label = ship.label();
    if (BOUGHT_HERE.contains(now.key())) {
      assertThat(label.stage().get()).as(now.key()).isEqualTo(Stage.BOUGHT);
    }
    if (OF_THE_ORDER.contains(now.key())) {
      assertThat(now.values().getFirst()).as(now.key()).isEqualTo(ship.reference().get());
    }
    if (now.kind() == Kind.DONE) {
      assertThat(papers()).as("%s", now.key()).isPositive().isGreaterThanOrEqualTo(before);
    }
    if (ship.editable.get() && ship.to().isEmpty()) {
      assertThat(now.kind()).as(now.key()).isNotEqualTo(Kind.DONE);
    }
  }

  /// No order that has its label is offered to be bought.
  private void checkSettled() {
    settle();
    var part = ship.form().part();
    if (ship.editable.get() && part != null) {
      var caller = TestOrders.demo(engine.engine());
      var order = engine.engine().ordering().orders().get(caller, part.orderId());
      assertThat(order.state()).isNotEqualTo(OrderState.SHIPPED);
    }
    assertThat(ship.to().line(Line.NAME).get()).isNotNull();
  }

  private ScanModel settled() {
    settle();
    return ship.scan();
  }

  private boolean settledTo(Stage stage) {
    settle();
    return ship.label().stage().get() == stage;
  }

  private void settle() {
    background.work();
    background.pass(A_MOMENT);
  }

  private void untilPrinted() {
    await().until(() -> settled().state().get().kind() == Kind.DONE);
  }

  private void boughtByABatch(String number) {
    var order = order(number);
    if (order.state() == OrderState.OPEN) {
      TestOrders.ship(engine.engine(), order, order.whole());
      var label = Objects.requireNonNull(order(number).shipment());
      var caller = TestOrders.demo(engine.engine());
      var bought = engine.engine().shipping().shipments().get(caller, label.shipmentId());
      engine.engine().printService().print(caller, bought, null);
    }
  }

  private SalesOrder order(String number) {
    var caller = TestOrders.demo(engine.engine());
    return engine.engine().ordering().orders().byNumber(caller, number).orElseThrow();
  }

  private long papers() throws IOException {
    try (var files = Files.list(paper)) {
      return files.count();
    }
  }
}

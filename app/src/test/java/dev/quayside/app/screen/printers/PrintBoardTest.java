package dev.quayside.app.screen.printers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.app.sample.Sample;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.shell.Printing;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.practice.PracticePrinter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the top bar says of printers, on a real engine.
class PrintBoardTest {

  /// Nothing listens there.
  private static final String NOWHERE = "tcp://127.0.0.1:1";

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  /// Who sees `ready` buys, and the label waits.
  @Test
  void aPrinterWithoutPaperIsNotReadyBeforeTheFirstLabel() throws Exception {
    var board = new PrintBoard();
    try (var zebra = new PracticePrinter(Duration.ofMillis(1), 10);
        var engine = Engine.open(EngineOptions.at(data))) {
      zebra.give(PracticePrinter.Trouble.PAPER_OUT);
      setUp(engine, "Packing", zebra.address(), true);
      var demo = TestOrders.demo(engine);
      await().until(() -> board.of(engine, demo).state() == Printing.State.STOPPED);
      assertThat(Objects.requireNonNull(board.of(engine, demo).why()).is(Why.PAPER_OUT)).isTrue();
      zebra.relieve(PracticePrinter.Trouble.PAPER_OUT);
      await().until(() -> board.of(engine, demo).state() == Printing.State.READY);
    }
  }

  @Test
  void aLabelThatTheSandboxCannotPrintIsNoAlarmInProduction() throws Exception {
    var board = new PrintBoard();
    try (var zebra = new PracticePrinter(Duration.ofMillis(1), 10);
        var engine = Engine.open(EngineOptions.at(data))) {
      var demo = TestOrders.demo(engine);
      var live =
          engine.accounts().workspaces().active().stream()
              .filter(one -> one.environment() == Environment.PRODUCTION)
              .findFirst()
              .map(Workspace::ownCaller)
              .orElseThrow();
      setUp(engine, "Packing", zebra.address(), true);
      setUp(engine, "Gone", NOWHERE, false);
      assertThat(board.of(engine, live).state()).isEqualTo(Printing.State.READY);
      var order = TestOrders.add(engine, "P-1");
      var fulfilment = engine.ordering().fulfilment();
      var ready = fulfilment.ready(demo, order, Sample.SENDER.value(), Choice.cheapest(null));
      var label = fulfilment.buy(demo, (Readiness.Chosen) ready);
      engine.printService().print(demo, label, "Gone");
      await().until(() -> board.of(engine, demo).state() == Printing.State.STOPPED);
      assertThat(board.of(engine, live).state()).isEqualTo(Printing.State.READY);
      assertThat(board.of(engine, demo).state()).isEqualTo(Printing.State.STOPPED);
    }
  }

  private static void setUp(Engine engine, String name, String address, boolean isDefault) {
    engine
        .printService()
        .printers()
        .setUp(new PrinterSetup(name, address, Language.ZPL, Dpi.DPI_203, isDefault));
  }
}

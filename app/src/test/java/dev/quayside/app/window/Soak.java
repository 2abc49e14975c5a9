package dev.quayside.app.window;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.ship.LabelModel.Stage;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.shell.Place;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.money.Money;
import dev.quayside.engine.printqueue.PrinterSetup;
import dev.quayside.engine.rule.Choice;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.practice.PracticePrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/// A packer's hour in as little time as it takes: orders are scanned, bought and printed one after
/// the other, some voided, and now and then the other screens are looked at. Prints how much memory
/// the process holds. Started by `app/src/bench/soak`, on Linux.
public final class Soak {

  private static final int REPORT = 100;
  private static final int LOOK_ROUND = 25;
  private static final int VOID = 20;

  private final TestWindow window;

  private Soak(TestWindow window) {
    this.window = window;
  }

  /// @param arguments how many labels, and the empty folder of data
  public static void main(String[] arguments) throws Exception {
    int labels = Integer.parseInt(arguments[0]);
    try (var printer = new PracticePrinter(Duration.ofMillis(1), 6);
        var window =
            TestWindow.open(Path.of(arguments[1]), Appearance.LIGHT, Language.ENGLISH, 1280, 800)) {
      window.untilRates();
      var engine = window.engine().get();
      var caller = TestOrders.demo(engine);
      engine.wallets().deposit(caller, Money.usd("90000.00"), "soak", Receipt.none());
      engine
          .printDesk()
          .setUp(
              new PrinterSetup(
                  "Desk 1",
                  printer.address(),
                  dev.quayside.printing.printer.Language.ZPL,
                  Dpi.DPI_203,
                  true));
      TestOrders.rule(engine, Choice.service("usps", "PRIORITY_MAIL"));
      new Soak(window).pack(labels);
    }
    System.exit(0);
  }

  private void pack(int labels) throws Exception {
    report(0);
    for (int i = 1; i <= labels; i++) {
      ship("SO-" + (100_000 + i));
      if (i % VOID == 0) {
        TestWindow.onWindowThread(() -> window.ship().label().askVoid());
        TestWindow.onWindowThread(() -> window.ship().label().cancel());
        TestWindow.until(() -> window.ship().label().stage().get() == Stage.VOIDED);
      }
      if (i % LOOK_ROUND == 0) {
        lookRound();
      }
      if (i % REPORT == 0) {
        report(i);
      }
    }
  }

  private void ship(String number) throws Exception {
    TestOrders.add(window.engine().get(), number);
    TestWindow.onWindowThread(() -> window.ship().scan().submit(number));
    TestWindow.until(
        () -> window.ship().reference().get().equals(number) && window.ship().buyable().get());
    TestWindow.onWindowThread(() -> window.ship().scan().submit("QS:BUY"));
    window.untilBought();
    TestWindow.until(() -> window.ship().scan().state().get().kind() == Kind.DONE);
  }

  private void lookRound() throws Exception {
    var shipments = window.screen(ShipmentsScreen.class).model();
    for (var place : window.places()) {
      TestWindow.onWindowThread(() -> window.shell().place().set(place));
      if (place == Place.SHIPMENTS) {
        TestWindow.onWindowThread(() -> shipments.words().set("bob"));
        TestWindow.until(() -> shipments.list().isSettled());
        TestWindow.onWindowThread(
            () -> shipments.choose(java.util.List.of(shipments.list().rows().id(0))));
        TestWindow.until(() -> shipments.chosen().art().get() != null);
        TestWindow.onWindowThread(() -> shipments.words().set(""));
      }
      window.picture();
    }
    TestWindow.onWindowThread(() -> window.shell().place().set(Place.SHIP));
  }

  private static void report(int labels) throws IOException {
    var heap = Runtime.getRuntime();
    System.out.printf(
        "BENCH soak labels=%d rssMb=%d heapUsedMb=%d heapMb=%d threads=%d%n",
        labels,
        resident(),
        (heap.totalMemory() - heap.freeMemory()) >> 20,
        heap.totalMemory() >> 20,
        Thread.activeCount());
  }

  /// In megabytes.
  private static long resident() throws IOException {
    try (var lines = Files.lines(Path.of("/proc/self/status"))) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) >> 10)
          .findFirst()
          .orElseThrow();
    }
  }
}

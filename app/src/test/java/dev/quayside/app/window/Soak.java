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
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.awaitility.Awaitility;

/// A packer's hour in as little time as it takes: orders are scanned, bought and printed one after
/// the other, some voided, and now and then the other screens are looked at. Prints how much memory
/// the process holds, how much of it is its own (not pages of files such as libraries), and what
/// was alive after the last full collection. Started by `app/src/bench/soak`, on Linux.
public final class Soak {

  private static final int REPORT = 100;
  private static final int LOOK_ROUND = 25;
  private static final int VOID = 20;

  private final TestWindow window;
  private final PracticePrinter printer;
  private final int every;

  private Soak(TestWindow window, PracticePrinter printer, int every) {
    this.window = window;
    this.printer = printer;
    this.every = every;
  }

  /// @param arguments how many labels, the empty folder of data, and after how many to report
  public static void main(String[] arguments) throws Exception {
    int labels = Integer.parseInt(arguments[0]);
    Awaitility.setDefaultPollInterval(Duration.ofMillis(10));
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
      int every = arguments.length > 2 ? Integer.parseInt(arguments[2]) : REPORT;
      new Soak(window, printer, every).pack(labels);
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
      printer.takePrinted();
      if (i % every == 0) {
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
      window.drawn();
    }
    TestWindow.onWindowThread(() -> window.shell().place().set(Place.SHIP));
  }

  private static void report(int labels) throws IOException {
    var heap = Runtime.getRuntime();
    System.out.printf(
        "BENCH soak labels=%d rssMb=%d ownMb=%d heapMb=%d liveMb=%d threads=%d cpuS=%d upS=%d%n",
        labels,
        memory("VmRSS:"),
        memory("RssAnon:"),
        heap.totalMemory() >> 20,
        live(),
        Thread.activeCount(),
        ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toSeconds(),
        ManagementFactory.getRuntimeMXBean().getUptime() / 1000);
  }

  /// Of the old generation, after its last collection; in megabytes.
  private static long live() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getName().contains("Tenured") || pool.getName().contains("Old"))
        .map(MemoryPoolMXBean::getCollectionUsage)
        .mapToLong(usage -> usage.getUsed() >> 20)
        .sum();
  }

  /// A line of the process's state, in megabytes.
  private static long memory(String name) throws IOException {
    try (var lines = Files.lines(Path.of("/proc/self/status"))) {
      return lines
          .filter(line -> line.startsWith(name))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) >> 10)
          .findFirst()
          .orElseThrow();
    }
  }
}

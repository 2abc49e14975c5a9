package dev.quayside.app.window;

import dev.quayside.app.fault.ErrorWatch;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.orders.OrdersScreen;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.practice.PracticePrinter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;

/// A day at the desk in as little time as it takes, in rounds: a file of 1,000 orders in four
/// scripts comes in, some are scanned, bought and printed, one is voided, and every screen and
/// every page of the settings is looked at; each round in another language, size or colours. Prints
/// what is alive, the most the heap and the process had, and the Errors there were. Started by
/// `app/src/bench/soak`, on Linux.
public final class Soak {

  private static final int ORDERS_A_FILE = 1_000;
  private static final int FILES = 10;
  private static final int LABELS_A_ROUND = 4;

  private static final String HEADER =
      "Order Number,Ship To Name,Address 1,City,State,Zip,Country,SKU,Item Name,Quantity,"
          + "Unit Price,Weight (oz)\n";
  private static final List<String> NAMES =
      List.of("Maya Lindqvist", "田中さくら", "محمد الفاسي", "王小明");

  private final TestWindow window;
  private final PracticePrinter printer;
  private final Path data;
  private final AtomicInteger errors = new AtomicInteger();
  private int labels;

  private Soak(TestWindow window, PracticePrinter printer, Path data) {
    this.window = window;
    this.printer = printer;
    this.data = data;
  }

  /// @param arguments for how many minutes, the empty folder of data, width and height
  public static void main(String[] arguments) throws Exception {
    System.exit(Acting.asEngine(() -> errors(arguments)) == 0 ? 0 : 1);
  }

  private static int errors(String[] arguments) throws Exception {
    var end = Duration.ofMinutes(Long.parseLong(arguments[0])).plusMillis(upMs());
    var data = Path.of(arguments[1]);
    Awaitility.setDefaultPollInterval(Duration.ofMillis(20));
    Awaitility.doNotCatchUncaughtExceptionsByDefault();
    try (var printer = new PracticePrinter(Duration.ofMillis(1), 6);
        var window =
            TestWindow.open(
                data,
                Appearance.LIGHT,
                Language.ENGLISH,
                Integer.parseInt(arguments[2]),
                Integer.parseInt(arguments[3]))) {
      return new Soak(window, printer, data).day(end);
    }
  }

  private int day(Duration end) throws Exception {
    try (var watch = ErrorWatch.begin(window.background(), this::count, () -> {})) {
      watch.hearLog();
      window.untilRates();
      setUp();
      report(0);
      for (int round = 1; upMs() < end.toMillis(); round++) {
        if (round <= FILES) {
          importOrders(round);
        }
        pack(round);
        lookRound();
        change(round);
        report(round);
      }
    }
    return errors.get();
  }

  private void count(Throwable error, Runnable settled) {
    System.out.println("BENCH soak ERROR " + error);
    errors.incrementAndGet();
    settled.run();
  }

  private void setUp() {
    var engine = window.engine().get();
    TestOrders.deposit(engine);
    engine
        .printService()
        .printers()
        .setUp(
            new PrinterSetup(
                "Desk 1",
                printer.address(),
                dev.quayside.printing.printer.Language.ZPL,
                Dpi.DPI_203,
                true));
    TestOrders.rule(engine, Choice.service("usps", "PRIORITY_MAIL"));
  }

  private void importOrders(int round) throws Exception {
    var text = new StringBuilder(HEADER);
    for (int i = 0; i < ORDERS_A_FILE; i++) {
      text.append(
          String.format(
              Locale.ROOT,
              "%s,%s,350 5th Ave,New York,NY,10118,US,MUG-%d,Mug,1,12.50,%d%n",
              number(round, i),
              NAMES.get(i % NAMES.size()),
              i % 7,
              8 + i % 9));
    }
    var file = Files.writeString(data.resolve("orders.csv"), text);
    var orders = window.screen(OrdersScreen.class).model();
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
    TestWindow.onWindowThread(() -> orders.files().open(file));
    TestWindow.until(() -> orders.files().takeable.get());
    window.drawn();
    TestWindow.onWindowThread(() -> orders.files().take());
    TestWindow.until(() -> orders.files().preview().get() == null);
    window.drawn();
  }

  private static String number(int round, int i) {
    return "WEB-" + (round * ORDERS_A_FILE + i);
  }

  private void pack(int round) throws Exception {
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIP));
    int file = 1 + (round - 1) % FILES;
    int first = (round - 1) / FILES * LABELS_A_ROUND;
    for (int i = first; i < first + LABELS_A_ROUND; i++) {
      ship(number(file, i));
      labels++;
    }
    TestWindow.onWindowThread(() -> window.ship().label().askVoid());
    TestWindow.onWindowThread(() -> window.ship().label().cancel());
    TestWindow.until(() -> window.ship().label().stage().get() == Stage.VOIDED);
    printer.takePrinted();
  }

  private void ship(String number) throws Exception {
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
      TestWindow.onWindowThread(() -> window.shell().place.set(place));
      if (place == Place.SHIPMENTS) {
        TestWindow.onWindowThread(() -> shipments.words().set(NAMES.get(1)));
        TestWindow.until(() -> shipments.list().isSettled());
        TestWindow.onWindowThread(() -> shipments.choose(List.of(shipments.list().rows.id(0))));
        TestWindow.until(() -> shipments.chosen().art().get() != null);
        TestWindow.onWindowThread(() -> shipments.words().set(""));
      }
      window.drawn();
    }
    var settings = window.screen(SettingsScreen.class).model();
    for (var section : settings.sections()) {
      TestWindow.onWindowThread(() -> settings.open.set(section));
      window.drawn();
    }
  }

  /// Every view is made anew in another language or size.
  private void change(int round) throws Exception {
    TestWindow.onWindowThread(
        () -> {
          window.shell().language(round % 2 == 0 ? Language.ENGLISH : Language.SPANISH);
          window.shell().appearance(round % 3 == 0 ? Appearance.DARK : Appearance.LIGHT);
          window.shell().zoom(round % 4 == 0 ? 150 : 100);
        });
    window.drawn();
  }

  private void report(int round) throws IOException {
    System.gc();
    var heap = Runtime.getRuntime();
    System.out.printf(
        "BENCH soak round=%d labels=%d liveMb=%d heapMb=%d heapMostMb=%d rssMb=%d rssMostMb=%d"
            + " threads=%d cpuS=%d upS=%d errors=%d%n",
        round,
        labels,
        (heap.totalMemory() - heap.freeMemory()) >> 20,
        heap.totalMemory() >> 20,
        mostUsed(),
        memory("VmRSS:"),
        memory("VmHWM:"),
        Thread.activeCount(),
        ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toSeconds(),
        upMs() / 1000,
        errors.get());
  }

  private static long upMs() {
    return ManagementFactory.getRuntimeMXBean().getUptime();
  }

  /// Of each part of the heap, garbage and all; in megabytes.
  private static long mostUsed() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == java.lang.management.MemoryType.HEAP)
        .map(MemoryPoolMXBean::getPeakUsage)
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

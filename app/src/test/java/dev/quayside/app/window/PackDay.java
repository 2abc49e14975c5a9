package dev.quayside.app.window;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.check.CheckSettings;
import dev.quayside.engine.order.check.CheckSettings.OnComplete;
import dev.quayside.engine.order.check.CheckSettings.Photo;
import dev.quayside.engine.order.check.CheckSettings.Required;
import dev.quayside.engine.order.check.CheckSettings.WithoutBarcode;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.awaitility.Awaitility;
import org.testfx.util.WaitForAsyncUtils;

/// The same orders packed twice by scanner alone: once bought right after the scan of the order,
/// once checked piece by piece, with the wrong item scanned in one of fifty. Prints the time an
/// order takes, without the packer's hands, and whether each order has one label on paper. Started
/// by `app/src/bench/pack-day`.
public final class PackDay {

  private static final int PRODUCTS = 40;
  private static final int MISTAKE_IN = 50;
  private static final int COUNTED_FROM = 3;

  private final TestWindow window;
  private final PaperPrinter printer;
  private final Random random = new Random(7);
  private final List<String> faults = new ArrayList<>();
  private int caught;

  private PackDay(TestWindow window, PaperPrinter printer) {
    this.window = window;
    this.printer = printer;
  }

  /// @param arguments the number of orders, and an empty folder of data
  public static void main(String[] arguments) throws Exception {
    System.exit(Acting.asEngine(() -> faults(arguments)) == 0 ? 0 : 1);
  }

  private static int faults(String[] arguments) throws Exception {
    int orders = Integer.parseInt(arguments[0]);
    Awaitility.setDefaultPollInterval(Duration.ofMillis(5));
    try (var printer = new PaperPrinter(0);
        var window =
            TestWindow.open(Path.of(arguments[1]), Appearance.LIGHT, Language.ENGLISH, 1024, 700)) {
      return new PackDay(window, printer).play(orders);
    }
  }

  private int play(int orders) throws Exception {
    window.untilRates();
    var engine = window.engine().get();
    var demo = TestOrders.demo(engine);
    TestOrders.deposit(engine);
    engine.printService().printers().setUp(printer.setup());
    TestOrders.rule(engine, Choice.service("usps", "PRIORITY_MAIL"));
    var packed = goods(orders);
    report("without", orders, () -> round("A", packed, false));
    var settings =
        new CheckSettings(
            Required.ALWAYS, OnComplete.BUY_AND_PRINT, WithoutBarcode.CONFIRM, null, Photo.NEVER);
    engine.ordering().checking().checks().policy().keep(demo, settings);
    report("with", orders, () -> round("B", packed, true));
    long labels =
        engine.shipping().shipments().list(demo, ShipmentFilter.NONE, Page.Request.FIRST).total();
    System.out.printf(
        "BENCH pack-day labels=%d of %d mistakesCaught=%d of %d faults=%s%n",
        labels, 2 * orders, caught, orders / MISTAKE_IN, faults);
    return faults.size() + (labels == 2L * orders ? 0 : 1);
  }

  /// What each order holds: one to four lines of one to five pieces.
  private List<List<OrderItem>> goods(int orders) {
    var all = new ArrayList<List<OrderItem>>();
    for (int i = 0; i < orders; i++) {
      var lines = new ArrayList<OrderItem>();
      int first = random.nextInt(PRODUCTS);
      for (int line = 0; line <= random.nextInt(4); line++) {
        int pieces = random.nextInt(10) < 8 ? 1 + random.nextInt(2) : 3 + random.nextInt(3);
        var sku = "SKU-" + (100 + (first + line) % PRODUCTS);
        lines.add(
            new OrderItem(
                sku, "Tea " + sku, pieces, Money.usd("12.50"), Weight.ofOunces("4"), null, "US"));
      }
      all.add(lines);
    }
    return all;
  }

  private long[] round(String prefix, List<List<OrderItem>> packed, boolean checked)
      throws Exception {
    var engine = window.engine().get();
    long[] took = new long[packed.size()];
    for (int i = 0; i < packed.size(); i++) {
      var number = prefix + "-" + (1000 + i);
      TestOrders.add(engine, number, TestOrders.NEW_YORK, packed.get(i));
      long began = System.nanoTime();
      scan(number);
      if (checked) {
        check(packed.get(i), i % MISTAKE_IN == MISTAKE_IN - 1);
      } else {
        TestWindow.until(
            () -> window.ship().reference().get().equals(number) && window.ship().buyable().get());
        scan("QS:BUY");
      }
      window.untilBought();
      TestWindow.until(() -> state() == Kind.DONE);
      Objects.requireNonNull(printer.next(20), number + " is not on paper");
      took[i] = System.nanoTime() - began;
      if (!printer.isIdle()) {
        faults.add(number + " came out twice");
      }
    }
    return took;
  }

  /// Scans every piece; three and more of one kind with their number.
  private void check(List<OrderItem> lines, boolean mistaken) throws Exception {
    var check = window.ship().check();
    int all = lines.stream().mapToInt(OrderItem::quantity).sum();
    TestWindow.until(() -> check.isOpen() && check.wanted() == all && check.counted() == 0);
    if (mistaken) {
      scan("SKU-999");
      TestWindow.until(() -> check.wrong().get());
      scan("QS:UNDO");
      TestWindow.until(() -> !check.wrong().get());
      caught++;
    }
    int counted = 0;
    for (var line : lines) {
      int left = line.quantity();
      while (left > 0) {
        int pieces = left >= COUNTED_FROM ? left : 1;
        if (pieces > 1) {
          scan("QS:COUNT " + pieces);
        }
        scan(Objects.requireNonNull(line.sku()));
        left -= pieces;
        counted += pieces;
        int now = counted;
        TestWindow.until(
            () -> check.counted() == now || window.ship().label().stage().get() == Stage.BOUGHT);
      }
    }
  }

  private Kind state() {
    return window.ship().scan().state().get().kind();
  }

  /// Key by key within a few milliseconds, ended with Enter, wherever the focus is: a scanner.
  private void scan(String code) throws Exception {
    TestWindow.onWindowThread(
        () -> {
          for (var letter : code.split("")) {
            fire(KeyEvent.KEY_PRESSED, "", KeyCode.getKeyCode(letter));
            fire(KeyEvent.KEY_TYPED, letter, KeyCode.UNDEFINED);
          }
          fire(KeyEvent.KEY_PRESSED, "", KeyCode.ENTER);
        });
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void fire(EventType<KeyEvent> type, String letter, KeyCode key) {
    var scene = window.stage().getScene();
    var target = scene.getFocusOwner() == null ? scene.getRoot() : scene.getFocusOwner();
    var known = key == null ? KeyCode.UNDEFINED : key;
    Event.fireEvent(target, new KeyEvent(type, letter, letter, known, false, false, false, false));
  }

  private interface Round {
    long[] play() throws Exception;
  }

  private static void report(String name, int orders, Round round) throws Exception {
    var took = round.play();
    Arrays.sort(took);
    System.out.printf(
        "BENCH pack-day %s the check: orders=%d p50Ms=%d p95Ms=%d mostMs=%d%n",
        name,
        orders,
        took[orders / 2] / 1_000_000,
        took[orders * 95 / 100] / 1_000_000,
        took[orders - 1] / 1_000_000);
  }
}

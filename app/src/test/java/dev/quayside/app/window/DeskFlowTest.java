package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.orders.OrderRow;
import dev.quayside.app.screen.orders.OrdersScreen;
import dev.quayside.app.screen.orders.Tab;
import dev.quayside.app.screen.ship.Places;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.ship.form.CustomsItemModel.Part;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.preset.Material;
import dev.quayside.engine.parcel.preset.PresetDraft;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import java.math.BigDecimal;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import javafx.event.Event;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/// A day at the desk: scanner, keyboard and printer on the real window and the real engine.
class DeskFlowTest extends OpenWindow {

  @BeforeEach
  void open() throws Exception {
    window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1000, 700);
    window.untilRates();
  }

  @Test
  void oneScanAndOneKeyBringTheLabelToThePrinter() throws Exception {
    var engine = window.engine().get();
    TestOrders.add(engine, "SO-7");
    TestOrders.rule(engine, Choice.service("usps", "PRIORITY_MAIL"));
    try (var printer = new PaperPrinter(0)) {
      engine.printService().printers().setUp(printer.setup());
      scan("SO-7");
      TestWindow.until(() -> window.ship().scan().state().get().kind() == Kind.READY);
      TestWindow.until(() -> window.ship().buyable().get());
      press(KeyCode.CONTROL, KeyCode.ENTER);
      var sheet = Objects.requireNonNull(printer.next(20));
      assertThat(new String(sheet.bytes(), StandardCharsets.US_ASCII)).startsWith("^XA");
    }
    window.untilBought();
    assertThat(Objects.requireNonNull(window.ship().label().shipment().get()).service())
        .isEqualTo("PRIORITY_MAIL");
    TestWindow.until(() -> state() == Kind.DONE);
    assertThat(robot.lookup("#scan").query().isFocused()).isTrue();
  }

  @Test
  void aCommandScannedIntoAFieldWorksAndLeavesNoTrace() throws Exception {
    robot.clickOn("#to-company");
    TestWindow.onWindowThread(() -> window.ship().to().fill(window.ship().to().draft().get()));
    wedge("QS:BUY");
    window.untilBought();
    assertThat(robot.lookup("#to-company").<TextField>query().getText()).isEmpty();
    assertThat(shipments()).isEqualTo(1);
    wedge("QS:NEXT");
    TestWindow.until(() -> window.ship().label().stage().get() == Stage.NONE);
    assertThat(state()).isEqualTo(Kind.READY);
  }

  /// Its digits are keys that choose rates, until the scanner is known by its speed. A busy
  /// computer may type slower than scanners do: then it is scanned again.
  @Test
  void aScanOutsideAnyFieldChoosesNothing() throws Exception {
    var first = window.ship().rates().rows().getFirst();
    var silent = state();
    TestWindow.until(
        () -> {
          TestWindow.onWindowThread(
              () -> {
                window.ship().rates().choose(1);
                robot.lookup("#rates").query().requestFocus();
                scanAnywhere("34XY");
              });
          return state() != silent;
        });
    TestWindow.until(() -> state() == Kind.STOP);
    assertThat(window.ship().rates().selected().get()).isEqualTo(first);
  }

  @Test
  void aCommandThatCameSlowlyIsKnownByItsWordsAndIsNoPartOfTheAddress() throws Exception {
    robot.clickOn("#to-company");
    TestWindow.onWindowThread(() -> window.type("#to-company", "Harbor qs:buy"));
    robot.type(KeyCode.ENTER);
    window.untilBought();
    assertThat(robot.lookup("#to-company").<TextField>query().getText().strip())
        .isEqualTo("Harbor");
    assertThat(shipments()).isEqualTo(1);
  }

  @Test
  void aScanOfAShippedParcelOffersReprintAndBuysNothing() throws Exception {
    press(KeyCode.CONTROL, KeyCode.ENTER);
    window.untilBought();
    press(KeyCode.CONTROL, KeyCode.N);
    scan("SO-10482");
    TestWindow.until(() -> state() == Kind.STOP);
    press(KeyCode.CONTROL, KeyCode.ENTER);
    assertThat(shipments()).isEqualTo(1);
    assertThat(robot.lookup("#ship-reprint").queryButton().isDisabled()).isFalse();
  }

  @Test
  void aPrinterThatIsSilentStopsThePackerAndPrintsWhenItIsBack() throws Exception {
    int port;
    try (var free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    var desk = window.engine().get().printService();
    desk.printers().setUp(PaperPrinter.setup(port));
    press(KeyCode.CONTROL, KeyCode.ENTER);
    window.untilBought();
    TestWindow.until(() -> state() == Kind.STOP);
    assertThat(shipments()).isEqualTo(1);
    TestWindow.until(
        () -> robot.lookup("#printer-state").queryLabeled().getText().contains("stopped"));
    try (var printer = new PaperPrinter(port)) {
      desk.retryNow("Desk 1");
      assertThat(printer.next(20)).isNotNull();
      TestWindow.until(() -> state() == Kind.DONE);
      assertThat(printer.isIdle()).isTrue();
    }
  }

  @Test
  void aPrinterOutOfLabelsStopsThePackerAndGoesOnWhenThereAreSome() throws Exception {
    try (var zebra = new PracticePrinter(Duration.ofMillis(1), 4)) {
      zebra.give(Trouble.PAPER_OUT);
      var desk = window.engine().get().printService();
      desk.printers()
          .setUp(
              new PrinterSetup(
                  "Desk 1",
                  zebra.address(),
                  dev.quayside.printing.printer.Language.ZPL,
                  Dpi.DPI_203,
                  true));
      desk.printers().look("Desk 1");
      press(KeyCode.CONTROL, KeyCode.ENTER);
      window.untilBought();
      TestWindow.until(() -> state() == Kind.STOP);
      TestWindow.until(
          () -> robot.lookup("#printer-state").queryLabeled().getText().contains("stopped"));
      assertThat(zebra.printed()).isEmpty();
      zebra.relieve(Trouble.PAPER_OUT);
      TestWindow.until(() -> zebra.printed().size() == 1);
      TestWindow.until(() -> state() == Kind.DONE);
      assertThat(shipments()).isEqualTo(1);
    }
  }

  @Test
  void aParcelAbroadIsDeclaredAndBought() throws Exception {
    TestWindow.onWindowThread(() -> window.ship().to().fill(Places.BERLIN));
    chooseCountry("us", "US");
    chooseCountry("germ", "DE");
    window.untilRates();
    press(KeyCode.CONTROL, KeyCode.ENTER);
    TestWindow.until(() -> robot.lookup("#customs-0-description").query().isFocused());
    robot.write("Cotton shirts");
    fill("#customs-0-value", "19.90");
    fill("#customs-0-weight", "12");
    fill("#customs-0-hs-code", "6109.10");
    TestWindow.onWindowThread(
        () -> window.ship().form().customs().items.getFirst().part(Part.ORIGIN).set("PT"));
    window.untilRates();
    TestWindow.until(() -> window.ship().buyable().get());
    press(KeyCode.CONTROL, KeyCode.ENTER);
    window.untilBought();
    var bought = Objects.requireNonNull(window.ship().label().shipment().get());
    assertThat(Objects.requireNonNull(bought.consignment().customs()).items())
        .extracting(item -> item.description())
        .containsExactly("Cotton shirts");
  }

  private void chooseCountry(String letters, String code) {
    robot.clickOn("#to-country");
    TestWindow.until(() -> robot.lookup("#to-country #search").query().isFocused());
    robot.write(letters).type(KeyCode.ENTER);
    TestWindow.until(() -> window.ship().to().country().equals(code));
  }

  @Test
  void anotherWorkspaceShowsNothingOfThisOne() throws Exception {
    press(KeyCode.CONTROL, KeyCode.ENTER);
    window.untilBought();
    var other =
        window.engine().get().accounts().workspaces().all().stream()
            .filter(one -> !one.slug().equals("demo"))
            .findFirst()
            .orElseThrow();
    TestWindow.onWindowThread(() -> window.shell().enter(other));
    TestWindow.until(
        () ->
            window.ship().label().stage().get() == Stage.NONE
                && window.ship().to().isEmpty()
                && !window.shell().memory().get().sandbox());
    assertThat(robot.lookup("#sandbox-mark").query().getStyleClass())
        .contains("live")
        .doesNotContain("sandbox");
    scan("SO-10482");
    TestWindow.until(() -> state() == Kind.STOP);
    assertThat(robot.lookup(".scan-words").queryAllAs(Labeled.class))
        .anyMatch(label -> label.getText().contains("SO-10482"));
    assertThat(window.ship().label().shipment().get()).isNull();
  }

  @Test
  void closingInTheMidstOfAPurchaseAsks() throws Exception {
    boolean closes =
        TestWindow.onWindowThread(
            () -> {
              window.ship().buy();
              return window.mayClose();
            });
    assertThat(closes).isFalse();
    assertThat(robot.lookup("#leave-keep").query().isFocused()).isTrue();
    robot.type(KeyCode.ENTER);
    window.untilBought();
    assertThat(TestWindow.onWindowThread(window::mayClose)).isTrue();
  }

  /// Two keys pressed by mistake must not cost anything.
  @Test
  void thePaletteBuysOnlyOnceThatLineIsChosen() throws Exception {
    press(KeyCode.CONTROL, KeyCode.K);
    robot.type(KeyCode.ENTER).write("buy").type(KeyCode.ENTER);
    TestWindow.until(() -> !window.shell().palette().asking().get());
    assertThat(window.ship().label().stage().get()).isEqualTo(Stage.NONE);
    assertThat(window.shell().palette().open.get()).isTrue();
    robot.type(KeyCode.DOWN).type(KeyCode.ENTER);
    window.untilBought();
  }

  @Test
  void thePaletteGoesToAnOrder() throws Exception {
    TestOrders.add(window.engine().get(), "SO-70001");
    press(KeyCode.CONTROL, KeyCode.K);
    robot.write("so-70");
    TestWindow.until(() -> window.shell().palette().found.size() == 1);
    robot.type(KeyCode.ENTER);
    TestWindow.until(() -> window.ship().reference().get().equals("SO-70001"));
  }

  /// Enter follows the last letter at once, before anything can have been found.
  @Test
  void thePaletteFindsShipmentsByTheirRecipientAndPresetsByName() throws Exception {
    press(KeyCode.CONTROL, KeyCode.ENTER);
    window.untilBought();
    var bought = Objects.requireNonNull(window.ship().label().shipment().get());
    press(KeyCode.CONTROL, KeyCode.K);
    robot.write("maya lind").type(KeyCode.ENTER);
    TestWindow.until(() -> window.shell().place.get() == Place.SHIPMENTS);
    var shipments = window.screen(ShipmentsScreen.class).model();
    TestWindow.until(() -> shipments.selection().get().holds(bought.id()));
    var engine = window.engine().get();
    engine
        .parcels()
        .presets()
        .add(
            TestOrders.demo(engine),
            new PresetDraft(
                "Poster box",
                Material.BOX,
                Packaging.PACKAGE,
                new BigDecimal("38"),
                BigDecimal.TWO,
                BigDecimal.TWO,
                null,
                null));
    TestWindow.onWindowThread(() -> window.ship().next());
    press(KeyCode.CONTROL, KeyCode.K);
    robot.write("poster").type(KeyCode.ENTER);
    TestWindow.until(
        () ->
            new BigDecimal("38")
                .equals(Objects.requireNonNull(window.ship().parcel().draft().get()).lengthIn()));
    assertThat(window.shell().place.get()).isEqualTo(Place.SHIP);
  }

  @Test
  void thePaletteShowsAnOrderOnHoldAmongItsLike() throws Exception {
    var engine = window.engine().get();
    var order = TestOrders.add(engine, "SO-70002");
    engine
        .ordering()
        .orders()
        .hold(TestOrders.demo(engine), order.id(), Message.said("waits for stock"));
    press(KeyCode.CONTROL, KeyCode.K);
    robot.write("SO-70002").type(KeyCode.ENTER);
    var orders = window.screen(OrdersScreen.class).model();
    TestWindow.until(() -> orders.selected().size() == 1);
    assertThat(orders.tab().get()).isEqualTo(Tab.HELD);
    assertThat(orders.selected()).extracting(OrderRow::number).containsExactly("SO-70002");
  }

  private Kind state() {
    return window.ship().scan().state().get().kind();
  }

  /// Into the scan field, as it stands there ready.
  private void scan(String code) throws Exception {
    TestWindow.onWindowThread(() -> window.ship().scan().wantFocus());
    wedge(code);
  }

  /// As a scanner types where no field is: keys that are pressed and typed, ended with Enter.
  private void scanAnywhere(String code) {
    for (var letter : code.split("")) {
      var key = KeyCode.getKeyCode(letter);
      fire(KeyEvent.KEY_PRESSED, "", key);
      fire(KeyEvent.KEY_TYPED, letter, KeyCode.UNDEFINED);
    }
    fire(KeyEvent.KEY_PRESSED, "", KeyCode.ENTER);
  }

  private void fill(String selector, String text) throws Exception {
    TestWindow.onWindowThread(() -> robot.lookup(selector).query().requestFocus());
    robot.write(text);
  }

  /// Key by key within a few milliseconds, ended with Enter: a scanner.
  private void wedge(String code) throws Exception {
    TestWindow.onWindowThread(
        () -> {
          for (var letter : code.split("")) {
            fire(KeyEvent.KEY_TYPED, letter, KeyCode.UNDEFINED);
          }
          fire(KeyEvent.KEY_PRESSED, "", KeyCode.ENTER);
        });
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void fire(javafx.event.EventType<KeyEvent> type, String letter, KeyCode key) {
    var scene = window.stage().getScene();
    var target = scene.getFocusOwner() == null ? scene.getRoot() : scene.getFocusOwner();
    Event.fireEvent(target, new KeyEvent(type, letter, letter, key, false, false, false, false));
  }

  private void press(KeyCode modifier, KeyCode key) {
    robot.press(modifier).type(key).release(modifier);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private long shipments() {
    var engine = window.engine().get();
    return engine
        .shipping()
        .shipments()
        .list(TestOrders.demo(engine), ShipmentFilter.NONE, Page.Request.FIRST)
        .total();
  }
}

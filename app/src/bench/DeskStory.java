import dev.quayside.app.DataPlace;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.orders.OrdersModel;
import dev.quayside.app.screen.orders.OrdersScreen;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.Png;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.platform.idempotency.Receipt;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.awaitility.core.ConditionTimeoutException;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// The desk's story, played by keyboard alone, and its scans by scanner alone, with a picture of
/// every step in `target/story`. What no key reaches, what does not happen and what a proof reader
/// finds is told on standard output. Run it in `app` on the compiled classes: `java
/// -Dglass.platform=Headless -Dprism.order=sw -cp <test class path> src/bench/DeskStory.java WIDTH
/// HEIGHT PERCENT ENGLISH|SPANISH LIGHT|DARK`.
class DeskStory {

  private final FxRobot robot = new FxRobot();
  private final Path home;
  private final TestWindow window;
  private final String name;
  private int pages;

  private DeskStory(Path home, TestWindow window, String name) {
    this.home = home;
    this.window = window;
    this.name = name;
  }

  public static void main(String[] args) throws Exception {
    var home = Files.createTempDirectory("desk-story");
    System.setProperty(DataPlace.HOME, home.toString());
    int width = Integer.parseInt(args[0]);
    int height = Integer.parseInt(args[1]);
    int percent = Integer.parseInt(args[2]);
    var language = Language.valueOf(args[3]);
    var appearance = Appearance.valueOf(args[4]);
    try (var window = TestWindow.open(home.resolve("data"), appearance, language, width, height)) {
      TestWindow.onWindowThread(() -> window.shell().zoom(percent));
      var name = String.join("-", width + "", percent + "", language.code(), appearance.wire());
      new DeskStory(home, window, name).play();
    }
    System.exit(0);
  }

  private interface Part {
    void play() throws Exception;
  }

  private void play() throws Exception {
    TestWindow.onWindowThread(() -> window.shell().introduce(true));
    window.untilRates();
    part("first start", this::firstStart);
    part("orders of a file", this::orders);
    part("a typed parcel", this::typed);
    part("a return", this::back);
    part("Germany", this::germany);
    part("Japan", this::japan);
    part("scanner", this::scanner);
    part("yesterday's void", this::yesterday);
    part("end of day", this::endOfDay);
    part("lists", this::lists);
    part("settings", this::settings);
  }

  private void part(String what, Part part) {
    try {
      part.play();
    } catch (Exception | AssertionError stuck) {
      say(what + " stopped: " + stuck.toString().lines().findFirst().orElse(""));
      try {
        picture("stuck");
      } catch (Exception e) {
        say("no picture of it: " + e);
      }
    }
  }

  private void firstStart() throws Exception {
    picture("first-start");
    press(KeyCode.CONTROL, KeyCode.DIGIT6);
    picture("printers-none");
    tabTo("printers-folder");
    robot.type(KeyCode.SPACE);
    TestWindow.until(() -> window.shell().firstSteps().get().printer());
    reachable();
    picture("printers");
    press(KeyCode.CONTROL, KeyCode.DIGIT1);
    tabTo("from-change");
    robot.type(KeyCode.SPACE);
    tabTo("from-name");
    press(KeyCode.CONTROL, KeyCode.A);
    robot.write("Nora Quay");
    reachable();
    picture("sender");
    tabTo("first-steps-close");
    robot.type(KeyCode.SPACE);
    picture("ship");
  }

  private void orders() throws Exception {
    var file = home.resolve("shop.csv");
    var text =
        new StringBuilder(
            "Order Number,Ship To Name,Address 1,City,State,Zip,Country,Weight,SKU,Item,Qty,Price\n");
    for (int i = 1; i <= 24; i++) {
      text.append(
          "W-10%02d,Ann Lee %d,%d 5th Ave,New York,NY,%s,US,%s,MUG-%d,Mug with a handle,%d,12.50\n"
              .formatted(
                  i,
                  i,
                  300 + i,
                  i % 8 == 0 ? "90210" : "10118",
                  i % 7 == 0 ? "" : "1.5 lb",
                  i,
                  1 + i % 3));
    }
    Files.writeString(file, text);
    press(KeyCode.CONTROL, KeyCode.DIGIT2);
    picture("orders-none");
    TestWindow.onWindowThread(() -> model().files().open(file));
    TestWindow.until(() -> model().files().preview().get() != null);
    reachable();
    picture("import");
    tabTo("import-take");
    robot.type(KeyCode.ENTER);
    TestWindow.until(() -> model().rows().size() == 21);
    TestWindow.until(() -> robot.lookup("#orders-table").query().isFocused());
    picture("orders");
    robot.type(KeyCode.DOWN);
    press(KeyCode.CONTROL, KeyCode.A);
    TestWindow.until(() -> model().selected().size() > 20);
    press(KeyCode.CONTROL, KeyCode.R);
    TestWindow.until(() -> model().rows().stream().allMatch(row -> row.rated() != null));
    reachable();
    picture("orders-rated");
    press(KeyCode.CONTROL, KeyCode.ENTER);
    TestWindow.until(
        () ->
            model().batch().running().get()
                || model().rows().stream().anyMatch(row -> !row.tracking().isEmpty()));
    TestWindow.until(() -> !model().batch().running().get());
    picture("batch");
    tabTo("orders-mend");
    robot.type(KeyCode.SPACE);
    reachable();
    picture("mend");
    robot.type(KeyCode.ESCAPE);
  }

  private void typed() throws Exception {
    press(KeyCode.CONTROL, KeyCode.DIGIT1);
    press(KeyCode.CONTROL, KeyCode.N);
    tabTo("to-name");
    robot.write("Tom O'Neil");
    tabTo("to-street1");
    robot.write("77 W Wacker Dr");
    tabTo("to-zip");
    robot.write("60601");
    tabTo("parcel-weight");
    robot.write("14");
    reachable();
    picture("typed");
    window.untilRates();
    picture("typed-rates");
    buy();
    picture("typed-bought");
    reachable();
  }

  private void back() throws Exception {
    press(KeyCode.CONTROL, KeyCode.R);
    window.untilRates();
    picture("return");
    buy();
    picture("return-bought");
  }

  private void germany() throws Exception {
    abroad("Erika Mustermann\nHeidestraße 17\n10557 Berlin\nGermany", "germany");
  }

  private void japan() throws Exception {
    abroad("山田太郎\n〒100-0001 東京都千代田区千代田1-1\nJapan", "japan");
  }

  private void abroad(String address, String step) throws Exception {
    press(KeyCode.CONTROL, KeyCode.N);
    TestWindow.onWindowThread(
        () -> {
          var content = new ClipboardContent();
          content.putString(address);
          Clipboard.getSystemClipboard().setContent(content);
        });
    robot
        .press(KeyCode.CONTROL, KeyCode.SHIFT)
        .type(KeyCode.V)
        .release(KeyCode.SHIFT, KeyCode.CONTROL);
    tabTo("parcel-weight");
    robot.write("14");
    picture(step);
    window.untilRates();
    press(KeyCode.CONTROL, KeyCode.ENTER);
    TestWindow.until(() -> robot.lookup("#customs-0-description").tryQuery().isPresent());
    tabTo("customs-0-description");
    robot.write("Cotton shirt");
    tabTo("customs-0-value");
    robot.write("19.90");
    tabTo("customs-0-weight");
    robot.write("12");
    reachable();
    picture(step + "-customs");
    window.untilRates();
    picture(step + "-rates");
    buy();
    picture(step + "-bought");
  }

  private void scanner() throws Exception {
    press(KeyCode.CONTROL, KeyCode.DIGIT1);
    wedge("QS:NEXT");
    wedge("SO-99999");
    picture("scan-unknown");
    var failed =
        model().rows().stream().filter(row -> row.tracking().isEmpty()).findFirst().orElseThrow();
    wedge(failed.number());
    picture("scan-order-in-need");
    var shipped =
        model().rows().stream().filter(row -> !row.tracking().isEmpty()).findFirst().orElseThrow();
    wedge("QS:NEXT");
    wedge(shipped.number());
    picture("scan-shipped");
    for (var code : List.of("QS:REPRINT", "QS:VOID", "QS:VOID", "QS:NEXT", "QS:HOLD")) {
      wedge(code);
      picture("scan-" + code.substring(3).toLowerCase(java.util.Locale.ROOT));
    }
  }

  private void yesterday() throws Exception {
    var engine = window.engine().get();
    var desk = engine.workspaces().bySlug("demo").orElseThrow().desk();
    engine.sandbox().sandboxLab().setAutoScan(desk, false);
    engine.sandbox().sandboxLab().advance(desk, Duration.ofDays(1), Receipt.none());
    var shipments = window.screen(ShipmentsScreen.class).model();
    press(KeyCode.CONTROL, KeyCode.DIGIT3);
    TestWindow.until(() -> shipments.list().isSettled() && !shipments.list().rows().isEmpty());
    reachable();
    picture("shipments");
    robot.type(KeyCode.DOWN);
    TestWindow.until(() -> shipments.chosen().details().get() != null);
    picture("shipment-chosen");
    reachable();
    press(KeyCode.CONTROL, KeyCode.DELETE);
    picture("void-asked");
    tabTo("shipments-void-really");
    robot.type(KeyCode.ENTER);
    TestWindow.until(() -> robot.lookup("#shipments-voided").tryQuery().isPresent());
    picture("void-done");
  }

  private void endOfDay() throws Exception {
    press(KeyCode.CONTROL, KeyCode.DIGIT3);
    press(KeyCode.CONTROL, KeyCode.M);
    var day = window.screen(ShipmentsScreen.class).day();
    TestWindow.until(day::canClose);
    reachable();
    picture("day");
    press(KeyCode.CONTROL, KeyCode.ENTER);
    TestWindow.until(() -> day.canPrint() && day.day().get() != null);
    picture("day-closed");
    TestWindow.onWindowThread(() -> day.open().set(false));
  }

  private void lists() throws Exception {
    press(KeyCode.CONTROL, KeyCode.DIGIT4);
    picture("tracking");
    robot.type(KeyCode.DOWN);
    picture("tracking-chosen");
    reachable();
    press(KeyCode.CONTROL, KeyCode.DIGIT5);
    picture("insights");
    reachable();
    press(KeyCode.CONTROL, KeyCode.DIGIT2);
    for (int i = 1; i < 5; i++) {
      int tab = i;
      TestWindow.onWindowThread(
          () -> model().tab().set(dev.quayside.app.screen.orders.Tab.values()[tab]));
      picture("orders-tab-" + i);
    }
    robot.type(KeyCode.F1);
    picture("keys");
    robot.type(KeyCode.ESCAPE);
    press(KeyCode.CONTROL, KeyCode.K);
    picture("palette");
    robot.type(KeyCode.ESCAPE);
  }

  private void settings() throws Exception {
    press(KeyCode.CONTROL, KeyCode.DIGIT7);
    var settings = window.screen(SettingsScreen.class).model();
    for (var section : settings.sections()) {
      var page = section.key().replace('.', '-');
      if (settings.open().get() != section) {
        tabTo(settings.open().get().key().replace('.', '-'));
        robot.type(KeyCode.DOWN);
        say(isFocused(page) ? "" : "no arrow leads to " + page);
        tabTo(page);
        robot.type(KeyCode.SPACE);
      }
      TestWindow.until(() -> settings.open().get() == section);
      WaitForAsyncUtils.waitForFxEvents();
      picture(page);
      reachable();
    }
  }

  private void buy() throws Exception {
    press(KeyCode.CONTROL, KeyCode.ENTER);
    window.untilBought();
  }

  private OrdersModel model() {
    return window.screen(OrdersScreen.class).model();
  }

  private void picture(String step) throws Exception {
    window.drawn();
    var page = "%s/%02d-%s".formatted(name, ++pages, step);
    try {
      PictureBook.add(window, "../story/" + page);
    } catch (AssertionError faults) {
      say(step + " is not set well: " + faults.getMessage().replaceAll("\\s*\\n\\s*", " | "));
    }
    Png.write(window.picture(), Path.of("target", "story", page + ".png"));
  }

  /// Tab by tab; tells when no number of tabs comes there, and goes on with the focus set.
  private void tabTo(String id) throws Exception {
    for (int i = 0; i < 120; i++) {
      if (isFocused(id)) {
        return;
      }
      robot.type(KeyCode.TAB);
    }
    say("no key reaches #" + id);
    TestWindow.onWindowThread(
        () -> window.stage().getScene().getRoot().lookupAll("#" + id).forEach(Node::requestFocus));
  }

  private boolean isFocused(String id) throws Exception {
    return TestWindow.onWindowThread(
        () -> {
          var owner = window.stage().getScene().getFocusOwner();
          return owner != null && id.equals(owner.getId());
        });
  }

  /// Which of the controls in sight no number of tabs reaches. Of toggles side by side one is
  /// enough: arrows go on.
  private void reachable() throws Exception {
    var seen = new ArrayList<Node>();
    var begin = window.stage().getScene().getFocusOwner();
    for (int i = 0; i < 150; i++) {
      var owner = window.stage().getScene().getFocusOwner();
      if (owner != null && seen.contains(owner)) {
        break;
      }
      seen.add(owner);
      robot.type(KeyCode.TAB);
    }
    TestWindow.onWindowThread(() -> missed(window.stage().getScene().getRoot(), seen));
    TestWindow.onWindowThread(
        () -> {
          if (begin != null) begin.requestFocus();
        });
  }

  private void missed(Node node, List<Node> seen) {
    if (!node.isVisible()) {
      return;
    }
    if (node instanceof Control control && isOperated(control) && !seen.contains(control)) {
      say(
          "no tab reaches "
              + control.getClass().getSimpleName()
              + " #"
              + control.getId()
              + " "
              + (control instanceof javafx.scene.control.Labeled labeled
                  ? labeled.getText() + " / " + labeled.getAccessibleText()
                  : ""));
      return;
    }
    if (node instanceof Parent parent
        && !(node instanceof ComboBoxBase<?>)
        && !(node instanceof TextInputControl)
        && !(node instanceof TableView<?>)
        && !(node instanceof ListView<?>)) {
      parent.getChildrenUnmodifiable().forEach(child -> missed(child, seen));
    }
  }

  private static boolean isOperated(Control control) {
    return !control.isDisabled()
        && !(control instanceof ToggleButton)
        && (control instanceof ButtonBase
            || control instanceof TextInputControl
            || control instanceof ComboBoxBase<?>
            || control instanceof TableView<?>
            || control instanceof ListView<?>);
  }

  private void wedge(String code) throws Exception {
    TestWindow.onWindowThread(
        () -> {
          for (var letter : code.split("")) {
            fire(KeyEvent.KEY_TYPED, letter, KeyCode.UNDEFINED);
          }
          fire(KeyEvent.KEY_PRESSED, "", KeyCode.ENTER);
        });
    WaitForAsyncUtils.waitForFxEvents();
    try {
      TestWindow.until(() -> !window.ship().busy().get());
    } catch (ConditionTimeoutException busy) {
      say("busy after " + code);
    }
  }

  private void fire(javafx.event.EventType<KeyEvent> type, String letter, KeyCode key) {
    var scene = window.stage().getScene();
    var target = Objects.requireNonNullElse(scene.getFocusOwner(), scene.getRoot());
    Event.fireEvent(target, new KeyEvent(type, letter, letter, key, false, false, false, false));
  }

  private void press(KeyCode modifier, KeyCode key) {
    robot.press(modifier).type(key).release(modifier);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void say(String words) {
    System.out.println(name + " " + pages + ": " + words);
  }
}

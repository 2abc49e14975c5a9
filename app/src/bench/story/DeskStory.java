import dev.quayside.app.DataPlace;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.orders.OrdersModel;
import dev.quayside.app.screen.orders.OrdersScreen;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import org.awaitility.Awaitility;
import org.testfx.util.WaitForAsyncUtils;

/// The desk's story, played by keyboard alone, and its scans by scanner alone, with a picture of
/// every step in `target/story`. What no key reaches, what does not happen and what a proof reader
/// finds is told on standard output. Run it in `app` on the compiled classes: `java
/// -Dglass.platform=Headless -Dprism.order=sw -cp <test class path> src/bench/story/DeskStory.java
/// WIDTH HEIGHT PERCENT ENGLISH|SPANISH LIGHT|DARK`, for example `1920 1080 100 SPANISH DARK`.
class DeskStory extends AtDesk {

  private final Path home;

  private DeskStory(Path home, TestWindow window, String name) {
    super(window, name);
    this.home = home;
  }

  public static void main(String[] args) throws Exception {
    // the headless screen is smaller than some windows: what lies outside is drawn all the same
    WaitForAsyncUtils.autoCheckException = false;
    WaitForAsyncUtils.printException = false;
    Awaitility.doNotCatchUncaughtExceptionsByDefault();
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
            "Order Number,Ship To Name,Address 1,City,State,Zip,Country,Weight (oz),SKU,Item,Qty,Price\n");
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
            model().batch().running.get()
                || model().rows().stream().anyMatch(row -> !row.tracking().isEmpty()));
    TestWindow.until(() -> !model().batch().running.get());
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
    var desk = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
    engine.sandbox().sandboxLab().setAutoScan(desk, false);
    engine.sandbox().sandboxLab().advance(desk, Duration.ofDays(1), RequestKey.none());
    var shipments = window.screen(ShipmentsScreen.class).model();
    press(KeyCode.CONTROL, KeyCode.DIGIT3);
    TestWindow.until(() -> shipments.list().isSettled() && !shipments.list().rows.isEmpty());
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
    TestWindow.onWindowThread(() -> day.open.set(false));
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
      if (settings.open.get() != section) {
        tabTo(settings.open.get().key().replace('.', '-'));
        robot.type(KeyCode.DOWN);
        if (!isFocused(page)) {
          say("no arrow leads to " + page);
        }
        tabTo(page);
        robot.type(KeyCode.SPACE);
      }
      TestWindow.until(() -> settings.open.get() == section);
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
}

package dev.quayside.app.window;

import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.sample.Sample;
import dev.quayside.app.screen.settings.payors.PayorsModel;
import dev.quayside.app.screen.settings.taxids.TaxIdsModel;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.carrier.quote.PriceKind;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.location.LocationDraft;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.net.URI;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import org.awaitility.Awaitility;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// Parcels that others pay, in several boxes, in a carrier's packaging, for another day and with a
/// tax number, at the real window by keyboard alone. Prints what was bought and how many keys it
/// took; pictures of every step in `target/screens`. Started by `app/src/bench/who-pays`.
public final class WhoPaysDay {

  private static final int ORDERS = 20;
  private static final String IOSS = "IM2760000742";
  private static final String TORONTO =
      "Shipping Desk\n100 Queen St W\nToronto ON M5H 2N2\nCanada\n416-555-0142";

  /// Of the double.
  private static final Map<String, String> ACCOUNT =
      Map.of("accountNumber", "740561073", "apiKey", "ship-key", "secretKey", "not-to-be-told");

  private static final String PARIS = "Jeanne Petit\n12 rue de Rivoli\n75001 Paris\nFrance";

  private final FxRobot robot = new FxRobot();
  private final Hands hands;
  private final TestWindow window;
  private final PaperPrinter printer;
  private final Texts texts;
  private final String name;
  private final List<String> faults = new ArrayList<>();

  private WhoPaysDay(TestWindow window, PaperPrinter printer, Language language, String name) {
    this.window = window;
    hands = new Hands(window);
    this.printer = printer;
    this.name = name;
    texts = new Texts(language);
  }

  /// @param arguments an empty folder of data, appearance, language, width, height and zoom, and
  ///   the URL of a FedEx where labels are real
  public static void main(String[] arguments) throws Exception {
    Awaitility.setDefaultPollInterval(Duration.ofMillis(10));
    System.exit(Acting.asEngine(() -> faults(arguments)) == 0 ? 0 : 1);
  }

  private static int faults(String[] arguments) throws Exception {
    var data = Path.of(arguments[0]);
    var looks = Appearance.valueOf(arguments[1]);
    var language = Language.valueOf(arguments[2]);
    var name = "payor-" + looks.wire() + "-" + language.code() + "-" + arguments[3] + "-";
    var options =
        EngineOptions.at(data).withCarrierHosts(Map.of("fedex", URI.create(arguments[6])));
    var opening = new OpeningEngine(() -> Engine.open(options));
    try (var printer = new PaperPrinter(0);
        var window =
            TestWindow.open(
                data,
                opening,
                looks,
                language,
                Integer.parseInt(arguments[3]),
                Integer.parseInt(arguments[4]))) {
      opening.begin();
      window.untilRates();
      int zoom = Integer.parseInt(arguments[5]);
      TestWindow.onWindowThread(() -> window.shell().zoom(zoom));
      return new WhoPaysDay(window, printer, language, name).play();
    }
  }

  private int play() throws Exception {
    var engine = window.engine().get();
    TestOrders.deposit(engine);
    engine.printService().printers().setUp(printer.setup());
    window.scrollForm("#parcel-more", 120);
    seen("silent");
    payorIsKept();
    ordersOfACustomer();
    payorInTheForm();
    boxesToCanada();
    fedexPak();
    labelForMonday();
    customsNumberIsKept();
    parcelToFrance();
    parcelToFranceForReal();
    System.out.printf("BENCH who-pays faults=%s%n", faults);
    return faults.size();
  }

  /// Settings > Payors.
  private void payorIsKept() throws Exception {
    begin();
    open("settings.payors");
    hands.tabTo("payor-name");
    hands.write("Bob Buyer");
    hands.tabTo("payor-carrier");
    hands.press(KeyCode.HOME);
    for (int i = 0; i < 9 && !"ups".equals(hands.chosen("#payor-carrier")); i++) {
      hands.press(KeyCode.DOWN);
    }
    hands.tabTo("payor-number");
    hands.write("1A22C3");
    hands.tabTo("payor-zip");
    hands.write("10118");
    country("payor-country", "US");
    hands.tabTo("payor-save");
    hands.press(KeyCode.SPACE);
    TestWindow.until(() -> !window.settings(PayorsModel.class).records().items.isEmpty());
    seen("payors");
    said("payor kept");
  }

  private void ordersOfACustomer() throws Exception {
    var kept = engine().accounts().payors().list(demo()).getFirst();
    TestOrders.buyerPays(engine(), kept.id());
    TestOrders.rule(engine(), Choice.service("ups", "ups_ground"));
    var before = engine().accounts().wallets().of(demo()).balance();
    hands.control(KeyCode.DIGIT1);
    begin();
    for (int i = 1; i <= ORDERS; i++) {
      TestOrders.add(engine(), "SO-" + (700 + i));
      var number = "SO-" + (700 + i);
      scan(number);
      TestWindow.until(
          () -> window.ship().reference().get().equals(number) && window.ship().buyable().get());
      if (i == 1) {
        seen("order");
      }
      hands.control(KeyCode.ENTER);
      var bought = bought(1);
      expect(bought.price().isZero(), number + " cost " + bought.price());
      expect(
          bought.consignment().wanted().billing().transportOrSender().payor() == Payor.RECIPIENT,
          number + " is not billed to the customer");
      if (i == 1) {
        seen("order-bought");
      }
      hands.control(KeyCode.N);
      TestWindow.until(() -> window.ship().label().stage().get() == Stage.NONE);
    }
    expect(
        engine().accounts().wallets().of(demo()).balance().equals(before), "the wallet has paid");
    said(ORDERS + " orders");
    for (var place : List.of(KeyCode.DIGIT2, KeyCode.DIGIT3)) {
      hands.control(place);
      robot.sleep(500);
      seen("billed-" + place.getName());
    }
    hands.control(KeyCode.DIGIT1);
  }

  private void payorInTheForm() throws Exception {
    begin();
    atHome();
    TestWindow.until(() -> window.ship().options().payors.size() > 1);
    hands.press(KeyCode.DOWN);
    window.untilRates();
    window.scrollForm("#parcel-payor", 120);
    seen("form");
    hands.control(KeyCode.O);
    hands.control(KeyCode.ENTER);
    expect(bought(1).price().isZero(), "the payor of the form does not pay");
    said("payor in the form");
    next();
  }

  private void boxesToCanada() throws Exception {
    begin();
    paste(TORONTO);
    weigh();
    goods("CA");
    hands.shiftControl(KeyCode.B);
    TestWindow.until(() -> hands.isFocused("box-2-weight"));
    hands.write("3");
    hands.shiftControl(KeyCode.B);
    TestWindow.until(() -> hands.isFocused("box-3-weight"));
    hands.write("4");
    TestWindow.until(() -> window.ship().buyable().get());
    window.scrollForm("#ship-boxes", 120);
    seen("boxes");
    hands.control(KeyCode.ENTER);
    var bought = bought(3);
    expect(
        Objects.requireNonNull(bought.consignment().customs()).items().size() == 1,
        "not one declaration");
    seen("boxes-bought");
    hands.control(KeyCode.DELETE);
    WaitForAsyncUtils.waitForFxEvents();
    seen("boxes-void");
    hands.control(KeyCode.DELETE);
    TestWindow.until(() -> window.ship().label().stage().get() == Stage.VOIDED);
    var voided = engine().shipping().shipments().get(demo(), bought.id());
    expect(
        voided.labels().stream().allMatch(each -> each.status() == ShipmentStatus.CANCELLED),
        "not voided whole");
    seen("boxes-voided");
    said("three boxes to Canada");
    next();
  }

  /// A parcel in the country, with what can be asked for opened.
  private void atHome() throws Exception {
    paste("Ann Lee\n350 5th Ave\nNew York NY 10118\n212-555-0117");
    weigh();
    hands.control(KeyCode.O);
    TestWindow.until(() -> hands.isFocused("parcel-payor"));
  }

  private void fedexPak() throws Exception {
    begin();
    atHome();
    hands.tabTo("parcel-packaging");
    for (int i = 0; i < 40 && window.ship().parcel().packaging.get() != Packaging.FEDEX_PAK; i++) {
      hands.press(KeyCode.DOWN);
    }
    TestWindow.until(
        () ->
            window.ship().buyable().get()
                && window.ship().rates().rows().stream()
                    .allMatch(row -> row.rate().carrier().equals("fedex")));
    window.scrollForm("#parcel-packaging", 120);
    seen("pak");
    hands.control(KeyCode.O);
    hands.control(KeyCode.ENTER);
    var bought = bought(1);
    expect(bought.consignment().wanted().flatRate(), "the PAK is not at One Rate");
    expect(
        window.ship().rates().rows().isEmpty()
            || window.ship().rates().rows().stream()
                .anyMatch(row -> row.rate().quote().pricing() == PriceKind.FLAT),
        "no One Rate shown");
    said("FedEx PAK");
    seen("pak-bought");
    next();
  }

  private void labelForMonday() throws Exception {
    begin();
    atHome();
    hands.tabTo("parcel-ship-date");
    var date = window.ship().form().options().shipDate;
    for (int i = 0; i < 10 && !isMonday(date.get()); i++) {
      hands.press(KeyCode.DOWN);
    }
    var monday = Objects.requireNonNull(date.get());
    TestWindow.until(() -> window.ship().buyable().get());
    window.scrollForm("#parcel-ship-date", 120);
    seen("monday");
    hands.control(KeyCode.O);
    seen("monday-line");
    hands.control(KeyCode.ENTER);
    expect(bought(1).shipDate().filter(monday::equals).isPresent(), "not for Monday");
    seen("monday-bought");
    said("label for " + monday.with(TemporalAdjusters.nextOrSame(DayOfWeek.MONDAY)));
    next();
  }

  private static boolean isMonday(@org.jspecify.annotations.Nullable LocalDate day) {
    return day != null && day.getDayOfWeek() == DayOfWeek.MONDAY;
  }

  /// Settings > Customs numbers.
  private void customsNumberIsKept() throws Exception {
    begin();
    keepNumber();
    seen("numbers");
    said("customs number kept");
    hands.control(KeyCode.DIGIT1);
  }

  private void keepNumber() throws Exception {
    open("settings.tax-ids");
    hands.tabTo("tax-id-kind");
    for (int i = 0; i < 9 && !"IOSS".equals(hands.chosen("#tax-id-kind")); i++) {
      hands.press(KeyCode.DOWN);
    }
    hands.tabTo("tax-id-value");
    hands.write(IOSS);
    hands.tabTo("tax-id-save");
    hands.press(KeyCode.SPACE);
    TestWindow.until(() -> !window.settings(TaxIdsModel.class).records().items.isEmpty());
  }

  private void parcelToFrance() throws Exception {
    begin();
    abroad();
    seen("france");
    hands.control(KeyCode.ENTER);
    var bought = bought(1);
    expect(
        Objects.requireNonNull(bought.consignment().customs()).allTaxIds().stream()
            .anyMatch(each -> each.value().equals(IOSS)),
        "no IOSS in the declaration");
    seen("france-bought");
    said("IOSS to France");
    next();
  }

  /// In a workspace whose labels are real, with a carrier that keeps what it was asked.
  private void parcelToFranceForReal() throws Exception {
    TestWindow.onWindowThread(
        () ->
            window.shell().workspaces().stream()
                .filter(each -> each.slug().equals("main"))
                .forEach(window.shell()::enter));
    engine().accounts().carrierAccounts().put(here(), "fedex", new AccountDraft(null, ACCOUNT));
    engine().parcels().locations().add(here(), new LocationDraft("Oakland", Sample.SENDER));
    keepNumber();
    hands.control(KeyCode.DIGIT1);
    begin();
    abroad();
    seen("france-live");
    hands.control(KeyCode.ENTER);
    bought(1);
    seen("france-live-bought");
    said("IOSS to France, live");
  }

  private void abroad() throws Exception {
    paste(PARIS);
    weigh();
    hands.tabTo("to-phone");
    hands.write("+33 1 55 55 01 42");
    goods("US");
    TestWindow.until(() -> window.ship().buyable().get());
    window.scrollForm("#customs", 120);
  }

  private void goods(String origin) throws Exception {
    hands.tabTo("customs-0-description");
    hands.write("Cotton shirts");
    hands.tabTo("customs-0-quantity");
    hands.erase();
    hands.write("2");
    hands.tabTo("customs-0-value");
    hands.write("19.90");
    hands.tabTo("customs-0-weight");
    hands.erase();
    hands.write("4");
    hands.tabTo("customs-0-hs-code");
    hands.write("6109.10");
    country("customs-0-origin", origin);
  }

  private void country(String id, String code) throws Exception {
    hands.tabTo(id);
    hands.press(KeyCode.SPACE);
    TestWindow.until(() -> hands.isFocused("search"));
    hands.write(code);
    hands.press(KeyCode.ENTER);
    TestWindow.until(() -> code.equals(hands.chosen("#" + id)));
  }

  private void weigh() throws Exception {
    hands.tabTo("parcel-weight");
    hands.erase();
    hands.write("2");
    for (var side : List.of("length", "width", "height")) {
      hands.tabTo("parcel-" + side);
      hands.erase();
      hands.write("6");
    }
    hands.press(KeyCode.TAB);
  }

  private void paste(String address) throws Exception {
    TestWindow.onWindowThread(
        () -> {
          var copied = new ClipboardContent();
          copied.putString(address);
          Clipboard.getSystemClipboard().setContent(copied);
        });
    hands.shiftControl(KeyCode.V);
    TestWindow.until(() -> !window.ship().to().isEmpty());
  }

  private void open(String section) {
    hands.control(KeyCode.K);
    TestWindow.until(() -> hands.isFocused("palette-query"));
    hands.write(texts.text(section));
    TestWindow.until(() -> !window.shell().palette().asking().get());
    hands.press(KeyCode.ENTER);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void next() {
    hands.control(KeyCode.N);
    TestWindow.until(() -> window.ship().label().stage().get() == Stage.NONE);
  }

  private void scan(String code) {
    TestWindow.until(() -> hands.isFocused("scan"));
    hands.write(code);
    hands.press(KeyCode.ENTER);
  }

  /// The shipment, with each of its labels on paper.
  private Shipment bought(int labels) throws Exception {
    window.untilBought();
    for (int i = 0; i < labels; i++) {
      Objects.requireNonNull(printer.next(30), "a label is not on paper");
    }
    expect(printer.isIdle(), "more paper than labels");
    return Objects.requireNonNull(window.ship().label().shipment().get());
  }

  private void expect(boolean holds, String otherwise) {
    if (!holds) {
      faults.add(otherwise);
    }
  }

  private void begin() {
    hands.counted();
  }

  private void said(String what) {
    System.out.printf("BENCH who-pays %s: %d keys%n", what, hands.counted());
  }

  /// A picture, and what is not set well in it.
  private void seen(String page) throws Exception {
    WaitForAsyncUtils.waitForFxEvents();
    window.drawn();
    PictureBook.draw(window, name + page);
    PictureBook.faults(window).forEach(fault -> faults.add(page + ": " + fault));
  }

  private Engine engine() {
    return window.engine().get();
  }

  private Caller demo() {
    return TestOrders.demo(engine());
  }

  /// The workspace that is open.
  private Caller here() {
    return Objects.requireNonNull(window.shell().workspace().get()).ownCaller();
  }
}

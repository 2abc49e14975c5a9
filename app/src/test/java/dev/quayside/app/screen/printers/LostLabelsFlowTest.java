package dev.quayside.app.screen.printers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.orders.OrdersScreen;
import dev.quayside.app.screen.orders.Tab;
import dev.quayside.app.screen.printers.PrintersModel.Part;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.shell.Printing;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// A printer that tells nothing goes away with labels in it: one question, answered by the last
/// label in the packer's hand, in the real window. Its pictures are in `target/screens`.
class LostLabelsFlowTest {

  private static final List<String> ORDERS = List.of("L-1", "L-2", "L-3", "L-4");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void theLastLabelSomebodyHoldsAnswersForAllOfItsPrinter(
      Appearance appearance, Language language, int width, int height) throws Exception {
    try (var old = new PracticePrinter(Duration.ofMillis(1), 10)) {
      old.give(Trouble.MUTE);
      try (var window = TestWindow.open(data, appearance, language, width, height)) {
        window.untilRates();
        var bought = bought(window);
        setUp(window, old);
        for (int i = 0; i < bought.size(); i++) {
          lost(window, bought.get(i), old, i + 1);
        }
      }
      // what is asked is asked after the next start, too
      try (var window = TestWindow.open(data, appearance, language, width, height)) {
        TestWindow.until(() -> window.shell().printing().get().state() == Printing.State.UNCERTAIN);
        var model = window.screen(PrintersScreen.class).model();
        TestWindow.onWindowThread(
            () -> {
              window.shell().place.set(Place.PRINTERS);
              model.part.set(Part.QUEUE);
            });
        TestWindow.until(() -> model.queue().asked() == ORDERS.size());
        assertThat(model.queue().jobs)
            .extracting(QueueRow::order)
            .containsExactlyElementsOf(ORDERS);
        assertThat(model.queue().jobs).extracting(QueueRow::recipient).containsOnly("Bob Buyer");
        TestWindow.onWindowThread(
            () -> model.queue().chosen.setAll(model.queue().jobs.subList(1, 3)));
        var name = "printers-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
        PictureBook.add(window, name + "lost");
        everyScreenNamesThem(window, name);
        TestWindow.onWindowThread(() -> window.shell().place.set(Place.PRINTERS));
        window.drawn();
        robot.clickOn("#lost-scan");
        robot.write("nothing").type(KeyCode.ENTER);
        TestWindow.until(() -> model.problem().get() != null);
        assertThat(model.queue().asked()).isEqualTo(ORDERS.size());
        robot.write(number(window, "L-2")).type(KeyCode.ENTER);
        TestWindow.until(() -> model.queue().asked() == 0 && old.printed().size() == 2);
        assertThat(jobs(window, "L-2")).isEqualTo(1);
        var orders = window.screen(OrdersScreen.class).model();
        TestWindow.until(() -> orders.shown().isEmpty());
        TestWindow.until(() -> window.shell().printing().get().state() != Printing.State.UNCERTAIN);
      }
    }
  }

  private void everyScreenNamesThem(TestWindow window, String name) throws Exception {
    var orders = window.screen(OrdersScreen.class).model();
    TestWindow.onWindowThread(
        () -> {
          window.shell().place.set(Place.ORDERS);
          orders.tab().set(Tab.UNPRINTED);
        });
    TestWindow.until(() -> orders.shown().size() == ORDERS.size());
    PictureBook.add(window, name + "lost-orders");
    var shipments = window.screen(ShipmentsScreen.class);
    TestWindow.onWindowThread(
        () -> {
          window.shell().place.set(Place.SHIPMENTS);
          shipments.model().tab().set(ShipmentTab.UNPRINTED);
        });
    TestWindow.until(
        () ->
            shipments.model().list().rows.size() == ORDERS.size()
                && shipments.model().counts().get().getOrDefault(ShipmentTab.UNPRINTED, 0)
                    == ORDERS.size());
    PictureBook.add(window, name + "lost-shipments");
    TestWindow.onWindowThread(() -> shipments.day().open.set(true));
    TestWindow.until(() -> robot.lookup("#day-unprinted").tryQuery().isPresent());
    assertThat(robot.lookup("#day-unprinted").<Labeled>query().getText())
        .contains("L-1", "L-2", "L-3", "L-4");
    PictureBook.add(window, name + "lost-day");
    TestWindow.onWindowThread(() -> shipments.day().open.set(false));
  }

  private static void setUp(TestWindow window, PracticePrinter printer) {
    window
        .engine()
        .get()
        .printService()
        .printers()
        .setUp(
            new PrinterSetup(
                "Old",
                printer.address(),
                dev.quayside.printing.printer.Language.ZPL,
                Dpi.DPI_203,
                true));
  }

  /// Without a word of the printer's, and cut off in the middle.
  private static void lost(TestWindow window, Shipment shipment, PracticePrinter printer, int asked)
      throws Exception {
    var engine = window.engine().get();
    printer.resetAfter(500);
    engine.printService().print(TestOrders.demo(engine), shipment, "Old");
    TestWindow.until(
        () ->
            engine.printService().asked(TestOrders.demo(engine)).values().stream()
                    .mapToInt(List::size)
                    .sum()
                == asked);
  }

  private static List<Shipment> bought(TestWindow window) throws Exception {
    var engine = window.engine().get();
    ORDERS.forEach(number -> TestOrders.add(engine, number));
    var orders = window.screen(OrdersScreen.class).model();
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
    TestWindow.until(() -> orders.shown().size() == ORDERS.size());
    TestWindow.onWindowThread(orders::buy);
    TestWindow.until(() -> orders.counts().getOrDefault(Tab.SHIPPED, 0) == ORDERS.size());
    return ORDERS.stream().map(number -> shipment(window, number)).toList();
  }

  private static Shipment shipment(TestWindow window, String number) {
    var engine = window.engine().get();
    var order = engine.ordering().orders().byNumber(TestOrders.demo(engine), number).orElseThrow();
    return engine
        .shipping()
        .shipments()
        .get(TestOrders.demo(engine), order.parcels().getFirst().shipmentId());
  }

  private static String number(TestWindow window, String order) {
    return shipment(window, order).trackingNumber().orElseThrow();
  }

  private static int jobs(TestWindow window, String order) {
    var engine = window.engine().get();
    return engine.printService().jobs(TestOrders.demo(engine), shipment(window, order)).size();
  }
}

package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.list.Slot;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.shipments.ShipmentsModel;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.shipping.search.ShipmentSearch.Order;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import javafx.event.Event;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// A long list: nothing a person does freezes the window. With -Dquayside.rows=100000 it prints
/// what docs/benchmarks.md shows.
class LongListSmoothTest {

  private static final int MANY = Integer.getInteger("quayside.rows", 20_000);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();
  private final Map<String, Double> worst = new LinkedHashMap<>();
  private final Map<String, Double> answered = new LinkedHashMap<>();

  private interface Step {
    void run() throws Exception;
  }

  @Test
  void aLongListIsSmooth() throws Exception {
    SeededShop.fill(data, MANY, 400);
    try (var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1000, 700)) {
      var model = window.screen(ShipmentsScreen.class).model();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIPMENTS));
      TestWindow.until(() -> model.list().rows.size() > MANY);
      try (var monitor = new FreezeMonitor()) {
        // once to warm up: a desk runs all day
        walk(window, model, monitor);
        walk(window, model, monitor);
      }
      allChosen(window, model);
      worst.forEach(
          (what, ms) ->
              System.out.printf(
                  "BENCH %-28s longest stop %5.1f ms, answered after %6.1f ms%n",
                  what, ms, answered.get(what)));
      System.gc();
      var runtime = Runtime.getRuntime();
      System.out.printf(
          "BENCH heap with the list open %d MB%n",
          (runtime.totalMemory() - runtime.freeMemory()) >> 20);
      assertThat(worst)
          .allSatisfy((what, ms) -> assertThat(ms).as(what).isLessThan(FreezeMonitor.FROZEN_MS));
    }
  }

  private void walk(TestWindow window, ShipmentsModel model, FreezeMonitor monitor)
      throws Exception {
    var random = new Random(1);
    step(
        "type three words",
        monitor,
        () -> {
          TestWindow.onWindowThread(() -> model.words().set("gar"));
          settled(model);
          TestWindow.onWindowThread(() -> model.words().set("garcia brooklyn"));
          settled(model);
        });
    step("clear the search", monitor, () -> change(model, () -> model.words().set("")));
    step("another tab", monitor, () -> change(model, () -> model.tab().set(ShipmentTab.DELIVERED)));
    step("all again", monitor, () -> change(model, () -> model.tab().set(ShipmentTab.ALL)));
    step("sort by cost", monitor, () -> change(model, () -> model.sort(Order.COST, false)));
    step(
        "sort by recipient",
        monitor,
        () -> change(model, () -> model.sort(Order.RECIPIENT, false)));
    step("newest first", monitor, () -> change(model, () -> model.sort(Order.BOUGHT, true)));
    step(
        "40 jumps through the list",
        monitor,
        () -> {
          for (int i = 0; i < 40; i++) {
            TestWindow.onWindowThread(() -> table(window).scrollTo(random.nextInt(MANY)));
            WaitForAsyncUtils.waitForFxEvents();
          }
        });
    step(
        "a label is bought",
        monitor,
        () -> {
          settled(model);
          int before = model.list().rows.size();
          var top = TestWindow.onWindowThread(() -> top(window));
          SeededShop.buy(window.engine().get(), "Fresh " + before);
          TestWindow.until(() -> model.list().rows.size() == before + 1);
          WaitForAsyncUtils.waitForFxEvents();
          assertThat(TestWindow.onWindowThread(() -> top(window)))
              .as("what is in sight stays")
              .isEqualTo(top)
              .isNotNull();
        });
    step(
        "Ctrl+A",
        monitor,
        () -> {
          TestWindow.onWindowThread(() -> table(window).requestFocus());
          robot.press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL);
          TestWindow.until(() -> model.selection().get().count() == model.list().rows.size());
        });
    step(
        "Ctrl+click leaves one out",
        monitor,
        () -> {
          int all = model.selection().get().count();
          TestWindow.onWindowThread(() -> Event.fireEvent(topRow(window), controlPress()));
          assertThat(model.selection().get().count()).isEqualTo(all - 1);
        });
    step(
        "nothing selected",
        monitor,
        () -> TestWindow.onWindowThread(() -> model.choose(List.of())));
  }

  /// Ends with `target/screens/shipments-all-chosen-light-en.png`.
  private static void allChosen(TestWindow window, ShipmentsModel model) throws Exception {
    TestWindow.onWindowThread(model::chooseAll);
    TestWindow.until(() -> model.selection().get().count() == model.list().rows.size());
    TestWindow.onWindowThread(() -> Event.fireEvent(topRow(window), controlPress()));
    TestWindow.onWindowThread(model::askVoid);
    PictureBook.add(window, "shipments-all-chosen-light-en");
    TestWindow.onWindowThread(() -> model.choose(List.of()));
  }

  private void step(String what, FreezeMonitor monitor, Step step) throws Exception {
    WaitForAsyncUtils.waitForFxEvents();
    monitor.worst();
    long start = System.nanoTime();
    step.run();
    answered.put(what, (System.nanoTime() - start) / 1e6);
    WaitForAsyncUtils.waitForFxEvents();
    worst.put(what, monitor.worst());
  }

  private static void change(ShipmentsModel model, Runnable change) throws Exception {
    TestWindow.onWindowThread(change);
    settled(model);
  }

  /// The list has followed the question, and the rows in sight have come.
  private static void settled(ShipmentsModel model) {
    TestWindow.until(() -> model.list().isSettled());
  }

  /// What the row at the top shows.
  private static @Nullable String top(TestWindow window) {
    return topRow(window).getItem() instanceof Slot<?> slot
            && slot.row().get() instanceof Shipment shown
        ? shown.id()
        : null;
  }

  private static IndexedCell<?> topRow(TestWindow window) {
    return ((VirtualFlow<?>) table(window).lookup(".virtual-flow")).getFirstVisibleCell();
  }

  /// The headless platform's clicks know nothing of keys that are held.
  private static MouseEvent controlPress() {
    return new MouseEvent(
        MouseEvent.MOUSE_PRESSED,
        0,
        0,
        0,
        0,
        MouseButton.PRIMARY,
        1,
        false,
        true,
        false,
        false,
        true,
        false,
        false,
        false,
        false,
        false,
        null);
  }

  private static TableView<?> table(TestWindow window) {
    return (TableView<?>)
        Objects.requireNonNull(window.stage().getScene().lookup("#shipments-table"));
  }
}

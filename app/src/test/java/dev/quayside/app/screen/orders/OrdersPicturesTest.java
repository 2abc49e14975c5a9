package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.table.IncomingFile;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.order.batch.BatchState;
import dev.quayside.engine.order.file.cell.Column;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// Renders the Orders screen in its states to `target/screens`, to be looked at.
class OrdersPicturesTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void everyState(Appearance appearance, Language language, int width, int height)
      throws Exception {
    var name = "orders-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
      var model = window.screen(OrdersScreen.class).model();
      TestWindow.until(() -> model.loaded().get());
      PictureBook.add(window, name + "empty");
      TestOrders.add(window.engine().get(), "WEB-10000", null);
      TestWindow.until(() -> model.rows().size() == 1);

      var watched = Files.createDirectories(data.resolve("in"));
      var file = OrdersFile.write(data);
      TestWindow.onWindowThread(() -> model.files().open(file));
      TestWindow.until(() -> model.files().preview().get() != null);
      PictureBook.add(window, name + "import");

      byKeyboardNothingButTheColumnChanges(model.files());
      TestWindow.until(
          () -> !Objects.requireNonNull(model.files().preview().get()).missing().isEmpty());
      PictureBook.add(window, name + "import-incomplete");

      TestWindow.onWindowThread(() -> model.files().map(5, Column.ZIP));
      TestWindow.until(() -> model.files().takeable.get());
      TestWindow.onWindowThread(() -> model.files().take());
      TestWindow.until(() -> model.rows().size() == OrdersFile.GOOD + 1 && model.panel.get());
      TestWindow.until(() -> model.mending().count.get() == 3);
      PictureBook.add(window, name + "mend");

      TestWindow.onWindowThread(
          () -> {
            model.panel.set(false);
            model.selected().setAll(model.shown().subList(0, 6));
            model.watching().watch(watched.toString(), true);
            model.rate();
          });
      TestWindow.until(() -> model.shown().subList(0, 6).stream().allMatch(r -> r.rated() != null));
      PictureBook.add(window, name + "rated");

      TestWindow.onWindowThread(
          () -> {
            model.selected().setAll(model.shown().subList(0, 12));
            model.toBuy().join();
            model.rate();
          });
      TestWindow.until(() -> model.shown().stream().filter(r -> r.rated() != null).count() == 6);
      PictureBook.add(window, name + "together");
      TestWindow.onWindowThread(() -> model.toBuy().part());

      // the wallet of 1,000.00 ends in the middle of it
      TestWindow.onWindowThread(() -> model.selected().clear());
      TestWindow.onWindowThread(() -> model.buy());
      var question = model.batch().question();
      TestWindow.until(() -> question.estimate().get() != null);
      PictureBook.add(window, name + "question");
      TestWindow.onWindowThread(question::confirm);
      TestWindow.until(() -> model.counts().getOrDefault(Tab.SHIPPED, 0) > 10);
      PictureBook.add(window, name + "batch");
      TestWindow.until(
          () -> Objects.requireNonNull(model.batch().batch().get()).state() != BatchState.RUNNING);
      PictureBook.add(window, name + "paused");
      TestWindow.onWindowThread(() -> model.tab().set(Tab.SHIPPED));
      PictureBook.add(window, name + "shipped");
      // the same file with other house numbers in Denver
      Files.writeString(file, Files.readString(file).replace("1437 Larimer", "1439 Larimer"));
      TestWindow.onWindowThread(() -> model.files().open(file));
      TestWindow.until(() -> model.files().preview().get() != null && !model.files().busy.get());
      PictureBook.add(window, name + "import-again");
      TestWindow.onWindowThread(() -> model.files().close());

      TestOrders.addAbroad(window.engine().get(), "DE-1");
      TestOrders.addAbroad(window.engine().get(), "DE-2");
      TestWindow.onWindowThread(() -> model.panel.set(true));
      TestWindow.until(() -> model.goods().orders.get() == 2);
      PictureBook.add(window, name + "goods");
    }
  }

  /// Down opens the list and chooses in it; only closing it says what the column holds, and the
  /// focus stays where it was.
  private static void byKeyboardNothingButTheColumnChanges(IncomingFile<?, ?> files)
      throws Exception {
    var robot = new FxRobot();
    var box = robot.lookup("#import-column-5").query();
    var before = files.preview().get();
    TestWindow.onWindowThread(box::requestFocus);
    robot.type(KeyCode.DOWN).type(KeyCode.HOME);
    assertThat(files.preview().get()).isSameAs(before);
    robot.type(KeyCode.ENTER);
    TestWindow.until(() -> files.preview().get() != before && !files.busy.get());
    assertThat(robot.lookup("#import-column-5").query().isFocused()).isTrue();
  }
}

package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.shell.Printing;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import java.nio.file.Path;
import java.util.Locale;
import javafx.scene.control.ListView;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every screen as it opens, and the frame around them in its states. A screen's own states are
/// taken by its own tests.
class PictureBookTest {

  private static final int FOR_LARGE_TYPE = 1280;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void everyScreenAsItOpens(Appearance appearance, Language language, int width, int height)
      throws Exception {
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      for (var place : window.places()) {
        TestWindow.onWindowThread(() -> window.shell().place.set(place));
        PictureBook.add(
            window,
            "screen-"
                + place.name().toLowerCase(Locale.ROOT)
                + "-"
                + appearance.wire()
                + "-"
                + language.code()
                + "-"
                + width);
      }
      assertThat(window.places()).isNotEmpty();
      if (width == FOR_LARGE_TYPE) {
        largeType(window);
      }
    }
  }

  /// At 150 % the screens are laid out in the room there is: nothing is outside the window.
  private static void largeType(TestWindow window) throws Exception {
    TestWindow.onWindowThread(() -> window.shell().zoom(150));
    for (var place : window.places()) {
      TestWindow.onWindowThread(() -> window.shell().place.set(place));
      PictureBook.add(window, "screen-" + place.name().toLowerCase(Locale.ROOT) + "-150");
    }
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void theFrame(Appearance appearance, Language language, int width, int height) throws Exception {
    var name = "shell-" + appearance.wire() + "-" + language.code() + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      TestOrders.add(window.engine().get(), "SO-20001");
      TestOrders.add(window.engine().get(), "SO-20002");
      TestWindow.onWindowThread(
          () -> {
            window.shell().introduce(true);
            window.shell().countMoney();
          });
      PictureBook.add(window, name + "first-steps");
      TestWindow.onWindowThread(() -> window.shell().introduce(false));
      TestWindow.onWindowThread(() -> window.shell().palette().open.set(true));
      TestWindow.onWindowThread(() -> window.type("#palette-query", "so-2"));
      TestWindow.until(() -> window.shell().palette().found.size() == 2);
      PictureBook.add(window, name + "palette");
      everythingIsFound(window, language);
      PictureBook.add(window, name + "palette-elsewhere");
      TestWindow.onWindowThread(() -> window.shell().palette().open.set(false));
      TestWindow.onWindowThread(() -> window.shell().shortcutsOpen.set(true));
      PictureBook.add(window, name + "shortcuts");
      TestWindow.onWindowThread(() -> window.shell().shortcutsOpen.set(false));
      TestWindow.onWindowThread(() -> window.shell().leaving.set(true));
      PictureBook.add(window, name + "leaving");
      TestWindow.onWindowThread(() -> window.shell().leaving.set(false));
      window
          .engine()
          .get()
          .printService()
          .printers()
          .setUp(
              new PrinterSetup(
                  "Desk 1",
                  "tcp://127.0.0.1:1",
                  dev.quayside.printing.printer.Language.ZPL,
                  Dpi.DPI_203,
                  true));
      TestWindow.onWindowThread(() -> window.ship().buy());
      window.untilBought();
      TestWindow.until(() -> window.shell().printing().get().state() == Printing.State.STOPPED);
      PictureBook.add(window, name + "printer-stopped");
      // with all that the top bar can hold
      TestWindow.onWindowThread(() -> window.stage().getScene().lookup("#bell").setVisible(true));
      for (int percent : new int[] {125, 150, 200}) {
        TestWindow.onWindowThread(() -> window.shell().zoom(percent));
        PictureBook.add(window, name + "zoom-" + percent);
      }
    }
  }

  /// From Ship, by words a person thinks of, in both languages; the last one is opened.
  private static void everythingIsFound(TestWindow window, Language language) throws Exception {
    boolean english = language == Language.ENGLISH;
    found(window, english ? "rules" : "reglas", "settings.rules");
    found(window, english ? "wallet" : "saldo", "settings.wallet");
    found(window, english ? "preset" : "preajuste", "settings.presets");
    found(window, english ? "import" : "importar", "orders.import");
    found(window, english ? "pickup" : "recogida", "shipments.day.pickups");
    found(window, english ? "void" : "anular", "shipments.void");
    found(window, english ? "routing" : "reparto", "printers.routes");
    found(window, english ? "backup" : "copia de seguridad", "settings.data");
  }

  private static void found(TestWindow window, String typed, String key) throws Exception {
    var texts = new Texts(window.shell().memory().get().language());
    var words =
        key.startsWith("settings.")
            ? texts.text("settings.open", texts.text(key))
            : texts.text(key);
    TestWindow.onWindowThread(() -> window.type("#palette-query", typed));
    TestWindow.until(() -> !window.shell().palette().asking().get());
    var list = (ListView<?>) window.stage().getScene().lookup("#palette-found");
    assertThat(list.getItems()).as(typed).anyMatch(line -> line.toString().contains(words));
  }
}

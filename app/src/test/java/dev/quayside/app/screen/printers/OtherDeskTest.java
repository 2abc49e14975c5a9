package dev.quayside.app.screen.printers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.practice.PracticePrinter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import javafx.scene.control.Button;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// A printer of another desk: whose it is, that it waits, and how it comes to this one.
class OtherDeskTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path other;

  @ParameterizedTest
  @CsvSource({"ENGLISH, 1024, 700", "SPANISH, 1280, 800", "SPANISH, 1920, 980"})
  void aPrinterOfAnotherDeskSaysSoAndIsTakenOverOnPurpose(Language language, int width, int height)
      throws Exception {
    try (var zebra = new PracticePrinter(Duration.ofMillis(1), 20)) {
      Engine.open(EngineOptions.at(data)).close();
      try (var two =
          Engine.open(
              EngineOptions.at(data).withOwnFolder(other.resolve("two")).atStation("Norte"))) {
        two.printService()
            .printers()
            .setUp(
                new PrinterSetup(
                    "Zebra",
                    zebra.address(),
                    dev.quayside.printing.printer.Language.ZPL,
                    Dpi.DPI_203,
                    true));
      }
      try (var window = TestWindow.open(data, Appearance.LIGHT, language, width, height)) {
        var robot = new FxRobot();
        var model = window.screen(PrintersScreen.class).model();
        TestWindow.onWindowThread(() -> window.shell().place.set(Place.PRINTERS));
        TestWindow.until(() -> model.printers.size() == 1);
        assertThat(model.printers.getFirst().title()).isEqualTo("Zebra · Norte");
        assertThat(Objects.requireNonNull(model.printers.getFirst().stopped()).sentence())
            .contains("Norte is not there");
        TestWindow.onWindowThread(
            () -> {
              model.part.set(PrintersModel.Part.ROUTES);
              model.route(PrintKind.LABEL, "", "Zebra");
            });
        TestWindow.until(() -> model.routes.size() == 1);
        PictureBook.add(window, "printers-other-desk-route-" + language + "-" + width);
        TestWindow.onWindowThread(
            () -> {
              model.part.set(PrintersModel.Part.PRINTERS);
              model.choose(model.printers.getFirst());
            });
        var job = window.engine().get().printService();
        TestWindow.onWindowThread(() -> robot.lookup("#printer-here").queryAs(Button.class).fire());
        PictureBook.add(window, "printers-other-desk-" + language + "-" + width);
        TestWindow.onWindowThread(
            () -> robot.lookup("#printer-here-question-really").queryAs(Button.class).fire());
        TestWindow.until(() -> model.printers.getFirst().title().equals("Zebra"));
        job.printFile(
            "Zebra", "label", "^XA^FDx^FS^XZ".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        TestWindow.until(() -> zebra.printed().size() == 1);
      }
    }
  }
}

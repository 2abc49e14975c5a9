package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.print.PrintState.Step;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the Ship screen says of a label on its way to paper, with a printer that can be given every
/// trouble. Its pictures are in `target/screens`.
class PrintTruthTest {

  /// Long enough for a busy machine to look at a label that is in the printer.
  private static final Duration SLOW = Duration.ofSeconds(5);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  /// Green comes when the label has come out, and trouble on the way there stops the packer.
  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800, PAPER_OUT", "DARK, SPANISH, 1024, 700, HEAD_OPEN"})
  void greenIsOnlyWhatHasComeOut(
      Appearance appearance, Language language, int width, int height, Trouble trouble)
      throws Exception {
    var name = "ship-print-" + appearance.wire() + "-" + language.code() + "-";
    try (var zebra = new PracticePrinter(SLOW, 10);
        var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      zebra.give(trouble);
      setUp(window, zebra);
      TestWindow.onWindowThread(() -> window.ship().scan().submit("QS:BUY"));
      untilStep(window, Step.WAITING);
      assertThat(kind(window)).isEqualTo(Kind.STOP);
      assertWhole(window);
      PictureBook.add(window, name + "before");
      assertSaidWhole(window);
      zebra.relieve(trouble);
      untilStep(window, Step.AT_PRINTER);
      assertThat(kind(window)).isEqualTo(Kind.BUSY);
      PictureBook.add(window, name + "at-printer");
      untilStep(window, Step.PRINTED);
      assertThat(kind(window)).isEqualTo(Kind.DONE);
      PictureBook.add(window, name + "printed");

      TestWindow.onWindowThread(() -> window.ship().scan().submit("QS:REPRINT"));
      untilStep(window, Step.AT_PRINTER);
      zebra.unplug();
      untilStep(window, Step.STOPPED);
      var stopped = Objects.requireNonNull(window.ship().label().print().get());
      assertThat(Objects.requireNonNull(stopped.reason()).is(Why.OFFLINE)).isTrue();
      assertThat(kind(window)).isEqualTo(Kind.STOP);
      PictureBook.add(window, name + "stopped");
      zebra.plugIn();
      untilStep(window, Step.PRINTED);
      assertThat(kind(window)).isEqualTo(Kind.DONE);
      assertThat(zebra.printed()).hasSize(2);
    }
  }

  /// Why it does not print goes on in a second line.
  private static void assertWhole(TestWindow window) throws Exception {
    window.drawn();
    var told = (ScrollPane) window.stage().getScene().lookup(".label-side .scroll-pane");
    assertThat(told.getContent().getLayoutBounds().getHeight())
        .isLessThanOrEqualTo(told.getViewportBounds().getHeight() + 1);
  }

  /// In large type too the bar says all of it.
  private static void assertSaidWhole(TestWindow window) throws Exception {
    TestWindow.onWindowThread(() -> window.shell().zoom(150));
    window.drawn();
    var bar = (Labeled) window.stage().getScene().lookup("#scan-state .scan-words");
    assertThat(((Text) bar.lookup(".text")).getText()).isEqualTo(bar.getText());
    TestWindow.onWindowThread(() -> window.shell().zoom(100));
  }

  private static void setUp(TestWindow window, PracticePrinter printer) {
    window
        .engine()
        .get()
        .printService()
        .printers()
        .setUp(
            new PrinterSetup(
                "Zebra Mesa Norte Empaque Principal",
                printer.address(),
                dev.quayside.printing.printer.Language.ZPL,
                Dpi.DPI_203,
                true));
  }

  private static void untilStep(TestWindow window, Step step) {
    TestWindow.until(
        () -> {
          var print = window.ship().label().print().get();
          return print != null && print.step() == step;
        });
  }

  private static Kind kind(TestWindow window) throws Exception {
    return TestWindow.onWindowThread(() -> window.ship().scan().state().get().kind());
  }
}

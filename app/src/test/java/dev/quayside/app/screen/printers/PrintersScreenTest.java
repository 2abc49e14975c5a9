package dev.quayside.app.screen.printers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.printers.PrintersModel.Part;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.print.source.PrintKind;
import dev.quayside.printing.document.LabelSheet;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import dev.quayside.printing.printer.status.Health;
import dev.quayside.printing.printer.status.PrinterStatus;
import dev.quayside.printing.queue.PrintJobState;
import dev.quayside.printing.render.Renders;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The screen on the real engine with a printer that can be given every trouble.
class PrintersScreenTest {

  /// Much more than a question to the printer.
  private static final int LARGE = 20_000;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private static final String TITLE = "label ";

  private static final Set<PrintJobState> SETTLED =
      Set.of(PrintJobState.CONFIRMED, PrintJobState.FAILED);

  /// From nothing to a test label; then the plug is pulled in the middle of a batch, and every
  /// label exists exactly once or is asked about.
  @Test
  void fromNothingToATestLabelAndThroughAnUnpluggedBatch() throws Exception {
    int labels = 30;
    try (var zebra = new PracticePrinter(Duration.ofMillis(60), 6);
        var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800)) {
      var model = window.screen(PrintersScreen.class).model();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.PRINTERS));
      TestWindow.onWindowThread(
          () -> {
            model.add();
            model.form().name().set("Zebra");
            model.form().address().set(zebra.address());
            model.save();
          });
      TestWindow.until(() -> !model.adding.get());
      TestWindow.onWindowThread(
          () -> {
            model.form().upsideDown.set(true); // a test label is as the form says
            model.test();
          });
      TestWindow.until(() -> zebra.printed().size() == 1);
      var printer = window.engine().get().printService().printers().find("Zebra").orElseThrow();
      assertThat(printer.profile().upsideDown()).isTrue();
      assertThat(new String(zebra.printed().getFirst(), StandardCharsets.US_ASCII).strip())
          .isEqualTo(
              new String(
                      printer.render(printer.testLabel(), new Renders()), StandardCharsets.US_ASCII)
                  .strip());
      TestWindow.onWindowThread(model::commands);
      TestWindow.until(() -> zebra.printed().size() == 2);

      var desk = window.engine().get().printService();
      IntStream.range(0, 20).forEach(i -> desk.printFile("Zebra", title(i), zpl(i)));
      TestWindow.until(() -> zebra.printed().size() >= 9);
      zebra.unplug();
      IntStream.range(20, labels).forEach(i -> desk.printFile("Zebra", title(i), zpl(i)));
      TestWindow.until(
          () -> model.queue().jobs.stream().anyMatch(row -> row.job().reason() != null));
      zebra.plugIn();

      var answered = new HashSet<String>();
      TestWindow.until(
          () -> {
            model.queue().jobs.stream()
                .filter(job -> job.state() == PrintJobState.UNKNOWN && answered.add(job.id()))
                .toList()
                .forEach(job -> answer(model, job, zebra));
            return zebra.printed().size() >= labels + 2
                && model.queue().jobs.stream().allMatch(job -> SETTLED.contains(job.state()));
          });
      assertThat(
              zebra.printed().stream()
                  .skip(2)
                  .map(each -> new String(each, StandardCharsets.US_ASCII)))
          .containsExactlyInAnyOrderElementsOf(
              IntStream.range(0, labels)
                  .mapToObj(i -> new String(zpl(i), StandardCharsets.US_ASCII))
                  .toList());
    }
  }

  @Test
  void aNumberThatIsNoneIsRefusedInPlaceAndAJobThatMayHavePrintedIsAskedAbout() throws Exception {
    try (var zebra = new PracticePrinter(Duration.ofMillis(1), 10);
        var old = new PracticePrinter(Duration.ofMillis(1), 10);
        var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800)) {
      var model = window.screen(PrintersScreen.class).model();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.PRINTERS));
      TestWindow.onWindowThread(
          () -> {
            model.add();
            model.form().name().set("Zebra");
            model.form().address().set(zebra.address());
            model.form().darkness().set("99");
            model.save();
          });
      TestWindow.until(() -> model.wrong.get());
      assertThat(window.engine().get().printService().printers().all()).isEmpty();
      TestWindow.onWindowThread(
          () -> {
            model.form().darkness().set("20");
            model.save();
          });
      TestWindow.until(() -> model.printers.size() == 1);
      assertThat(
              window.engine().get().printService().printers().all().getFirst().profile().darkness())
          .isEqualTo(20);

      old.give(Trouble.MUTE);
      setUp(window, "Old", old);
      old.resetAfter(LARGE / 2);
      window.engine().get().printService().printFile("Old", "one", large());
      TestWindow.until(() -> model.queue().asked() == 1);
      TestWindow.onWindowThread(
          () -> {
            model.part.set(Part.QUEUE);
            model.queue().chosen.setAll(model.queue().jobs.getFirst());
            model.queue().act(JobAction.LOST_PRINT_AGAIN);
          });
      TestWindow.until(() -> old.printed().size() == 1 && model.queue().asked() == 0);
    }
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void pictures(Appearance appearance, Language language, int width, int height) throws Exception {
    var name = "printers-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var zebra = new PracticePrinter(Duration.ofMillis(1), 10);
        var spare = new PracticePrinter(Duration.ofMillis(1), 10);
        var old = new PracticePrinter(Duration.ofMillis(1), 10);
        var window = TestWindow.open(data, appearance, language, width, height)) {
      var model = window.screen(PrintersScreen.class).model();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.PRINTERS));
      TestWindow.until(() -> model.looked().get());
      PictureBook.add(window, name + "none");

      var desk = window.engine().get().printService();
      setUp(window, "Packing table 1", zebra);
      setUp(window, "Spare", spare);
      desk.printers().look("Packing table 1");
      spare.give(Trouble.PAPER_OUT);
      desk.printers().look("Spare");
      TestWindow.until(
          () ->
              model.printers.size() == 2
                  && health(model, "Packing table 1") == Health.READY
                  && health(model, "Spare") == Health.ATTENTION);
      TestWindow.onWindowThread(() -> model.choose(model.printers.getFirst()));
      PictureBook.add(window, name + "profile");
      TestWindow.onWindowThread(() -> model.removing.set(true));
      PictureBook.add(window, name + "remove");
      TestWindow.onWindowThread(
          () -> {
            model.add();
            model.form().name().set("Office");
            model.form().address().set(directoryOf("office"));
            model.form().language().set(dev.quayside.printing.printer.Language.PDF);
            model.form().sheet().set(LabelSheet.TWO_ON_LETTER);
            model.form().place().set(2);
          });
      PictureBook.add(window, name + "sheets");
      TestWindow.onWindowThread(model::save);
      TestWindow.until(() -> model.printers.size() == 3);
      var office = model.printers.getFirst().setup();
      assertThat(office.profile().sheet()).isEqualTo(LabelSheet.TWO_ON_LETTER);
      assertThat(office.sheetPlace()).isEqualTo(2);
      TestWindow.onWindowThread(model::close);
      PictureBook.add(window, name + "added");

      old.give(Trouble.MUTE);
      setUp(window, "Old", old);
      old.resetAfter(LARGE / 2);
      desk.printFile("Old", "UPS Ground 1Z12345E0205271688", large());
      desk.printFile("Spare", "USPS Ground Advantage 9400111899560334567890", zpl(2));
      TestWindow.until(() -> model.queue().asked() == 1);
      TestWindow.onWindowThread(
          () -> {
            model.part.set(Part.QUEUE);
            model.queue().chosen.setAll(model.queue().jobs.getFirst());
          });
      PictureBook.add(window, name + "queue");

      TestWindow.onWindowThread(
          () -> {
            model.route(PrintKind.LABEL, "ups", "Spare");
            model.route(PrintKind.PACKING_SLIP, "", "Packing table 1");
            model.part.set(Part.ROUTES);
          });
      TestWindow.until(() -> model.routes.size() == 2);
      PictureBook.add(window, name + "routes");
    }
  }

  private static @Nullable Health health(PrintersModel model, String printer) {
    return model.printers.stream()
        .filter(row -> row.setup().name().equals(printer))
        .map(PrinterRow::status)
        .filter(Objects::nonNull)
        .map(PrinterStatus::health)
        .findFirst()
        .orElse(null);
  }

  private String directoryOf(String name) {
    return data.resolve(name).toUri().toString();
  }

  private static void setUp(TestWindow window, String name, PracticePrinter printer) {
    window
        .engine()
        .get()
        .printService()
        .printers()
        .setUp(
            new PrinterSetup(
                name,
                printer.address(),
                dev.quayside.printing.printer.Language.ZPL,
                Dpi.DPI_203,
                false));
  }

  /// As the packer does who looks at the pile: a plug that is back within a second proves nothing.
  private static void answer(PrintersModel model, QueueRow row, PracticePrinter zebra) {
    var job = row.job();
    boolean cameOut =
        !job.title().startsWith(TITLE)
            || zebra.printed().stream()
                .map(each -> new String(each, StandardCharsets.US_ASCII))
                .anyMatch(each -> each.contains("^FD" + job.title() + "^FS"));
    model.queue().chosen.setAll(row);
    model.queue().act(cameOut ? JobAction.PRINTED : JobAction.LOST_PRINT_AGAIN);
  }

  private static byte[] large() {
    return ("^XA^FX" + "0".repeat(LARGE) + "^FS^XZ").getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] zpl(int number) {
    return "^XA^FD%s^FS^XZ".formatted(title(number)).getBytes(StandardCharsets.US_ASCII);
  }

  private static String title(int number) {
    return TITLE + "%02d".formatted(number);
  }
}

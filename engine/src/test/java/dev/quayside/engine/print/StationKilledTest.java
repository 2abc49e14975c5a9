package dev.quayside.engine.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// A station is killed with SIGKILL while it sends a job; the other one on its database never
/// touches that job as long as it may come back, and prints nothing twice.
@Execution(ExecutionMode.CONCURRENT)
class StationKilledTest {

  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final int MORE_THAN_BUFFERS = 8_000_000;

  @TempDir Path directory;

  @Test
  void aJobBeingSentIsItsOwnStationsAndWhatWaitedBehindItIsPrintedOnce() throws Exception {
    try (var printer = new PracticePrinter(Duration.ofMillis(5), 50);
        var survivor = open(directory, "Survivor")) {
      printer.give(PracticePrinter.Trouble.DEAD);
      var sending = killWhileSending(printer);
      printer.relieve(PracticePrinter.Trouble.DEAD);
      var prints = survivor.printService();
      var behind = prints.printFile("dock", "behind", zpl(10));
      await()
          .atMost(PATIENCE)
          .until(() -> !survivor.installation().stations().all().getFirst().online());
      assertThat(state(survivor, sending)).isEqualTo(PrintJobState.SENDING);

      // a person takes the printer: what was on its way is asked about, what waits is printed
      prints.printers().setUp(dock(printer).at("Survivor"));
      await().atMost(PATIENCE).until(() -> printed(state(survivor, behind.id())));
      await().atMost(PATIENCE).until(() -> state(survivor, sending) == PrintJobState.UNKNOWN);
      assertThat(printer.printed()).hasSize(1);

      // the station before comes back: it has nothing to send there any more
      try (var again = open(directory, "Doomed")) {
        var next = again.printService().printFile("dock", "next", zpl(10));
        await().atMost(PATIENCE).until(() -> printed(state(survivor, next.id())));
        assertThat(state(again, sending)).isEqualTo(PrintJobState.UNKNOWN);
      }
      await().atMost(PATIENCE).until(() -> printer.printed().size() == 2);
    }
  }

  private String killWhileSending(PracticePrinter printer) throws Exception {
    return DoomedProcess.run(
        Doomed.class, List.of(directory, printer.address()), BufferedReader::readLine);
  }

  private static boolean printed(PrintJobState state) {
    return state == PrintJobState.SENT || state == PrintJobState.CONFIRMED;
  }

  private static PrintJobState state(Engine engine, String job) {
    return engine.printService().job(job).map(PrintJob::state).orElseThrow();
  }

  private static PrinterSetup dock(PracticePrinter printer) {
    return dock(printer.address());
  }

  private static PrinterSetup dock(String address) {
    return new PrinterSetup("dock", address, Language.ZPL, Dpi.DPI_203, true);
  }

  private static byte[] zpl(int bytes) {
    return ("^XA^FX" + "0".repeat(bytes) + "^FS^XZ").getBytes(StandardCharsets.US_ASCII);
  }

  private static Engine open(Path directory, String name) {
    return Engine.open(
        new EngineOptions(
                directory.resolve("data"),
                InstantSource.system(),
                RandomGenerator.getDefault(),
                Duration.ofSeconds(8),
                Duration.ofHours(1))
            .withOwnFolder(directory.resolve(name))
            .atStation(name)
            .withLeases(Duration.ofSeconds(1)),
        (_, _, _, _, _, _) -> List.of());
  }

  /// The process that dies: it says which job it is sending.
  static final class Doomed {

    public static void main(String[] arguments) throws Exception {
      var engine = open(Path.of(arguments[0]), "Doomed");
      var prints = engine.printService();
      prints.printers().setUp(dock(arguments[1]));
      var job = prints.printFile("dock", "large", zpl(MORE_THAN_BUFFERS)).id();
      await().atMost(PATIENCE).until(() -> state(engine, job) == PrintJobState.SENDING);
      System.out.println(job);
      Thread.currentThread().join();
    }
  }
}

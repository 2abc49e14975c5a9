package dev.quayside.printing.printer.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.oracle.Cups;
import dev.quayside.printing.render.Renders;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.print.PrintService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// The operating system's spooler, here a real CUPS: what is handed to it comes out of the printer
/// behind it, and what it does not print is not called sent.
@Execution(ExecutionMode.CONCURRENT)
class SpoolerTransportTest {

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final byte[] ZPL = "^XA^FO20,20^FDé^FS^XZ\n".getBytes(StandardCharsets.UTF_8);

  @TempDir Path directory;

  /// As it is at a desk: the process finds its spooler by its environment.
  @Test
  void theProcessFindsItsSpoolerAndTellsWhatItCannotPrintOn() throws Exception {
    try (Cups cups = Cups.start(directory);
        FakePrinter printer = new FakePrinter()) {
      cups.rawQueue("desk", printer.port());
      cups.rawQueue("closed", printer.port());
      cups.rawQueue("stopped", printer.port());
      cups.reject("closed");
      cups.pause("stopped");
      assertThat(send(cups, "desk", "absent", "closed", "stopped"))
          .containsExactly(
              "Sent[confirmed=false]",
              "This computer has no printer “absent”: is it plugged in and installed?",
              "“closed” is not accepting jobs: turn its queue on.",
              "“stopped” is stopped: resume it.");
      assertThat(printer.printed()).containsExactly(ZPL);
    }
  }

  @Test
  void zplPassesEveryDriverAndPagesPassThroughIt() throws Exception {
    try (Cups cups = Cups.start(directory);
        FakePrinter printer = new FakePrinter()) {
      cups.rawQueue("raw", printer.port());
      cups.driverQueue("driver", printer.port());
      assertThat(spooler(cups, "raw").send(SampleData.zpl("job-1", ZPL)))
          .isEqualTo(new SendResult.Sent(false));
      assertThat(spooler(cups, "driver").send(SampleData.zpl("job-2", ZPL)))
          .isEqualTo(new SendResult.Sent(false));
      assertThat(printer.printed()).containsExactly(ZPL, ZPL);

      byte[] pdf = new Renders().pdf(new CarrierLabels().document(SampleLabels.ups()), Dpi.DPI_203);
      Transport driver = spooler(cups, "driver");
      SendResult result = driver.send(SampleData.pdf("job-3", pdf));
      assertThat(Followed.toItsEnd(driver, result)).isEqualTo(new SendResult.Sent(false));
      String drawn = new String(printer.printed().getLast(), StandardCharsets.ISO_8859_1);
      assertThat(drawn).contains("^XA").contains("~DG").endsWith("^XZ\n");
    }
  }

  @Test
  void aJobIsFollowedToItsEnd() throws Exception {
    try (Cups cups = Cups.start(directory);
        FakePrinter printer = new FakePrinter()) {
      cups.rawQueue("desk", printer.port());
      printer.mode(FakePrinter.Mode.BUSY);
      Transport desk = spooler(cups, "desk");

      SendResult.Spooled first = (SendResult.Spooled) desk.send(SampleData.zpl("job-1", ZPL));
      assertThat(first.because()).isEqualTo(Why.SPOOL_PRINTING.of());
      SendResult.Spooled second = (SendResult.Spooled) desk.send(SampleData.zpl("job-2", ZPL));
      assertThat(second.because()).isEqualTo(Why.SPOOL_PENDING.of());
      cups.hold(second.job());
      assertThat(desk.progress(second.job()))
          .isEqualTo(new SendResult.Spooled(second.job(), Why.SPOOL_HELD.of()));

      printer.mode(FakePrinter.Mode.PRINT);
      assertThat(Followed.toItsEnd(desk, first)).isEqualTo(new SendResult.Sent(false));
      assertThat(printer.printed()).containsExactly(ZPL);
      cups.cancel(second.job());
      assertThat(Followed.toItsEnd(desk, second))
          .isInstanceOfSatisfying(
              SendResult.Broken.class,
              broken -> assertThat(broken.reason()).startsWith("“desk” gave up on the job"));
      assertThat(desk.progress("4711")).isEqualTo(new SendResult.Spooled("", Why.SPOOL_GONE.of()));
      assertThat(printer.printed()).hasSize(1);
    }
  }

  /// The spooler takes a document that its driver cannot print, and keeps it for good.
  @Test
  void aJobThatCannotBePrintedIsNotCalledSent() throws Exception {
    try (Cups cups = Cups.start(directory);
        FakePrinter printer = new FakePrinter()) {
      cups.driverQueue("driver", printer.port());
      Transport driver = spooler(cups, "driver");
      byte[] broken = "%PDF-1.4\nnothing".getBytes(StandardCharsets.US_ASCII);
      SendResult taken = driver.send(SampleData.pdf("job-1", broken));
      String job = ((SendResult.Spooled) taken).job();
      await()
          .atMost(PATIENCE)
          .until(
              () ->
                  driver.progress(job) instanceof SendResult.Spooled spooled
                      && spooled.because().is(Why.SPOOL_STOPPED));
    }
  }

  private static Transport spooler(Cups cups, String name) {
    return new SpoolerTransport(name, cups.server(), new JavaSpooler(() -> new PrintService[0]));
  }

  private List<String> send(Cups cups, String... printers)
      throws IOException, InterruptedException {
    Path file = Files.write(directory.resolve("job"), ZPL);
    Path said = directory.resolve("said");
    List<String> command =
        new ArrayList<>(
            List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-Djava.awt.headless=true",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dstdout.encoding=UTF-8",
                "-cp",
                System.getProperty("java.class.path"),
                Sender.class.getName(),
                file.toString()));
    command.addAll(List.of(printers));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectOutput(said.toFile())
            .redirectError(directory.resolve("errors").toFile());
    builder.environment().put("CUPS_SERVER", "127.0.0.1:" + cups.port());
    int exit = builder.start().waitFor();
    assertThat(exit).as(Files.readString(directory.resolve("errors"))).isZero();
    return Files.readAllLines(said);
  }

  /// The process that sends.
  static final class Sender {
    public static void main(String[] arguments) throws IOException {
      byte[] bytes = Files.readAllBytes(Path.of(arguments[0]));
      for (String printer : List.of(arguments).subList(1, arguments.length)) {
        PrintData data = SampleData.zpl("job-1", bytes);
        SendResult result = new Transports().open(SpoolerTransport.addressOf(printer)).send(data);
        System.out.println(
            result instanceof SendResult.NotSent not ? not.reason() : result.toString());
      }
      System.exit(0);
    }
  }
}

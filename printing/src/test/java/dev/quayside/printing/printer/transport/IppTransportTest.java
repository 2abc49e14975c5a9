package dev.quayside.printing.printer.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.oracle.Cups;
import dev.quayside.printing.printer.oracle.DriverlessPrinter;
import dev.quayside.printing.printer.status.Attention;
import dev.quayside.printing.printer.status.Health;
import dev.quayside.printing.printer.status.PrinterStatus;
import dev.quayside.printing.printer.status.Probes;
import dev.quayside.printing.render.Renders;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.apache.pdfbox.Loader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Against a real cupsd and a real IPP Everywhere printer; skipped where they are not installed.
@Execution(ExecutionMode.CONCURRENT)
class IppTransportTest {

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final byte[] ZPL = "^XA^FO20,20^FDé^FS^XZ\n".getBytes(StandardCharsets.UTF_8);

  @TempDir Path directory;

  @Test
  void zplReachesThePrinterByteForByteThroughRawAndDriverQueues() throws Exception {
    try (Cups cups = Cups.start(directory);
        FakePrinter printer = new FakePrinter()) {
      String raw = cups.rawQueue("raw", printer.port());
      String driver = cups.driverQueue("driver", printer.port());

      assertThat(send(raw, SampleData.zpl("job-1", ZPL))).isInstanceOf(SendResult.Sent.class);
      await().atMost(PATIENCE).until(() -> printer.printed().size() == 1);
      assertThat(send(driver, SampleData.zpl("job-2", ZPL))).isInstanceOf(SendResult.Sent.class);
      await().atMost(PATIENCE).until(() -> printer.printed().size() == 2);
      assertThat(printer.printed()).allSatisfy(job -> assertThat(job).isEqualTo(ZPL));
    }
  }

  @Test
  void pausedAndRejectingQueuesAndWrongNamesAreToldApart() throws Exception {
    try (Cups cups = Cups.start(directory);
        FakePrinter printer = new FakePrinter()) {
      String raw = cups.rawQueue("raw", printer.port());
      assertThat(status(raw)).isEqualTo(PrinterStatus.READY);

      cups.pause("raw");
      assertThat(status(raw).attentions()).containsExactly(Attention.PAUSED);

      cups.reject("raw");
      assertThat(status(raw).attentions()).contains(Attention.NOT_ACCEPTING);
      assertThat(send(raw, SampleData.zpl("job-1", ZPL)))
          .isInstanceOfSatisfying(
              SendResult.NotSent.class,
              refused -> assertThat(refused.reason()).contains("is not accepting jobs"));

      String absent = cups.address("absent");
      assertThat(status(absent).health()).isEqualTo(Health.OFFLINE);
      assertThat(send(absent, SampleData.zpl("job-1", ZPL)))
          .isInstanceOfSatisfying(
              SendResult.NotSent.class,
              refused -> assertThat(refused.reason()).contains("no such queue"));
      assertThat(printer.printed()).isEmpty();
    }
  }

  @Test
  void aDriverlessPrinterGetsThePdfAndConfirmsIt() throws Exception {
    try (DriverlessPrinter printer = DriverlessPrinter.start(directory, "Office")) {
      byte[] pdf = new Renders().pdf(new CarrierLabels().document(SampleLabels.ups()), Dpi.DPI_300);

      Transport transport = new Transports().open(printer.address());
      SendResult result = transport.send(SampleData.pdf("job-1", pdf));
      assertThat(Followed.toItsEnd(transport, result)).isEqualTo(new SendResult.Sent(true));

      await().atMost(PATIENCE).until(() -> !printer.documents().isEmpty());
      byte[] arrived = Files.readAllBytes(printer.documents().getFirst());
      assertThat(arrived).isEqualTo(pdf);
      try (var document = Loader.loadPDF(arrived)) {
        assertThat(document.getNumberOfPages()).isEqualTo(1);
      }
      assertThat(Probes.of(printer.address(), Language.PDF).status().health())
          .isIn(Health.READY, Health.BUSY, Health.ATTENTION);
      assertThat(send(printer.address(), SampleData.zpl("job-2", ZPL)))
          .isInstanceOfSatisfying(
              SendResult.NotSent.class,
              refused -> assertThat(refused.reason()).contains("does not accept ZPL"));
    }
  }

  @Test
  void nobodyThereIsNotSent() throws Exception {
    int port;
    try (ServerSocket once = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = once.getLocalPort();
    }
    String address = "ipp://127.0.0.1:" + port + "/printers/x";
    assertThat(send(address, SampleData.zpl("job-1", ZPL)))
        .isInstanceOfSatisfying(
            SendResult.NotSent.class, refused -> assertThat(refused.reason()).contains("running?"));
    assertThat(status(address).health()).isEqualTo(Health.OFFLINE);
  }

  /// A raw printer's port that answers no HTTP must not be taken for a queue.
  @Test
  void whatDoesNotSpeakIppIsNotSent() throws Exception {
    try (FakePrinter printer = new FakePrinter()) {
      assertThat(send("ipp://127.0.0.1:" + printer.port() + "/x", SampleData.zpl("job-1", ZPL)))
          .isInstanceOf(SendResult.NotSent.class);
    }
  }

  private static SendResult send(String address, PrintData data) {
    return new Transports().open(address).send(data);
  }

  private static PrinterStatus status(String address) {
    return Probes.of(address, Language.ZPL).status();
  }
}

package dev.quayside.printing.printer.status;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Over a real socket to a printer that answers as Zebras do.
class ZebraProbeTest {

  private static final Duration LIMIT = Duration.ofSeconds(4);

  @SuppressWarnings("NullAway.Init")
  private PracticePrinter printer;

  @BeforeEach
  void plugIn() throws IOException {
    printer = new PracticePrinter(Duration.ofMillis(1), 10);
  }

  @AfterEach
  void scrap() throws IOException {
    printer.close();
  }

  @Test
  void anIdlePrinterIsReadyAndCounts() throws Exception {
    assertThat(probe().status()).isEqualTo(PrinterStatus.READY);
    print("^XA^FDone^FS^XZ^XA^FDtwo^FS^XZ");
    Awaitility.await().until(() -> printer.printed().size() == 2);
    assertThat(probe().report().tally())
        .isInstanceOfSatisfying(
            LabelCount.Count.class,
            count -> {
              assertThat(count.odometer().labels()).isEqualTo(2);
              assertThat(count.odometer().printer()).startsWith("PRACTICE");
              assertThat(count.idle()).isTrue();
              assertThat(count.up()).isBetween(Duration.ZERO, Duration.ofMinutes(1));
            });
  }

  @Test
  void aPrinterWithLabelsInItsMemoryIsBusyAndNotIdle() throws Exception {
    printer.give(Trouble.PAUSED);
    print("^XA^FDone^FS^XZ");
    Awaitility.await().until(() -> probe().report().status().health() == Health.ATTENTION);
    assertThat(probe().report().tally()).isEqualTo(new LabelCount.Stopped());
  }

  @ParameterizedTest
  @CsvSource({
    "PAPER_OUT,PAPER_OUT",
    "RIBBON_OUT,RIBBON_OUT",
    "HEAD_OPEN,HEAD_OPEN",
    "PAUSED,PAUSED"
  })
  void everyTroubleIsToldApart(Trouble trouble, Attention attention) {
    printer.give(trouble);
    PrinterStatus status = probe().status();
    assertThat(status.health()).isEqualTo(Health.ATTENTION);
    assertThat(status.attentions()).containsExactly(attention);
    printer.relieve(trouble);
    assertThat(probe().status()).isEqualTo(PrinterStatus.READY);
  }

  @ParameterizedTest
  @CsvSource({"DEAD", "MUTE"})
  void silenceIsAttentionAndNeverReadyAndComesToAnEnd(Trouble trouble) {
    printer.give(trouble);
    long began = System.nanoTime();
    PrinterStatus status = probe().status();
    assertThat(status).isEqualTo(PrinterStatus.SILENT);
    assertThat(status.isWell()).isFalse();
    assertThat(probe().report().tally()).isEqualTo(new LabelCount.Silent());
    assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(30));
  }

  @Test
  void aPrinterWithoutPowerIsOffline() throws IOException {
    printer.unplug();
    assertThat(probe().status().health()).isEqualTo(Health.OFFLINE);
    assertThat(probe().report().tally()).isEqualTo(new LabelCount.Away());
  }

  /// As real printers wrote it into the manual and into support threads.
  @Test
  void answersOfRealPrintersAreRead() {
    String errors =
        "\u0002\r\n"
            + "  PRINTER STATUS                             \r\n"
            + "   ERRORS:         1 00000000 00000005          \r\n"
            + "   WARNINGS:       1 00000000 00000002          \r\n"
            + "\u0003";
    assertThat(ZebraAnswer.status(errors).attentions())
        .containsExactly(Attention.PAPER_OUT, Attention.HEAD_OPEN);
    String hot = errors.replace("00000005", "00000010");
    assertThat(ZebraAnswer.status(hot).attentions()).containsExactly(Attention.TOO_HOT);
    String jam = errors.replace("00000005", "00010000");
    assertThat(ZebraAnswer.status(jam).attentions()).containsExactly(Attention.JAMMED);
    String host =
        "\u0002030,1,0,1245,000,0,0,0,000,0,0,0\u0003\r\n"
            + "\u0002001,0,1,0,0,2,6,0,00000000,1,000\u0003\r\n"
            + "\u00021234,0\u0003\r\n";
    assertThat(ZebraAnswer.status(host).attentions())
        .containsExactly(Attention.PAPER_OUT, Attention.HEAD_OPEN);
    assertThat(ZebraAnswer.status("HTTP/1.1 400 Bad Request")).isEqualTo(PrinterStatus.SILENT);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"1024\"\"XXZBR18\"\"00 days 02 hours 45 mins 30 secs\"' | 1024 | XXZBR18 | PT2H45M30S",
        "'\"7\"\"A1\"\"4 days, 21 hours, 32 minutes, and 12 seconds\"' | 7 | A1 | PT117H32M12S",
        "'\"7\"\"?\"\"?\"' | 7 | '' | ",
        "'\"7\"' | 7 | '' | ",
        "'\"?\"\"A1\"\"00 days 02 hours 45 mins 30 secs\"' | | | "
      })
  void whatAPrinterTellsOfItselfIsReadAndAQuestionMarkIsNothing(
      String variables, @Nullable Long labels, @Nullable String printer, @Nullable Duration up) {
    String host =
        "\u0002030,0,0,1245,000,0,0,0,000,0,0,0\u0003\r\n"
            + "\u0002001,0,0,0,0,2,6,0,00000000,1,000\u0003\r\n"
            + "\u00021234,0\u0003\r\n";
    Optional<LabelCount.Count> read = ZebraAnswer.count(host + variables);
    if (labels == null || printer == null) {
      assertThat(read).isEmpty();
    } else {
      assertThat(read).contains(new LabelCount.Count(new Odometer(labels, printer), true, up));
    }
  }

  @Test
  void everyAttentionSaysWhatToDo() {
    for (Attention attention : Attention.values()) {
      assertThat(attention.reason().sentence()).matches("[A-Z].*\\.");
    }
    assertThat(List.of(PrinterStatus.READY.words(), PrinterStatus.UNKNOWN.words()))
        .allMatch(words -> words.sentence().endsWith("."));
  }

  private ZebraProbe probe() {
    return new ZebraProbe("127.0.0.1", printer.port(), LIMIT);
  }

  private void print(String zpl) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", printer.port())) {
      socket.getOutputStream().write(zpl.getBytes(StandardCharsets.US_ASCII));
    }
  }
}

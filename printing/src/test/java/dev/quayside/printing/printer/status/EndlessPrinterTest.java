package dev.quayside.printing.printer.status;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.message.SaidWords;
import dev.quayside.printing.printer.ipp.IppClient;
import dev.quayside.printing.printer.transport.SampleData;
import dev.quayside.printing.printer.transport.SendResult;
import dev.quayside.printing.printer.transport.TcpTimeouts;
import dev.quayside.printing.printer.transport.TcpTransport;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// A printer that answers and never stops.
class EndlessPrinterTest {

  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final long BUFFERS = 32 << 20;

  @Test
  void anAnswerByIppIsHeardNoFurtherThanAnyPrinterHasToSay() throws IOException {
    try (var printer = new Endless("HTTP/1.1 200 OK\r\nContent-Type: application/ipp\r\n\r\n")) {
      var client = new IppClient(URI.create("ipp://127.0.0.1:" + printer.port() + "/ipp/print"));
      assertThat(new IppProbe(client, LIMIT).status().health()).isEqualTo(Health.OFFLINE);
      assertThat(printer.said.get()).isLessThan(BUFFERS);
    }
  }

  @Test
  void anAnswerOnTheRawPortToo() throws IOException {
    try (var printer = new Endless("\u0002")) {
      var status = new ZebraProbe("127.0.0.1", printer.port(), LIMIT).status();
      assertThat(status).isEqualTo(PrinterStatus.SILENT);
      assertThat(printer.said.get()).isLessThan(BUFFERS);
    }
  }

  @Test
  void aJobEndsThoughThePrinterTalksOn() throws IOException {
    try (var printer = new Endless("")) {
      var timeouts = new TcpTimeouts(LIMIT, LIMIT, Duration.ofMillis(20));
      var data = SampleData.zpl("job", "^XA^XZ".getBytes(StandardCharsets.US_ASCII));
      assertThat(new TcpTransport("127.0.0.1", printer.port(), timeouts).send(data))
          .isEqualTo(new SendResult.Sent(false));
    }
  }

  @Test
  void itsWordsAreOneLineWithoutControlCharacters() {
    assertThat(SaidWords.of("\u001b[2JTray 1\r\nis\u0000 empty\ud83d \ud83d\ude00\u0085"))
        .isEqualTo("[2JTray 1  is  empty \ud83d\ude00");
    assertThat(SaidWords.of("x".repeat(5_000_000))).hasSize(1_003).endsWith("x...");
    assertThat(SaidWords.of(" Tray 1 is empty ")).isEqualTo("Tray 1 is empty");
  }

  /// Says a beginning and then one letter for as long as anyone listens.
  private static final class Endless implements AutoCloseable {

    private final ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
    private final AtomicLong said = new AtomicLong();

    Endless(String begin) throws IOException {
      Thread.ofVirtual().start(() -> talk(begin.getBytes(StandardCharsets.US_ASCII)));
    }

    int port() {
      return server.getLocalPort();
    }

    private void talk(byte[] begin) {
      var more = new byte[1 << 16];
      Arrays.fill(more, (byte) 'A');
      while (!server.isClosed()) {
        try (var caller = server.accept()) {
          caller.getOutputStream().write(begin);
          while (true) {
            caller.getOutputStream().write(more);
            said.addAndGet(more.length);
          }
        } catch (IOException gone) {
          // the caller has heard enough
        }
      }
    }

    @Override
    public void close() throws IOException {
      server.close();
    }
  }
}

package dev.quayside.printing.printer.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.printing.message.Why;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class TcpTransportTest {

  private static final TcpTimeouts SHORT =
      new TcpTimeouts(Duration.ofSeconds(5), Duration.ofMillis(300), Duration.ofMillis(300));

  private static final byte[] LABEL = "^XA^FDlabel^FS^XZ".getBytes(StandardCharsets.US_ASCII);

  @Test
  void everyByteArrives() throws IOException {
    try (FakePrinter printer = new FakePrinter()) {
      assertThat(send(printer.port(), LABEL)).isEqualTo(new SendResult.Sent(false));
      await().until(() -> printer.printed().size() == 1);
      assertThat(printer.printed().getFirst()).isEqualTo(LABEL);
    }
  }

  @Test
  void aBigLabelArrivesWhole() throws IOException {
    byte[] big = new byte[3_000_000];
    for (int i = 0; i < big.length; i++) {
      big[i] = (byte) (i * 31);
    }
    try (FakePrinter printer = new FakePrinter()) {
      assertThat(send(printer.port(), big)).isEqualTo(new SendResult.Sent(false));
      await().until(() -> printer.printed().size() == 1);
      assertThat(printer.printed().getFirst()).isEqualTo(big);
    }
  }

  @Test
  void aPrinterThatNeverClosesItsSideStillTookEverything() throws IOException {
    try (FakePrinter printer = new FakePrinter()) {
      printer.mode(FakePrinter.Mode.SILENT);
      assertThat(send(printer.port(), LABEL)).isEqualTo(new SendResult.Sent(false));
    }
  }

  @Test
  void aRefusedConnectionSentNothingAndSaysWhatToLookAt() throws IOException {
    // bound and never listening: nobody else can take the port while the test runs
    try (Socket nobody = new Socket()) {
      nobody.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      int port = nobody.getLocalPort();
      assertThat(send(port, LABEL))
          .isEqualTo(new SendResult.NotSent(Why.TCP_REFUSED, "tcp://127.0.0.1:" + port));
    }
  }

  @Test
  void anUnknownNameSentNothing() {
    SendResult result = new TcpTransport("no-such-printer.invalid", 9100, SHORT).send(data(LABEL));
    assertThat(result).isEqualTo(new SendResult.NotSent(Why.TCP_NAME, "no-such-printer.invalid"));
  }

  @Test
  void aResetInTheMiddleIsBrokenNotUnsent() throws IOException {
    try (FakePrinter printer = new FakePrinter()) {
      printer.resetAfter(10_000);
      SendResult result = send(printer.port(), new byte[5_000_000]);
      assertThat(result).isInstanceOf(SendResult.Broken.class);
      SendResult.Broken broken = (SendResult.Broken) result;
      assertThat(broken.bytes()).isPositive().isLessThan(5_000_000);
      assertThat(broken.reason()).contains("dropped the connection in the middle of the label");
    }
  }

  @Test
  void aResetAfterTheLastByteIsBrokenToo() throws IOException {
    try (FakePrinter printer = new FakePrinter()) {
      printer.resetAfter(1);
      assertThat(send(printer.port(), LABEL)).isInstanceOf(SendResult.Broken.class);
    }
  }

  @Test
  void aPrinterThatStopsReadingIsGivenUp() throws IOException {
    try (FakePrinter printer = new FakePrinter()) {
      printer.mode(FakePrinter.Mode.DEAD);
      SendResult result = send(printer.port(), new byte[20_000_000]);
      assertThat(result).isInstanceOf(SendResult.Broken.class);
      assertThat(((SendResult.Broken) result).reason()).contains("stopped taking data");
    }
  }

  private static SendResult send(int port, byte[] bytes) {
    return new TcpTransport("127.0.0.1", port, SHORT).send(data(bytes));
  }

  private static PrintData data(byte[] bytes) {
    return SampleData.zpl("job-1", bytes);
  }
}

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
      assertThat(send(printer.port(), LABEL)).isEqualTo(new Delivery.Sent(false));
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
      assertThat(send(printer.port(), big)).isEqualTo(new Delivery.Sent(false));
      await().until(() -> printer.printed().size() == 1);
      assertThat(printer.printed().getFirst()).isEqualTo(big);
    }
  }

  @Test
  void aPrinterThatNeverClosesItsSideStillTookEverything() throws IOException {
    try (FakePrinter printer = new FakePrinter()) {
      printer.mode(FakePrinter.Mode.SILENT);
      assertThat(send(printer.port(), LABEL)).isEqualTo(new Delivery.Sent(false));
    }
  }

  @Test
  void aRefusedConnectionSentNothingAndSaysWhatToLookAt() throws IOException {
    // bound and never listening: nobody else can take the port while the test runs
    try (Socket nobody = new Socket()) {
      nobody.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      int port = nobody.getLocalPort();
      assertThat(send(port, LABEL))
          .isEqualTo(new Delivery.NotSent(Why.TCP_REFUSED, "tcp://127.0.0.1:" + port));
    }
  }

  @Test
  void anUnknownNameSentNothing() {
    Delivery delivery =
        new TcpTransport("no-such-printer.invalid", 9100, SHORT).send(parcel(LABEL));
    assertThat(delivery).isEqualTo(new Delivery.NotSent(Why.TCP_NAME, "no-such-printer.invalid"));
  }

  @Test
  void aResetInTheMiddleIsBrokenNotUnsent() throws IOException {
    try (FakePrinter printer = new FakePrinter()) {
      printer.resetAfter(10_000);
      Delivery delivery = send(printer.port(), new byte[5_000_000]);
      assertThat(delivery).isInstanceOf(Delivery.Broken.class);
      Delivery.Broken broken = (Delivery.Broken) delivery;
      assertThat(broken.bytes()).isPositive().isLessThan(5_000_000);
      assertThat(broken.reason()).contains("dropped the connection in the middle of the label");
    }
  }

  @Test
  void aResetAfterTheLastByteIsBrokenToo() throws IOException {
    try (FakePrinter printer = new FakePrinter()) {
      printer.resetAfter(1);
      assertThat(send(printer.port(), LABEL)).isInstanceOf(Delivery.Broken.class);
    }
  }

  @Test
  void aPrinterThatStopsReadingIsGivenUp() throws IOException {
    try (FakePrinter printer = new FakePrinter()) {
      printer.mode(FakePrinter.Mode.DEAD);
      Delivery delivery = send(printer.port(), new byte[20_000_000]);
      assertThat(delivery).isInstanceOf(Delivery.Broken.class);
      assertThat(((Delivery.Broken) delivery).reason()).contains("stopped taking data");
    }
  }

  private static Delivery send(int port, byte[] bytes) {
    return new TcpTransport("127.0.0.1", port, SHORT).send(parcel(bytes));
  }

  private static Parcel parcel(byte[] bytes) {
    return Parcels.zpl("job-1", bytes);
  }
}

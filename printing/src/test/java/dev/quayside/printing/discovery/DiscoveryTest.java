package dev.quayside.printing.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.oracle.Cups;
import dev.quayside.printing.printer.practice.Beacon;
import dev.quayside.printing.printer.transport.Transports;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The ways of finding printers, over real sockets of the loopback.
class DiscoveryTest {

  private static final Duration LIMIT = Duration.ofSeconds(2);
  private static final InetAddress HERE = InetAddress.getLoopbackAddress();

  @TempDir Path directory;

  @Test
  void aZebraAnswersItsBroadcast() throws Exception {
    try (DatagramSocket zebra = new DatagramSocket(0, HERE)) {
      Thread.ofVirtual().start(() -> answer(zebra));
      var scout =
          new ZebraPrinterFinder(List.of((InetSocketAddress) zebra.getLocalSocketAddress()));
      assertThat(scout.look(LIMIT))
          .containsExactly(
              new FoundPrinter(
                  "dock 4",
                  "tcp://127.0.0.1:9100",
                  Language.ZPL,
                  Dpi.DPI_300,
                  FoundPrinter.Way.ZEBRA));
    }
  }

  @Test
  void aPracticePrinterIsFoundLikeOne() throws Exception {
    try (var beacon = new Beacon(0)) {
      var scout = new ZebraPrinterFinder(List.of(new InetSocketAddress(HERE, beacon.port())));
      assertThat(scout.look(LIMIT))
          .containsExactly(
              new FoundPrinter(
                  "Practice printer",
                  "tcp://127.0.0.1:9100",
                  Language.ZPL,
                  Dpi.DPI_203,
                  FoundPrinter.Way.ZEBRA));
    }
  }

  @Test
  void whatAnswersNonsenseIsNoPrinter() throws Exception {
    try (DatagramSocket other = new DatagramSocket(0, HERE)) {
      Thread.ofVirtual().start(() -> echo(other));
      var scout =
          new ZebraPrinterFinder(List.of((InetSocketAddress) other.getLocalSocketAddress()));
      assertThat(scout.look(Duration.ofMillis(300))).isEmpty();
    }
  }

  @Test
  void queuesOfCupsAreFound() throws Exception {
    try (Cups cups = Cups.start(directory)) {
      cups.rawQueue("raw", 9100);
      cups.driverQueue("Zebra_300dpi", 9100);
      var scout = new CupsPrinterFinder(URI.create("ipp://127.0.0.1:" + cups.port() + "/"));
      assertThat(scout.look(LIMIT))
          .extracting(FoundPrinter::address)
          .containsExactlyInAnyOrder(cups.address("raw"), cups.address("Zebra_300dpi"));
      assertThat(scout.look(LIMIT))
          .filteredOn(found -> found.name().equals("Zebra_300dpi"))
          .allMatch(found -> found.language() == Language.ZPL && found.dpi() == Dpi.DPI_300);
    }
  }

  @Test
  void allWaysLookAtOnceAndOneThatFailsHarmsNobody() {
    var looked = new CopyOnWriteArrayList<String>();
    PrinterFinder slow =
        limit -> {
          looked.add("slow");
          while (looked.size() < 2) {
            Thread.onSpinWait();
          }
          return List.of(printer("b", "tcp://b:9100"), printer("b again", "tcp://a:9100"));
        };
    PrinterFinder quick =
        limit -> {
          looked.add("quick");
          return List.of(printer("a", "tcp://a:9100"));
        };
    PrinterFinder broken =
        limit -> {
          throw new IOException("no network");
        };
    var discovery = new Discovery(List.of(quick, slow, broken));
    assertThat(discovery.found()).isEmpty();
    assertThat(discovery.look(LIMIT)).extracting(FoundPrinter::name).containsExactly("a", "b");
    assertThat(discovery.found()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({
    "Zebra ZD421-203dpi ZPL,ZPL,DPI_203",
    "ZDesigner ZT411-600dpi,ZPL,DPI_600",
    "Zebra LP2844 EPL,EPL2,DPI_203",
    "HP LaserJet 600 M601,PDF,DPI_203"
  })
  void itsOwnWordsTellWhatAPrinterIs(String words, Language language, Dpi dpi) {
    assertThat(Guess.language(words)).isEqualTo(language);
    assertThat(Guess.dpi(words)).isEqualTo(dpi);
  }

  /// What is found can be added as it stands.
  @Test
  void lookingEverywhereGivesAddressesThatTransportsUnderstand() {
    var transports = new Transports();
    assertThat(Discovery.everywhere().look(Duration.ofMillis(300)))
        .allSatisfy(found -> assertThat(transports.open(found.address())).isNotNull());
  }

  private static FoundPrinter printer(String name, String address) {
    return new FoundPrinter(name, address, Language.ZPL, Dpi.DPI_203, FoundPrinter.Way.NETWORK);
  }

  private static void answer(DatagramSocket zebra) {
    try {
      var question = new DatagramPacket(new byte[64], 64);
      zebra.receive(question);
      assertThat(java.util.Arrays.copyOf(question.getData(), question.getLength()))
          .containsExactly(0x2e, 0x2c, 0x3a, 1, 0, 0);
      byte[] answer = new byte[0x54 + 25];
      put(answer, 0, ":,.\u0003");
      put(answer, 0x04, "79071");
      put(answer, 0x0c, "ZD421-300dpi ZPL");
      put(answer, 0x27, "V93.21.26Z");
      put(answer, 0x54, "dock 4");
      zebra.send(new DatagramPacket(answer, answer.length, question.getSocketAddress()));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static void echo(DatagramSocket other) {
    try {
      var question = new DatagramPacket(new byte[64], 64);
      other.receive(question);
      other.send(
          new DatagramPacket(
              question.getData(), question.getLength(), question.getSocketAddress()));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static void put(byte[] into, int at, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(bytes, 0, into, at, bytes.length);
  }
}

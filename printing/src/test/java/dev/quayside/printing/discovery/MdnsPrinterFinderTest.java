package dev.quayside.printing.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.oracle.DriverlessPrinter;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import javax.jmdns.JmDNS;
import javax.jmdns.ServiceInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Multicast DNS on the loopback, announced by others' programs. Each listens for seconds, so both
/// do at once.
@Execution(ExecutionMode.CONCURRENT)
class MdnsPrinterFinderTest {

  private static final InetAddress HERE = InetAddress.getLoopbackAddress();

  @TempDir Path directory;

  @Test
  void aRawPrinterIsFoundByMulticastDns() throws Exception {
    try (JmDNS announcer = JmDNS.create(HERE, "announcer")) {
      announcer.registerService(
          ServiceInfo.create(
              "_pdl-datastream._tcp.local.",
              "Zebra ZD421",
              9100,
              0,
              0,
              Map.of("ty", "Zebra ZD421-203dpi ZPL", "pdl", "application/vnd.zebra-zpl")));
      assertThat(new MdnsPrinterFinder(List.of(HERE)).look(Duration.ofSeconds(6)))
          .anySatisfy(
              found -> {
                assertThat(found.name()).isEqualTo("Zebra ZD421");
                assertThat(found.address()).isEqualTo("tcp://127.0.0.1:9100");
                assertThat(found.language()).isEqualTo(Language.ZPL);
                assertThat(found.dpi()).isEqualTo(Dpi.DPI_203);
              });
    }
  }

  @Test
  void anIppEverywherePrinterOfAvahiIsFound() throws Exception {
    try (DriverlessPrinter printer = DriverlessPrinter.start(directory, "Office")) {
      assertThat(new MdnsPrinterFinder(List.of(HERE)).look(Duration.ofSeconds(6)))
          .anySatisfy(
              found -> {
                assertThat(found.name()).startsWith("Office");
                assertThat(found.address())
                    .isEqualTo("ipp://127.0.0.1:" + printer.port() + "/ipp/print");
                assertThat(found.language()).isEqualTo(Language.PDF);
              });
    }
  }
}

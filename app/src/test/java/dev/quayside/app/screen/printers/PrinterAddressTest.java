package dev.quayside.app.screen.printers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrinterAddressTest {

  @ParameterizedTest
  @CsvSource({
    "192.168.1.50, tcp://192.168.1.50",
    "' zebra.local:9100 ', tcp://zebra.local:9100",
    "tcp://192.168.1.50:6101, tcp://192.168.1.50:6101",
    "spooler:Zebra, spooler:Zebra",
    "file:///labels, file:///labels"
  })
  void aBareHostIsANetworkPrinter(String written, String address) {
    assertThat(PrinterAddress.of(written)).isEqualTo(address);
  }
}

package dev.quayside.printing.printer.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TransportsTest {

  private final Transports transports = new Transports();

  @ParameterizedTest
  @CsvSource({
    "tcp://192.0.2.5:9100, tcp://192.0.2.5:9100",
    "tcp://192.0.2.5, tcp://192.0.2.5:9100",
    "TCP://zebra-dock7:6101, tcp://zebra-dock7:6101",
    "' tcp://zebra.local:9100/ ', tcp://zebra.local:9100",
    "tcp://[2001:db8::7]:9100, tcp://[2001:db8::7]:9100",
    "file:///srv/labels, file:///srv/labels",
  })
  void anAddressOpensItsTransport(String written, String address) {
    assertThat(transports.open(written).address()).isEqualTo(address);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "192.0.2.5", "192.0.2.5:9100", "lpd://host/queue", "tcp//host", "a b"})
  void anythingElseIsRefusedWithTheFormsThereAre(String written) {
    assertThatThrownBy(() -> transports.open(written))
        .isInstanceOf(BadPrinterAddress.class)
        .hasMessageContaining("write tcp://HOST:9100 or ipp://HOST");
  }

  @Test
  void aTcpAddressWithoutAHostOrWithAPathIsRefused() {
    assertThatThrownBy(() -> transports.open("tcp://:9100")).isInstanceOf(BadPrinterAddress.class);
    assertThatThrownBy(() -> transports.open("tcp://host:9100/queue"))
        .isInstanceOf(BadPrinterAddress.class)
        .hasMessageContaining("write tcp://HOST or tcp://HOST:PORT");
    assertThatThrownBy(() -> transports.open("tcp://host:70000"))
        .isInstanceOf(BadPrinterAddress.class)
        .hasMessageContaining("a port is 1 to 65535");
  }

  @Test
  void aFileAddressWithoutAnAbsolutePathIsRefused() {
    assertThatThrownBy(() -> transports.open("file:labels"))
        .isInstanceOf(BadPrinterAddress.class)
        .hasMessageContaining("the folder's full path");
    assertThatThrownBy(() -> transports.open("file://server/share"))
        .isInstanceOf(BadPrinterAddress.class);
  }
}

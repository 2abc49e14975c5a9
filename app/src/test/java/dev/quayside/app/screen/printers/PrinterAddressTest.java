package dev.quayside.app.screen.printers;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
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

  @Test
  void aFolderIsTakenAsItIsWritten() {
    var folder = Path.of("labels and slips").toAbsolutePath();
    assertThat(PrinterAddress.of(" " + folder + " ")).isEqualTo(PrinterAddress.folder(folder));
    assertThat(PrinterAddress.of("~/labels"))
        .isEqualTo(PrinterAddress.folder(Path.of(System.getProperty("user.home"), "labels")))
        .startsWith("file:///");
    assertThat(PrinterAddress.folder(Path.of("").toAbsolutePath())).doesNotEndWith("/");
  }

  @ParameterizedTest
  @CsvSource({
    "192.168.1.50, 192.168.1.50",
    "tcp://zebra.local:6101, zebra.local",
    "ipp://host/printers/Label%20Room, Label Room",
    "spooler:Zebra, Zebra 2",
    "file:///home/ana/labels, labels",
    "tcp://, ''",
    "'', ''"
  })
  void aPrinterIsNamedAfterItsAddressAndUnlikeAnother(String written, String name) {
    assertThat(PrinterAddress.name(written, List.of("Zebra", "Desk"))).isEqualTo(name);
  }
}

package dev.quayside.printing.printer.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// The practice printer's plug, pulled at any moment.
class PracticePrinterTest {

  private static final int OFTEN = 300;

  @Test
  void thePlugMayBePulledWhileAConnectionEnds() throws Exception {
    for (int i = 0; i < OFTEN; i++) {
      try (var printer = new PracticePrinter(Duration.ofMillis(1), 1)) {
        new Socket("127.0.0.1", printer.port()).close();
      }
    }
  }

  @Test
  void aConnectionThatWasJustTakenBreaksWithTheOthers() throws Exception {
    for (int i = 0; i < OFTEN; i++) {
      try (var printer = new PracticePrinter(Duration.ofMillis(1), 1);
          var caller = new Socket("127.0.0.1", printer.port())) {
        caller.setSoTimeout(5_000);
        printer.unplug();
        assertBroken(caller);
      }
    }
  }

  private static void assertBroken(Socket caller) throws IOException {
    try {
      assertThat(caller.getInputStream().read()).isEqualTo(-1);
    } catch (SocketException e) {
      assertThat(e).hasMessageContaining("reset");
    }
  }
}

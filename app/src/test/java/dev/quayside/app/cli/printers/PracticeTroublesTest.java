package dev.quayside.app.cli.printers;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.printer.practice.PracticePrinter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A newcomer can practise what goes wrong.
class PracticeTroublesTest {

  @ParameterizedTest
  @CsvSource({
    "paper, out of paper, 00000001",
    "ribbon, out of ribbon, 00000002",
    "cover, cover open, 00000004"
  })
  void aTypedWordIsATroubleUntilItIsMended(String word, String state, String bits)
      throws IOException {
    try (var printer = new PracticePrinter(Duration.ofMillis(1), 10)) {
      var troubles = new PracticeTroubles(printer);
      assertThat(troubles.hear(" " + word.toUpperCase(java.util.Locale.ROOT))).isEqualTo(state);
      assertThat(errors(printer)).contains("1 00000000 " + bits);
      assertThat(troubles.hear("ok")).isEqualTo("ready");
      assertThat(errors(printer)).contains("0 00000000 00000000");
    }
  }

  @Test
  void anotherWordIsToldTheWordsThereAre() throws IOException {
    try (var printer = new PracticePrinter(Duration.ofMillis(1), 10)) {
      assertThat(new PracticeTroubles(printer).hear("fire")).contains("paper", "cover", "ok");
      assertThat(errors(printer)).contains("0 00000000 00000000");
    }
  }

  @Test
  void whatIsTypedIsReadLineByLineAndThenNothingMore() {
    var typed = TypedLines.of(new ByteArrayInputStream("paper\nok\n".getBytes(US_ASCII)));
    Awaitility.await().until(() -> typed.next().filter("paper"::equals).isPresent());
    Awaitility.await().until(() -> typed.next().filter("ok"::equals).isPresent());
    assertThat(typed.next()).isEmpty();
  }

  private static String errors(PracticePrinter printer) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), printer.port())) {
      socket.getOutputStream().write("~HQES".getBytes(US_ASCII));
      var answer = new StringBuilder();
      for (int next = socket.getInputStream().read();
          next >= 0;
          next = socket.getInputStream().read()) {
        answer.append((char) next);
        if (next == 3) {
          return answer.toString();
        }
      }
      return answer.toString();
    }
  }
}

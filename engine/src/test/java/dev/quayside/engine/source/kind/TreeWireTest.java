package dev.quayside.engine.source.kind;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TreeWireTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1e600000000",
        "-1E-2147483648",
        "1e99999999999999999999",
        "\"1e600000000\"",
        "1e300",
        "[1e600000000]"
      })
  void aNumberThatNothingCostsIsNoneAndSpoilsNothingBesideIt(String number) {
    reads(number);
  }

  @Test
  void oneOfMillionsOfDigitsNeither() {
    var digits = "9".repeat(2_000_000);
    reads(digits);
    reads("0." + digits);
    reads("\"" + digits + "\"");
    reads(digits + "e5");
  }

  /// One order's plugin, or the server's settings, keep no order out.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<br />\n"
            + "<b>Deprecated</b>: x in <b>/a[1].php</b> on line <b>1</b><br />\n"
            + "[{\"id\":1},{\"id\":2}]",
        "Notice: Undefined index: {a}\n\n[{\"id\":1},{\"id\":2}]\n",
        "\uFEFF[{\"id\":1},{\"id\":2}]",
        "[{\"id\":1,\"total\":NaN},{\"id\":2},]",
        "[{\"id\":1,\"name\":\"Ann\u0001\tO\\'Neil\"},{\"id\":2}]",
      })
  void whatIsWrittenAmissSpoilsNothingBesideIt(String page) {
    var said = new Said(200, Map.of(), page.getBytes(StandardCharsets.UTF_8));
    var orders = TreeWire.read(said).orElseThrow().list();
    assertThat(orders).extracting(order -> order.text("id")).containsExactly("1", "2");
    assertThat(orders.getFirst().number("total")).isEmpty();
  }

  @Test
  void lettersInAnOldEncodingSpoilNothing() {
    var page = "[{\"id\":1,\"name\":\"Zo\u00e9\"},{\"id\":2}]";
    var said = new Said(200, Map.of(), page.getBytes(StandardCharsets.ISO_8859_1));
    assertThat(TreeWire.read(said).orElseThrow().list().getFirst().text("name"))
        .isEqualTo("Zo\u00e9");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!doctype html><title>Soon</title>",
        "<html><script>\n{\"a\":1}</script></html>",
        "<html><script>\n{\"a\":1}\n</script></html>",
      })
  void aPageIsNoAnswer(String page) {
    var said = new Said(200, Map.of(), page.getBytes(StandardCharsets.UTF_8));
    assertThat(TreeWire.read(said)).isEmpty();
  }

  private static void reads(String number) {
    var page =
        "[{\"total\":%s,\"name\":\"Ann\"},{\"total\":12.50,\"id\":12345678901234567890}]"
            .formatted(number);
    var orders = TreeWire.read(page).orElseThrow().list();
    assertThat(orders.get(0).number("total")).isEmpty();
    assertThat(orders.get(0).text("name")).isEqualTo("Ann");
    assertThat(orders.get(1).number("total").orElseThrow()).isEqualByComparingTo("12.5");
    assertThat(orders.get(1).text("id")).isEqualTo("12345678901234567890");
  }
}

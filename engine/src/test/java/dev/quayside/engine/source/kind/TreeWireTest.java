package dev.quayside.engine.source.kind;

import static org.assertj.core.api.Assertions.assertThat;

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

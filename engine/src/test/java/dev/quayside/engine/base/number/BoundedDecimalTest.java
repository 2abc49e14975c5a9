package dev.quayside.engine.base.number;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoundedDecimalTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1e600000000",
        "1e-600000000",
        "1e401",
        "1e16",
        "1e99999999999",
        "",
        "NaN",
        "0x1",
        "1,5"
      })
  void whatNoFieldCanHoldIsNoNumber(String text) {
    assertThat(BoundedDecimal.read(text)).isEmpty();
    assertThat(BoundedDecimal.read("9".repeat(100_000))).isEmpty();
  }

  @Test
  void whatShopsWriteIs() {
    assertThat(BoundedDecimal.read(" 1.25e3 ").orElseThrow()).isEqualByComparingTo("1250");
    assertThat(BoundedDecimal.read("-0.000001").orElseThrow()).isEqualByComparingTo("-0.000001");
  }
}

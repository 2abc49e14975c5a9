package dev.quayside.engine.carrier.module;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VendorTimeTest {

  @Test
  void whatIsADateIsRead() {
    assertThat(VendorTime.day(() -> LocalDate.parse("2026-11-24")))
        .contains(LocalDate.parse("2026-11-24"));
    assertThat(VendorTime.moment(() -> Instant.parse("2026-11-24T15:00:00Z")))
        .contains(Instant.parse("2026-11-24T15:00:00Z"));
    assertThat(VendorTime.moment(() -> null)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "2026-13-45", "yesterday", "0001-01-01", "9999-12-31", "+999999999-12-31"})
  void whatIsNoneIsEmpty(String text) {
    assertThat(VendorTime.day(() -> LocalDate.parse(text))).isEmpty();
    assertThat(VendorTime.moment(() -> Instant.parse(text + "T00:00:00Z"))).isEmpty();
  }
}

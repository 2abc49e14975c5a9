package dev.quayside.engine.carrier.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WireTest {

  record Price(@Nullable BigDecimal total, @Nullable Integer days, @Nullable String number) {}

  @ParameterizedTest
  @ValueSource(
      strings = {"1e600000000", "\"1e600000000\"", "-1E-2147483648", "1e16", "1e9999999999"})
  void aPriceThatNothingCostsMakesTheAnswerUnreadable(String number) {
    assertThat(Wire.read(said("{\"total\":%s}".formatted(number)), Price.class)).isEmpty();
    assertThat(Wire.read(said("{\"days\":%s}".formatted(number)), Price.class)).isEmpty();
  }

  @Test
  void oneOfMillionsOfDigitsToo() {
    var digits = "9".repeat(2_000_000);
    for (var number : new String[] {digits, "0." + digits, '"' + digits + '"'}) {
      assertThat(Wire.read(said("{\"total\":%s}".formatted(number)), Price.class)).isEmpty();
      assertThat(Wire.read(said("{\"days\":%s}".formatted(number)), Price.class)).isEmpty();
    }
  }

  @Test
  void whatIsNotReadSpoilsNothing() {
    var digits = "9".repeat(5_000);
    var answer = "{\"other\":%s,\"more\":[1e600000000],\"total\":12.50,\"number\":%s}";
    var read = Wire.read(said(answer.formatted(digits, digits)), Price.class).orElseThrow();
    assertThat(read.total()).isEqualByComparingTo("12.50");
    assertThat(read.number()).isEqualTo(digits);
  }

  @Test
  void nobodyIsLeftAloneForYears() {
    for (var wait : new String[] {"2147483647", "Tue, 31 Dec 2199 23:59:59 GMT"}) {
      assertThat(new Said(429, Map.of("retry-after", wait), new byte[0]).retryAfter(Instant.EPOCH))
          .contains(Duration.ofDays(1));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          120 | 120000
          2.0 | 2000
          0.5 | 500
          0 | 0
          30, 30 | 30000
          99999999999999 | 86400000
          Sat, 28 Nov 2026 05:00:30 GMT | 30000
          Saturday, 28-Nov-26 05:00:30 GMT | 30000
          Sat Nov 28 05:00:30 2026 | 30000
          Sat, 28 Nov 2026 05:00:30 UTC | 30000
          2026-11-28T06:00:30+01:00 | 30000
          Sat, 28 Nov 2026 04:00:00 GMT | 0
          """)
  void thePauseIsReadAsServersWriteIt(String header, long millis) {
    var said = new Said(429, Map.of("retry-after", header), new byte[0]);
    assertThat(said.retryAfter(Instant.parse("2026-11-28T05:00:00Z")))
        .contains(Duration.ofMillis(millis));
  }

  @Test
  void whatIsNoPauseIsNone() {
    for (var header : new String[] {"", "soon", "-5", "1e9", "5s", "9".repeat(500)}) {
      var said = new Said(429, Map.of("retry-after", header), new byte[0]);
      assertThat(said.retryAfter(Instant.EPOCH)).as(header).isEmpty();
    }
  }

  private static Said said(String body) {
    return new Said(200, Map.of(), body.getBytes(StandardCharsets.UTF_8));
  }
}

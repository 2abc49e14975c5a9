package dev.quayside.engine.base.number;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.number.NumberReading.Exact;
import dev.quayside.engine.base.number.NumberReading.None;
import dev.quayside.engine.base.number.NumberReading.TwoWays;
import java.math.BigDecimal;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberStyleTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        // language | typed | read
        "en-US | 2,000 | 2000",
        "en-US | 2.000 | 2",
        "en-US | 1,234.50 | 1234.5",
        "en-US | 1,234,567 | 1234567",
        "en-US | 2 000 | 2000",
        "en-US | 2'000.50 | 2000.5",
        "en-US | 1.234,50 | 1234.5",
        "en-US | 12,5 | 12.5",
        "en-US | 0,125 | 0.125",
        "es-MX | 2,000 | 2000",
        "es-US | 2,000 | 2000",
        "es-ES | 2.000 | 2000",
        "es-ES | 2,000 | 2",
        "es-ES | 1.234,50 | 1234.5",
        "es-ES | 2 000,5 | 2000.5",
        "es-ES | 12.5 | 12.5",
        "de-DE | 2.000 | 2000",
        "de-DE | 1.234.567 | 1234567",
        "de-DE | 2,000 | 2",
        "de-DE | 1.234,50 | 1234.5",
        "de-DE | 2 000 | 2000",
        "de-CH | 2’000.50 | 2000.5",
        "de-CH | 2'000 | 2000",
        "fr-FR | 2\u202f000,50 | 2000.5",
        "fr-FR | 2\u00a0000 | 2000",
        "fr-FR | 2 000 000 | 2000000",
        "fr-FR | 2.000 | 2000",
        "fr-FR | 2,000 | 2",
      })
  void aNumberIsReadAsTheLanguageWritesIt(String language, String typed, BigDecimal read) {
    var reading = NumberStyle.of(Locale.forLanguageTag(language)).read(typed);
    assertThat(reading.certain().orElseThrow()).isEqualByComparingTo(read);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2,000", "2.000", "125,000", "1.250", "-3,500"})
  void whatReadsTwoWaysIsNotGuessed(String typed) {
    assertThat(NumberStyle.UNKNOWN.read(typed)).isInstanceOf(TwoWays.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1,234.50 | 1234.5",
        "1.234,50 | 1234.5",
        "12,5 | 12.5",
        "12.5 | 12.5",
        "1,2345 | 1.2345",
        "0.125 | 0.125",
        "1234,567 | 1234.567",
        "1 234,567 | 1234.567",
        "2000 | 2000",
        ".5 | 0.5",
        "5. | 5",
        "-12,5 | -12.5",
      })
  void whatReadsOneWayIsReadInAnyStyle(String typed, BigDecimal read) {
    for (var style : NumberStyle.values()) {
      assertThat(style.read(typed).certain().orElseThrow()).isEqualByComparingTo(read);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "two",
        "1e9",
        "1.2.3",
        "-",
        ".",
        ",",
        "--1",
        "12 lb",
        "1,23,456",
        "1 23",
        "1.234,567.8",
        "12 34",
        "1 2,5",
        "12,34.5",
        "0x10",
        "١٢",
        "1.234 567",
        "1 234.567 8",
        "2,,000"
      })
  void anythingElseIsNoNumber(String typed) {
    for (var style : NumberStyle.values()) {
      assertThat(style.read(typed)).isEqualTo(None.NONE);
    }
  }

  @Test
  void whatIsLongerThanAnyNumberIsNoneAtOnce() {
    for (var style : NumberStyle.values()) {
      assertThat(style.read("9".repeat(2_000_000))).isEqualTo(None.NONE);
      assertThat(style.read("1" + " ".repeat(2_000_000) + "1")).isEqualTo(None.NONE);
      assertThat(style.read("1" + ",000".repeat(500_000))).isEqualTo(None.NONE);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2.00, POINT",
    "'2,00', COMMA",
    "'1.234,56', COMMA",
    "'1,234.56', POINT",
    "1.234.567, COMMA",
    "'1,234,567', POINT",
    "1.250, UNKNOWN",
    "1250, UNKNOWN"
  })
  void aNumberProvesTheStyleOnlyItCanBeOf(String text, NumberStyle proved) {
    for (var style : NumberStyle.values()) {
      if (style.read(text) instanceof Exact(_, var proves)) {
        assertThat(proves).isEqualTo(proved);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsWrittenIsReadAsTheSameNumber(NumberStyle style) {
    for (var number :
        new String[] {"2", "2000", "1.125", "0.125", "12.5", "-1.125", "1000.125", "0"}) {
      var exact = new BigDecimal(number);
      assertThat(style.read(style.write(exact)).certain().orElseThrow())
          .isEqualByComparingTo(exact);
      assertThat(style.read(style.write(exact, 2)).certain().orElseThrow())
          .isEqualByComparingTo(exact);
    }
    assertThat(NumberStyle.POINT.write(new BigDecimal("1.1250"))).isEqualTo("1.125");
    assertThat(NumberStyle.UNKNOWN.write(new BigDecimal("1.125"))).isEqualTo("1.1250");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "POINT | 2000 | 2,000 | 2,000.00",
        "COMMA | 2000 | 2.000 | 2.000,00",
        "UNKNOWN | 2000 | 2000 | 2000.00",
        "POINT | 1234567.5 | 1,234,567.5 | 1,234,567.50",
        "COMMA | -1234.5 | -1.234,5 | -1.234,50",
        "UNKNOWN | 0.125 | 0.125 | 0.125",
        "COMMA | 0.1255 | 0,1255 | 0,1255",
        "POINT | 0.00 | 0 | 0.00",
      })
  void aNumberIsWrittenAsTheStyleGroupsIt(
      NumberStyle style, BigDecimal number, String plain, String money) {
    assertThat(style.write(number)).isEqualTo(plain);
    assertThat(style.write(number, 2)).isEqualTo(money);
  }

  @Test
  void onlyAWholeNumberCounts() {
    assertThat(NumberStyle.POINT.read("1,000").whole()).contains(1000);
    assertThat(NumberStyle.POINT.read("2.0").whole()).contains(2);
    assertThat(NumberStyle.POINT.read("1.5").whole()).isEmpty();
    assertThat(NumberStyle.POINT.read("99999999999").whole()).isEmpty();
    assertThat(NumberStyle.UNKNOWN.read("1,000").whole()).isEmpty();
  }

  @Test
  void aRefusalNamesBothReadingsAsTheyCanBeWritten() {
    var reading = (TwoWays) NumberStyle.UNKNOWN.read("2,000");
    assertThat(reading.message().sentence())
        .isEqualTo("'2,000' can be 2000 or 2.00: write one of the two");
    assertThat(NumberStyle.UNKNOWN.read(reading.decimal().setScale(2).toPlainString()).certain())
        .isPresent();
    assertThat(((TwoWays) NumberStyle.UNKNOWN.read("1.125")).message().sentence())
        .contains("1125 or 1.1250");
  }

  @Test
  void twoLanguagesThatDifferLeaveItOpen() {
    assertThat(NumberStyle.POINT.or(NumberStyle.POINT)).isEqualTo(NumberStyle.POINT);
    assertThat(NumberStyle.POINT.or(NumberStyle.COMMA)).isEqualTo(NumberStyle.UNKNOWN);
  }
}

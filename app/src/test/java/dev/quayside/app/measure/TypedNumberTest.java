package dev.quayside.app.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.problem.AppWords;
import dev.quayside.engine.base.number.NumberStyle;
import java.math.BigDecimal;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// `2,000` typed as money was $2.00.
class TypedNumberTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        // country's language | typed | read | shown when it is left
        "en-US | 2,000 | 2000 | 2,000.00",
        "en-US | 2000 | 2000 | 2,000.00",
        "en-US | 1,234,567.5 | 1234567.5 | 1,234,567.50",
        "en-US | 12,5 | 12.5 | 12.50",
        "en-US | 2'000 | 2000 | 2,000.00",
        "en-US | 2 000.5 | 2000.5 | 2,000.50",
        "en-US | .5 | 0.5 | 0.50",
        "en-US | 1.125 | 1.125 | 1.125",
        "es-US | 2,000 | 2000 | 2,000.00",
        "es-MX | 2,000.50 | 2000.5 | 2,000.50",
        "es-ES | 2.000 | 2000 | 2.000,00",
        "es-ES | 2,000 | 2 | 2,00",
        "es-ES | 2\u00a0000,5 | 2000.5 | 2.000,50",
        "de-DE | 1.234,56 | 1234.56 | 1.234,56",
        "de-DE | 2.000 | 2000 | 2.000,00",
        "de-CH | 2’000.50 | 2000.5 | 2,000.50",
        "fr-FR | 2\u202f000,50 | 2000.5 | 2.000,50",
        "fr-FR | 2\u00a0000 | 2000 | 2.000,00",
        "fr-FR | 2 000 | 2000 | 2.000,00",
      })
  void aNumberIsReadAsItIsWrittenThereAndShownAsItWasRead(
      String language, String typed, BigDecimal read, String shown) {
    var number = money(NumberStyle.of(Locale.forLanguageTag(language)), typed);
    assertThat(number.value()).isEqualByComparingTo(read);
    number.tidy();
    assertThat(number.get()).isEqualTo(shown);
    assertThat(number.value()).isEqualByComparingTo(read);
    assertThat(number.fault()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      delimiter = '|',
      value = {
        "1.250 | '1.250' can be 1250 or 1.25: write one of the two",
        "2,000 | '2,000' can be 2000 or 2.00: write one of the two",
      })
  void whatReadsTwoWaysIsRefusedWithBoth(String typed, String words) {
    var number = money(NumberStyle.UNKNOWN, typed);
    assertThat(number.value()).isNull();
    assertThat(new Texts(Language.ENGLISH).of(number.fault().orElseThrow())).isEqualTo(words);
    number.tidy();
    assertThat(number.get()).isEqualTo(typed);
  }

  @Test
  void aRefusalIsInTheLanguageOfTheWindow() {
    var fault = money(NumberStyle.UNKNOWN, "1.250").fault().orElseThrow();
    assertThat(new Texts(Language.SPANISH).of(fault))
        .isEqualTo("'1.250' puede ser 1250 o 1.25: escriba uno de los dos");
  }

  @ParameterizedTest
  @ValueSource(strings = {"two", "1e9", "1.2.3", "-", "12 lb", "1000000000", "1.0000000001", "١٢"})
  void anythingElseIsNoNumberAndStaysAsItWasTyped(String typed) {
    var number = money(NumberStyle.POINT, typed);
    assertThat(number.fault().orElseThrow().is(AppWords.NOT_A_NUMBER)).isTrue();
    number.tidy();
    assertThat(number.get()).isEqualTo(typed);
  }

  @Test
  void nothingIsNoFault() {
    assertThat(money(NumberStyle.POINT, " ").fault()).isEmpty();
    assertThat(money(NumberStyle.POINT, " ").value()).isNull();
  }

  @Test
  void aNumberStaysTheSameInAnotherLanguage() {
    var number = new TypedNumber();
    number.show(new BigDecimal("1250.5"));
    assertThat(number.get()).isEqualTo("1250.5");
    number.in(NumberStyle.COMMA);
    assertThat(number.get()).isEqualTo("1.250,5");
    number.in(NumberStyle.POINT);
    assertThat(number.get()).isEqualTo("1,250.5");
  }

  @Test
  void whatWasNoNumberIsReadAnewInAnotherLanguage() {
    var number = money(NumberStyle.UNKNOWN, "2,000");
    var heard = new boolean[1];
    number.addListener(_ -> heard[0] = true);
    number.in(NumberStyle.POINT);
    assertThat(number.value()).isEqualByComparingTo("2000");
    assertThat(heard[0]).isTrue();
  }

  @Test
  void zerosAtItsEndMakeNoOtherNumber() {
    assertThat(money(NumberStyle.POINT, "2,000.00").value()).isEqualTo(new BigDecimal("2000"));
    assertThat(money(NumberStyle.POINT, "1.50").value()).isEqualTo(new BigDecimal("1.5"));
    assertThat(money(NumberStyle.POINT, "2.0").whole()).isEqualTo(2);
    assertThat(money(NumberStyle.POINT, "2.5").whole()).isNull();
  }

  @ParameterizedTest
  @CsvSource({
    "ENGLISH, en-US, POINT",
    "ENGLISH, en, POINT",
    "ENGLISH, en-CA, POINT",
    "ENGLISH, de-DE, UNKNOWN",
    "ENGLISH, en-DE, UNKNOWN",
    "SPANISH, es-US, POINT",
    "SPANISH, es-MX, POINT",
    "SPANISH, en-US, POINT",
    "SPANISH, es-ES, UNKNOWN",
    "SPANISH, es, UNKNOWN",
    "SPANISH, en, UNKNOWN",
  })
  void whereTheWindowAndTheCountryDifferNothingIsGuessed(
      Language language, String system, NumberStyle style) {
    assertThat(language.numbers(Locale.forLanguageTag(system))).isEqualTo(style);
  }

  @Test
  void whereItIsOpenANumberOfThreeDecimalsIsShownSoThatItReadsOneWay() {
    var number = new TypedNumber();
    number.show(new BigDecimal("1.125"));
    assertThat(number.get()).isEqualTo("1.1250");
    assertThat(number.value()).isEqualByComparingTo("1.125");
  }

  @Test
  void whatItShowsItTakesHoweverManyDecimalsItCameWith() {
    for (var style : NumberStyle.values()) {
      var number = new TypedNumber();
      number.in(style);
      number.show(new BigDecimal("3.27396194958041123"));
      assertThat(number.fault()).as(style.name()).isEmpty();
      assertThat(number.value()).isEqualByComparingTo("3.273961950");
    }
  }

  private static TypedNumber money(NumberStyle style, String typed) {
    var number = TypedNumber.money();
    number.in(style);
    number.set(typed);
    return number;
  }
}

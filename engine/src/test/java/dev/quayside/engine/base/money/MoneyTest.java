package dev.quayside.engine.base.money;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Currency;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class MoneyTest {

  private static final Currency JPY = Currency.getInstance("JPY");

  static LongStream seeds() {
    return LongStream.range(0, 200);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void addingAndTakingAwayComesBackToTheStart(long seed) {
    var random = new SplittableRandom(seed);
    var a = Money.ofMinor(random.nextLong(-1_000_000_000, 1_000_000_000), Money.USD);
    var b = Money.ofMinor(random.nextLong(-1_000_000_000, 1_000_000_000), Money.USD);

    assertThat(a.plus(b).minus(b)).isEqualTo(a);
    assertThat(a.plus(b)).isEqualTo(b.plus(a));
    assertThat(Money.ofMinor(a.minor(), Money.USD)).isEqualTo(a);
    assertThat(a.amount().scale()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"US,USD", "PR,USD", "CA,CAD", "AU,AUD", "GB,GBP", "DE,EUR", "AQ,USD", "ZZ,USD"})
  void aCountryPaysInItsOwnMoney(String country, String currency) {
    assertThat(Money.currencyOf(country)).hasToString(currency);
  }

  @Test
  void anAmountHasExactlyItsCurrencysDigits() {
    assertThat(Money.usd("12.5").amount().toPlainString()).isEqualTo("12.50");
    assertThat(Money.of("1250", JPY).amount().toPlainString()).isEqualTo("1250");
    assertThatThrownBy(() -> Money.usd("0.005")).isInstanceOf(ArithmeticException.class);
  }

  @Test
  void aShareIsRoundedHalfUp() {
    assertThat(Money.usd("10.00").times(new BigDecimal("0.2655"))).isEqualTo(Money.usd("2.66"));
    assertThat(Money.usd("0.10").times(new BigDecimal("0.25"))).isEqualTo(Money.usd("0.03"));
  }

  @Test
  void currenciesAreNeverMixed() {
    assertThatThrownBy(() -> Money.usd("1").plus(Money.of("1", JPY)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}

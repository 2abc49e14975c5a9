package dev.quayside.app.screen.ship.rates;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Currency;
import java.util.List;
import org.junit.jupiter.api.Test;

class BadgeTest {

  private static final LocalDate TODAY = LocalDate.of(2026, 11, 23);

  @Test
  void theSlowCheapTheMiddleAndTheFastOneEachGetABadge() {
    var slow = rate("ground", "8.50", 5);
    var middle = rate("priority", "9.80", 2);
    var fast = rate("overnight", "42.00", 1);
    assertThat(Badge.among(List.of(slow, middle, fast)))
        .containsEntry(Badge.CHEAPEST, slow)
        .containsEntry(Badge.BEST, middle)
        .containsEntry(Badge.FASTEST, fast);
  }

  @Test
  void amongTheFastTheCheaperIsFastest() {
    var dear = rate("first", "60.00", 1);
    var cheap = rate("saver", "40.00", 1);
    assertThat(Badge.among(List.of(dear, cheap))).containsEntry(Badge.FASTEST, cheap);
  }

  @Test
  void oneOfferCanBeAllOfIt() {
    var good = rate("ground", "8.50", 1);
    var bad = rate("slow", "9.50", 5);
    assertThat(Badge.among(List.of(good, bad)).values()).containsOnly(good).hasSize(3);
  }

  @Test
  void theBestNeverCostsMoreThanOneThatArrivesAsSoon() {
    var slow = rate("ground", "30.00", 5, 6);
    var weekend = rate("two-day", "22.00", 3, 4);
    var dear = rate("express", "22.50", 2, 4);
    assertThat(Badge.among(List.of(slow, weekend, dear))).containsEntry(Badge.BEST, weekend);
  }

  @Test
  void whatIsPricedInAnotherCurrencyGetsNone() {
    var dollars = rate("ground", "8.50", 3);
    var pounds = rate("new", Money.of("5.00", Currency.getInstance("GBP")), 0, 0);
    assertThat(Badge.among(List.of(dollars, pounds)).values()).containsOnly(dollars);
  }

  @Test
  void aLoneOfferIsNothingSpecial() {
    assertThat(Badge.among(List.of(rate("ground", "8.50", 3)))).isEmpty();
  }

  private static Rate rate(String service, String dollars, int days) {
    return rate(service, dollars, days, days);
  }

  /// @param business days in transit
  /// @param calendar days until it arrives
  private static Rate rate(String service, String dollars, int business, int calendar) {
    return rate(service, Money.usd(dollars), business, calendar);
  }

  private static Rate rate(String service, Money amount, int business, int calendar) {
    return new Rate(
        "rate_" + service,
        "ups",
        "UPS",
        new Quote(
            service,
            service,
            amount,
            List.of(new Quote.Charge("base", Message.said(service), amount)),
            "5",
            Weight.ofPounds(1),
            business,
            TODAY.plusDays(calendar),
            false),
        Instant.EPOCH);
  }
}

package dev.quayside.app.screen.ship.rates;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RateRowTest {

  @ParameterizedTest
  @CsvSource({
    "DHL Express, DHL Express 12:00, DHL Express 12:00",
    "DHL Express, DHL Express Domestic 10:30, Domestic 10:30",
    "UPS, UPS Ground, UPS Ground",
    "USPS, USPS Priority Mail, Priority Mail",
    "Veho, Veho Same Day, Same Day",
    "GLS US, Priority Overnight, Priority Overnight"
  })
  void theCarrierIsLeftOutOnlyWhereTheRestSaysEnough(String carrier, String name, String shown) {
    assertThat(row(carrier, name).serviceName()).isEqualTo(shown);
  }

  private static RateRow row(String carrier, String name) {
    var price = Money.usd("7.45");
    var quote =
        new Quote(
            "any",
            name,
            price,
            List.of(new Quote.Charge("base", Message.said(name), price)),
            "3",
            Weight.ofPounds(1),
            1,
            LocalDate.of(2026, 11, 24),
            false);
    return new RateRow(
        new Rate("rate_1", "any", carrier, quote, Instant.EPOCH), List.of(), null, null);
  }
}

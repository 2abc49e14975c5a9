package dev.quayside.app.screen.ship.rates;

import dev.quayside.app.control.Ui;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.shipping.rate.Rate;
import java.time.temporal.ChronoUnit;

/// How much more a rate costs than the cheapest, and how much sooner it arrives.
///
/// @param days calendar days it arrives before the cheapest; 0 for the cheapest itself
public record Gain(Money more, int days) {

  static Gain over(Rate cheapest, Rate rate) {
    return new Gain(
        rate.quote().worth().minus(cheapest.quote().worth()),
        (int)
            ChronoUnit.DAYS.between(rate.quote().deliveryDate(), cheapest.quote().deliveryDate()));
  }

  /// Why the rate is the best, in words.
  String words(Ui ui) {
    return days == 0
        ? ui.text("ship.best.cheapest")
        : ui.text("ship.best.sooner", ui.formats().money(more), days);
  }
}

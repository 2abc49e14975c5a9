package dev.quayside.app.screen.ship.rates;

import dev.quayside.app.control.Ui;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.shipping.rate.Rate;
import java.time.temporal.ChronoUnit;

/// What an offer costs above the cheapest, and what that buys.
///
/// @param days calendar days it arrives before the cheapest; 0 for the cheapest itself
public record Gain(Money more, int days) {

  static Gain over(Rate cheapest, Rate rate) {
    return new Gain(
        rate.quote().amount().minus(cheapest.quote().amount()),
        (int)
            ChronoUnit.DAYS.between(rate.quote().deliveryDate(), cheapest.quote().deliveryDate()));
  }

  /// Why it is the best, to be read.
  String words(Ui ui) {
    return days == 0
        ? ui.text("ship.best.cheapest")
        : ui.text("ship.best.sooner", ui.formats().money(more), days);
  }
}

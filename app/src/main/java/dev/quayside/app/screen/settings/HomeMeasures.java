package dev.quayside.app.screen.settings;

import dev.quayside.app.engine.DefaultSender;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.i18n.Units;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.address.Address;
import java.util.Currency;

/// What sizes, weights and values are typed in: as in the sender's country.
public record HomeMeasures(Units units, Currency currency) {

  /// Waits for the engine, so only off the window's thread.
  public static HomeMeasures of(WorkspaceEngine place) {
    var country = new DefaultSender(place).find().map(Address::country).orElse("");
    return new HomeMeasures(Units.of(country), Money.currencyOf(country));
  }
}

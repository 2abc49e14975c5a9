package dev.quayside.app.screen.ship.form;

import dev.quayside.engine.base.money.Money;
import java.util.Currency;
import java.util.List;
import java.util.stream.Stream;

/// The money a sender pays and insures in.
public final class Account {

  /// What goods are valued in most.
  public static final List<Currency> DECLARED =
      Stream.of("USD", "CAD", "AUD", "EUR", "GBP").map(Currency::getInstance).toList();

  private Account() {}

  /// @param country of the sender; ours are those whose carriers we know
  public static Currency of(String country) {
    return switch (country) {
      case "CA" -> Currency.getInstance("CAD");
      case "AU" -> Currency.getInstance("AUD");
      default -> Money.USD;
    };
  }
}

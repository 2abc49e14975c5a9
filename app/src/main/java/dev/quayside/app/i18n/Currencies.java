package dev.quayside.app.i18n;

import java.util.Currency;
import java.util.List;
import java.util.stream.Stream;

/// The currencies to choose from.
public final class Currencies {

  /// The currencies goods are mostly valued in.
  public static final List<Currency> OF_GOODS =
      Stream.of("USD", "CAD", "AUD", "EUR", "GBP").map(Currency::getInstance).toList();

  private Currencies() {}
}

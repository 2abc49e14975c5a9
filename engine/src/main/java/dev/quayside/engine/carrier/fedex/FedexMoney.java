package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.fedex.wire.FedexWire;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Translates FedEx's currency codes (API reference guide, currency codes).
final class FedexMoney {

  private static final Map<String, String> ISO =
      Map.ofEntries(
          Map.entry("ARN", "ARS"),
          Map.entry("CHP", "CLP"),
          Map.entry("CID", "KYD"),
          Map.entry("DHS", "AED"),
          Map.entry("ECD", "XCD"),
          Map.entry("JAD", "JMD"),
          Map.entry("JYE", "JPY"),
          Map.entry("KUD", "KWD"),
          Map.entry("NMP", "MXN"),
          Map.entry("NTD", "TWD"),
          Map.entry("RDD", "DOP"),
          Map.entry("SFR", "CHF"),
          Map.entry("SID", "SGD"),
          Map.entry("UKL", "GBP"),
          Map.entry("WON", "KRW"));

  private static final Map<String, String> FEDEX =
      ISO.entrySet().stream().collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));

  private FedexMoney() {}

  static FedexWire.Amount amount(Money money) {
    var iso = money.currency().getCurrencyCode();
    return new FedexWire.Amount(money.amount(), FEDEX.getOrDefault(iso, iso));
  }

  /// The amount; empty when amount or currency is missing or unknown.
  static Optional<Money> money(@Nullable BigDecimal amount, @Nullable String code) {
    return amount == null
        ? Optional.empty()
        : currency(code).map(currency -> Money.rounded(amount, currency));
  }

  private static Optional<Currency> currency(@Nullable String code) {
    try {
      return Optional.ofNullable(code)
          .map(said -> Currency.getInstance(ISO.getOrDefault(said, said)));
    } catch (IllegalArgumentException unknown) {
      return Optional.empty();
    }
  }
}

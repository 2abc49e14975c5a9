package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.dhl_express.DhlAnswerWire.Line;
import dev.quayside.engine.carrier.dhl_express.DhlAnswerWire.Price;
import dev.quayside.engine.carrier.dhl_express.DhlAnswerWire.Product;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The amount an account is billed, among the currencies in which DHL states a price.
final class DhlPrices {

  private static final String BILLED = "BILLC";
  private static final String TAXES = "STTXA";
  private static final String FUEL = "FF";

  private DhlPrices() {}

  /// The price in the account's currency with taxes; empty when there is none.
  static Optional<Money> billed(@Nullable List<Price> prices) {
    return Absent.toEmpty(prices).stream()
        .filter(each -> BILLED.equals(each.currencyType()))
        .flatMap(each -> money(each).stream())
        .findFirst();
  }

  /// An amount; empty for a price of zero, which accounts without an agreement get.
  private static Optional<Money> money(Price said) {
    var amount = said.price();
    var code = said.priceCurrency();
    if (amount == null || amount.signum() <= 0 || code == null) {
      return Optional.empty();
    }
    return Currency.getAvailableCurrencies().stream()
        .filter(each -> each.getCurrencyCode().equals(code))
        .findFirst()
        .map(currency -> Money.rounded(amount, currency));
  }

  /// The parts DHL lists; its taxes, which are not among them, as another part, and the rest of the
  /// total as a last one.
  static List<Charge> parts(Product product, Money total) {
    var parts = new ArrayList<Charge>();
    lines(product).forEach(line -> add(parts, code(line), name(line), line.price(), total));
    var taxes = Money.rounded(taxes(product), total.currency());
    if (sum(parts, total).plus(taxes).equals(total)) {
      add(parts, "tax", "Tax", taxes.amount(), total);
    }
    add(parts, "other", "Other", total.minus(sum(parts, total)).amount(), total);
    return parts;
  }

  private static void add(
      List<Charge> parts, String code, String name, @Nullable BigDecimal amount, Money total) {
    if (amount != null && amount.signum() != 0) {
      parts.add(new Charge(code, Message.said(name), Money.rounded(amount, total.currency())));
    }
  }

  private static Money sum(List<Charge> parts, Money total) {
    return parts.stream().map(Charge::amount).reduce(Money.zero(total.currency()), Money::plus);
  }

  private static Stream<Line> lines(Product product) {
    return Absent.toEmpty(product.detailedPriceBreakdown()).stream()
        .filter(each -> BILLED.equals(each.currencyType()))
        .limit(1)
        .flatMap(each -> Stream.ofNullable(each.breakdown()))
        .flatMap(List::stream);
  }

  private static BigDecimal taxes(Product product) {
    return Absent.toEmpty(product.totalPriceBreakdown()).stream()
        .filter(each -> BILLED.equals(each.currencyType()))
        .flatMap(each -> Stream.ofNullable(each.priceBreakdown()))
        .flatMap(List::stream)
        .filter(each -> VendorText.isCode(TAXES, each.typeCode()))
        .flatMap(each -> Stream.ofNullable(each.price()))
        .findFirst()
        .orElse(BigDecimal.ZERO);
  }

  /// The code of a part. The product itself is the one without a two-letter service code.
  private static String code(Line line) {
    var code = Absent.toEmpty(line.serviceCode());
    if (code.equals(FUEL)) {
      return "fuel";
    }
    return code.length() == 2 ? code.toLowerCase(Locale.ROOT) : "base";
  }

  private static String name(Line line) {
    return Objects.requireNonNullElse(line.name(), "Base");
  }
}

package dev.quayside.engine.source.kind;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.HtmlText;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.buyer.ItemOption;
import dev.quayside.engine.order.origin.ShopLine;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What shops' lines have in common.
public final class ShopItems {

  private static final BigDecimal GRAMS_A_KILO = BigDecimal.valueOf(1000);
  private static final BigDecimal OUNCES_A_POUND = BigDecimal.valueOf(16);

  private static final BigDecimal LEAST = new BigDecimal("0.01");

  private ShopItems() {}

  /// A line of a shop.
  ///
  /// @param value of one piece
  /// @param weight of one piece; null when it is not known
  public static OrderItem item(
      ShopLine line,
      @Nullable String sku,
      @Nullable String name,
      int quantity,
      @Nullable Money value,
      @Nullable Weight weight,
      @Nullable String barcode) {
    return new OrderItem(
        blank(sku),
        blank(name),
        quantity,
        value,
        weight,
        null,
        null,
        blank(barcode),
        Set.of(),
        line);
  }

  /// What a shop calls a choice of the buyer's and what was chosen; nothing for an empty one. What
  /// is longer than ours is cut.
  public static Stream<ItemOption> option(String name, String value) {
    var chosen = HtmlText.words(value);
    return chosen.isEmpty()
        ? Stream.empty()
        : Stream.of(
            new ItemOption(
                cut(HtmlText.decoded(name), ItemOption.LONGEST_NAME),
                cut(chosen, ItemOption.LONGEST_VALUE)));
  }

  private static String cut(String text, int most) {
    return text.length() > most ? text.substring(0, most) : text;
  }

  /// As shops write units: `kg`, `Pounds`, `GRAMS`, `oz`. Zero is unknown, and so is what is
  /// weighed in anything else. To a hundredth of an ounce, a quarter of a gram, which no scale at a
  /// desk shows; what weighs anything weighs that much.
  public static @Nullable Weight weight(@Nullable BigDecimal value, String unit) {
    if (value == null || value.signum() <= 0) {
      return null;
    }
    return ounces(value, unit)
        .map(ounces -> new Weight(ounces.setScale(2, RoundingMode.HALF_UP).max(LEAST)))
        .map(ShopItems::bare)
        .orElse(null);
  }

  private static Weight bare(Weight weight) {
    var bare = weight.ounces().stripTrailingZeros();
    return new Weight(bare.setScale(Math.max(0, bare.scale())));
  }

  private static Optional<BigDecimal> ounces(BigDecimal value, String unit) {
    return switch (unit.strip().toLowerCase(Locale.ROOT)) {
      case "kg", "kilogram", "kilograms" ->
          Optional.of(Weight.ofGrams(value.multiply(GRAMS_A_KILO)).ounces());
      case "g", "gm", "gram", "grams" -> Optional.of(Weight.ofGrams(value).ounces());
      case "lb", "lbs", "pound", "pounds" -> Optional.of(value.multiply(OUNCES_A_POUND));
      case "oz", "ounce", "ounces" -> Optional.of(value);
      default -> Optional.empty();
    };
  }

  /// Of one piece, in the buyer's currency.
  ///
  /// @param total of all of them
  public static @Nullable Money each(@Nullable BigDecimal total, int quantity, String currency) {
    if (total == null || total.signum() < 0 || quantity < 1) {
      return null;
    }
    var each = total.divide(BigDecimal.valueOf(quantity), MathContext.DECIMAL64);
    return currency(currency).map(known -> Money.rounded(each, known)).orElse(null);
  }

  private static Optional<Currency> currency(String code) {
    try {
      return Optional.of(Currency.getInstance(code.strip().toUpperCase(Locale.ROOT)))
          .filter(known -> known.getDefaultFractionDigits() >= 0);
    } catch (IllegalArgumentException unknown) {
      return Optional.empty();
    }
  }

  private static @Nullable String blank(@Nullable String text) {
    return text == null || text.isBlank() ? null : text.strip();
  }
}

package dev.quayside.engine.source.kind;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.HtmlText;
import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.buyer.ItemOption;
import dev.quayside.engine.order.file.cell.UnitOfWeight;
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
        blank(sku == null ? null : HtmlText.decoded(sku)),
        blank(name == null ? null : words(name)),
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
    var chosen = words(value);
    return chosen.isEmpty()
        ? Stream.empty()
        : Stream.of(
            new ItemOption(
                cut(words(name), ItemOption.LONGEST_NAME), cut(chosen, ItemOption.LONGEST_VALUE)));
  }

  /// A text of one line.
  private static String words(String text) {
    return HtmlText.written(text).replaceAll("\\s*[\\r\\n]+\\s*", " ");
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
    return UnitOfWeight.named(Letters.of(unit)).map(known -> known.of(value).ounces());
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

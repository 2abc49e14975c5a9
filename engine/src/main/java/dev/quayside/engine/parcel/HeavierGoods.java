package dev.quayside.engine.parcel;

import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Warns of goods that weigh more than the parcel they are in, which would be paid short.
public final class HeavierGoods {

  /// Ounces that weights in grams may differ by when they are rounded.
  private static final BigDecimal ROUNDING = new BigDecimal("0.1");

  private HeavierGoods() {}

  /// @param goods ounces of all goods whose weight is known
  /// @param parcel its ounces; null when it was not weighed
  /// @return empty when the parcel may hold them
  public static Optional<Message> of(BigDecimal goods, @Nullable BigDecimal parcel) {
    return parcel == null || goods.subtract(parcel).compareTo(ROUNDING) <= 0
        ? Optional.empty()
        : Optional.of(ParcelWords.GOODS_HEAVIER.of(shown(goods), shown(parcel)));
  }

  private static String shown(BigDecimal ounces) {
    return ounces.setScale(1, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
  }
}

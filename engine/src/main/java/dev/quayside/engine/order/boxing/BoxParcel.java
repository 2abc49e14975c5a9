package dev.quayside.engine.order.boxing;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.carton.Load;
import java.math.BigDecimal;
import java.math.RoundingMode;

/// One parcel of a plan.
public record BoxParcel(Box box, Load load) {

  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  /// Of the goods and the empty box.
  public Weight weight() {
    return new Weight(load.ounces().add(box.tare().ounces()));
  }

  public ParcelDraft parcel() {
    return box.parcel(weight());
  }

  /// The part of the inside that the goods take, in per cent with one decimal.
  public BigDecimal fillPercent() {
    return load.cubicInches()
        .multiply(HUNDRED)
        .divide(box.carton().cubicInches(), 1, RoundingMode.HALF_UP);
  }
}

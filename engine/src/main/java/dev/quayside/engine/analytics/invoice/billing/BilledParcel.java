package dev.quayside.engine.analytics.invoice.billing;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// All that an invoice bills under one tracking number.
///
/// @param trackingNumber empty for what is billed for no parcel: a weekly fee, interest
/// @param service as the carrier calls it; empty when it does not say
/// @param weight that it billed; null when it does not say
/// @param dimensions that it measured; null when it does not say
public record BilledParcel(
    String trackingNumber,
    String service,
    @Nullable Weight weight,
    @Nullable Dimensions dimensions,
    List<BilledCharge> charges) {

  public BilledParcel {
    charges = List.copyOf(charges);
  }

  public long minor() {
    return charges.stream().mapToLong(BilledCharge::minor).sum();
  }

  /// With what a further line of the invoice says of it: the heavier weight is the billed one.
  BilledParcel plus(BilledParcel more) {
    var all = new ArrayList<>(charges);
    all.addAll(more.charges);
    return new BilledParcel(
        trackingNumber,
        service.isEmpty() ? more.service : service,
        heavier(more.weight),
        more.dimensions == null ? dimensions : more.dimensions,
        all);
  }

  private @Nullable Weight heavier(@Nullable Weight other) {
    if (weight == null || other == null) {
      return weight == null ? other : weight;
    }
    return other.isMoreThan(weight) ? other : weight;
  }
}

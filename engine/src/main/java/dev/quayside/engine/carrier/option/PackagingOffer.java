package dev.quayside.engine.carrier.option;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.parcel.Packaging;
import org.jspecify.annotations.Nullable;

/// Packaging that a carrier hands out.
///
/// @param name as the carrier writes it
/// @param sides outer sides, as the carrier publishes them
/// @param most the heaviest that may be in it
/// @param flatRateMost the heaviest that its flat price is for; null where it has none
public record PackagingOffer(
    Packaging packaging,
    String name,
    Dimensions sides,
    Weight most,
    @Nullable Weight flatRateMost) {

  public boolean isFlatRate() {
    return flatRateMost != null;
  }
}

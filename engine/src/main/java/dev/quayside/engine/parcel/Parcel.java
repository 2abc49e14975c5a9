package dev.quayside.engine.parcel;

import dev.quayside.engine.measure.Dimensions;
import dev.quayside.engine.measure.Weight;
import dev.quayside.engine.money.Money;
import org.jspecify.annotations.Nullable;

/// One box with what the sender asks for it.
///
/// @param dimensions outer sides in inches; some services need them
/// @param residential whether the door is a home; null lets the carrier decide
public record Parcel(
    Weight weight,
    @Nullable Dimensions dimensions,
    boolean hazmat,
    Signature signature,
    @Nullable Money insuredValue,
    @Nullable Boolean residential) {

  public static Parcel of(Weight weight, @Nullable Dimensions dimensions) {
    return new Parcel(weight, dimensions, false, Signature.NONE, null, null);
  }
}

package dev.quayside.engine.parcel;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import org.jspecify.annotations.Nullable;

/// One box, and what the sender asks for it.
///
/// @param dimensions outer sides in inches; some services need them
/// @param residential whether the door is a home; null lets the carrier decide
/// @param packaging what it is packed in; null in parcels stored before there was a choice, and
///   read as the sender's own package
public record Parcel(
    Weight weight,
    @Nullable Dimensions dimensions,
    boolean hazmat,
    Signature signature,
    @Nullable Money insuredValue,
    @Nullable Boolean residential,
    Packaging packaging) {

  @SuppressWarnings("NullAway") // parcels stored before there was a choice have none
  public Parcel {
    packaging = packaging == null ? Packaging.PACKAGE : packaging;
  }

  /// A parcel in the sender's own packaging.
  public Parcel(
      Weight weight,
      @Nullable Dimensions dimensions,
      boolean hazmat,
      Signature signature,
      @Nullable Money insuredValue,
      @Nullable Boolean residential) {
    this(weight, dimensions, hazmat, signature, insuredValue, residential, Packaging.PACKAGE);
  }

  public static Parcel of(Weight weight, @Nullable Dimensions dimensions) {
    return new Parcel(weight, dimensions, false, Signature.NONE, null, null);
  }

  /// The same parcel with other sides.
  public Parcel with(Dimensions sides) {
    return new Parcel(weight, sides, hazmat, signature, insuredValue, residential, packaging);
  }
}

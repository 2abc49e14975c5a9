package dev.quayside.engine.carrier.option;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Sides;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.parcel.Packaging;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Packaging that a carrier hands out.
///
/// @param name as the carrier writes it
/// @param sides outer sides, as the carrier publishes them
/// @param most the heaviest that may be in it
/// @param flatRateMost the heaviest that its flat price is for; null where it has none
/// @param insides inner sides of each of its forms, for the choice of a box; none for what holds no
///   goods of sides
/// @param mailer whether it lies flat until it is filled
public record PackagingOffer(
    Packaging packaging,
    String name,
    Dimensions sides,
    Weight most,
    @Nullable Weight flatRateMost,
    List<Sides> insides,
    boolean mailer) {

  public PackagingOffer {
    insides = List.copyOf(insides);
  }

  /// One that is never proposed.
  public PackagingOffer(
      Packaging packaging,
      String name,
      Dimensions sides,
      Weight most,
      @Nullable Weight flatRateMost) {
    this(packaging, name, sides, most, flatRateMost, List.of(), false);
  }

  /// A box that can be proposed.
  public PackagingOffer box(List<Sides> others) {
    return new PackagingOffer(packaging, name, sides, most, flatRateMost, others, false);
  }

  /// An envelope that can be proposed, as long and as wide as it is outside.
  public PackagingOffer envelope() {
    return new PackagingOffer(
        packaging, name, sides, most, flatRateMost, List.of(Sides.of(sides)), true);
  }

  public boolean isFlatRate() {
    return flatRateMost != null;
  }
}

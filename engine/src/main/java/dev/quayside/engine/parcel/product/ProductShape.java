package dev.quayside.engine.parcel.product;

import dev.quayside.engine.base.measure.Sides;
import org.jspecify.annotations.Nullable;

/// How one piece goes into a box. A null field was never said.
///
/// @param sides of one piece, the height up
/// @param rotate null for {@link Rotate#ANY}
/// @param soft whether it keeps its volume but not its shape, as a garment; null for false
/// @param alone whether it shares its box with nothing else; null for false
public record ProductShape(
    @Nullable Sides sides,
    @Nullable Rotate rotate,
    @Nullable Boolean soft,
    @Nullable Boolean alone) {

  public static final ProductShape UNKNOWN = new ProductShape(null, null, null, null);

  /// The shape with its missing facts taken from `other`.
  ProductShape or(ProductShape other) {
    return new ProductShape(
        sides == null ? other.sides : sides,
        rotate == null ? other.rotate : rotate,
        soft == null ? other.soft : soft,
        alone == null ? other.alone : alone);
  }
}

package dev.quayside.engine.parcel.preset;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// A box the shop packs in again and again.
///
/// @param name unique in the workspace, ignoring letter case
/// @param packaging the sender's own, or a carrier's with one price whatever it holds
/// @param sides outer sides in inches; null leaves them open
/// @param emptyWeight of the box itself, added to the weight of its contents; null for nothing
/// @param weight of the packed parcel, used when neither it nor its contents are weighed; null for
///   unknown
public record Preset(
    String id,
    String name,
    Material material,
    Packaging packaging,
    @Nullable Dimensions sides,
    @Nullable Weight emptyWeight,
    @Nullable Weight weight) {

  /// A parcel in this box, when the weight of its contents is not known.
  public ParcelDraft applyTo(ParcelDraft parcel) {
    return applyTo(parcel, null);
  }

  /// A parcel in this box. A weighed weight stays; sides and packaging become the box's.
  ///
  /// @param contents weight of the contents, without the box; null when not known
  public ParcelDraft applyTo(ParcelDraft parcel, @Nullable Weight contents) {
    var box = sides;
    return new ParcelDraft(
        parcel.weightOz() == null ? ounces(contents) : parcel.weightOz(),
        box == null ? parcel.lengthIn() : box.length(),
        box == null ? parcel.widthIn() : box.width(),
        box == null ? parcel.heightIn() : box.height(),
        parcel.hazmat(),
        parcel.signature(),
        parcel.insuredValue(),
        parcel.residential(),
        packaging);
  }

  private @Nullable BigDecimal ounces(@Nullable Weight contents) {
    if (contents == null) {
      return weight == null ? null : weight.ounces();
    }
    return (emptyWeight == null ? contents : contents.plus(emptyWeight)).ounces();
  }
}

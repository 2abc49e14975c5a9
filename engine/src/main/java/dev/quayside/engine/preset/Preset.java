package dev.quayside.engine.preset;

import dev.quayside.engine.measure.Dimensions;
import dev.quayside.engine.measure.Weight;
import dev.quayside.engine.parcel.ParcelDraft;
import org.jspecify.annotations.Nullable;

/// A box one packs in again and again.
///
/// @param name unique in the workspace, upper and lower case are the same
/// @param sides outer sides in inches; null leaves them open
/// @param weight of the packed parcel when nobody weighs it; null leaves it open
public record Preset(
    String id,
    String name,
    Packaging packaging,
    @Nullable Dimensions sides,
    @Nullable Weight weight) {

  /// A parcel in this box. A weight that is known stays; sides are the box's.
  public ParcelDraft applyTo(ParcelDraft parcel) {
    var box = sides;
    var usual = weight == null ? null : weight.ounces();
    return new ParcelDraft(
        parcel.weightOz() == null ? usual : parcel.weightOz(),
        box == null ? parcel.lengthIn() : box.length(),
        box == null ? parcel.widthIn() : box.width(),
        box == null ? parcel.heightIn() : box.height(),
        parcel.hazmat(),
        parcel.signature(),
        parcel.insuredValue(),
        parcel.residential());
  }
}

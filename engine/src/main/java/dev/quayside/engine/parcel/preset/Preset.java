package dev.quayside.engine.parcel.preset;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Sides;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A box the shop packs in again and again.
///
/// @param name unique in the workspace, ignoring letter case
/// @param packaging the sender's own, or a carrier's with one price whatever it holds
/// @param sides outer sides in inches; null leaves them open
/// @param emptyWeight of the box itself, added to the weight of its contents; null for nothing
/// @param weight of the packed parcel, used when neither it nor its contents are weighed; null for
///   unknown
/// @param inner sides of the inside in inches, the height up; null for the outer sides
/// @param maxWeight the most it takes, the box itself included; null for no limit of its own
/// @param cost of one such box; null for nothing
/// @param fillPercent the most of the inner volume that its contents may take; null for 92
public record Preset(
    String id,
    String name,
    Material material,
    Packaging packaging,
    @Nullable Dimensions sides,
    @Nullable Weight emptyWeight,
    @Nullable Weight weight,
    @Nullable Sides inner,
    @Nullable Weight maxWeight,
    @Nullable Money cost,
    @Nullable BigDecimal fillPercent) {

  /// What goods in a box leave empty even when they are packed well.
  public static final BigDecimal USUAL_FILL = BigDecimal.valueOf(92);

  /// In place of a preset's name: the box that costs least for what goes into it.
  public static final String AUTO = "auto";

  /// A box of which only carriers know something.
  public Preset(
      String id,
      String name,
      Material material,
      Packaging packaging,
      @Nullable Dimensions sides,
      @Nullable Weight emptyWeight,
      @Nullable Weight weight) {
    this(id, name, material, packaging, sides, emptyWeight, weight, null, null, null, null);
  }

  /// Sides of the inside in inches, the height up; empty when no side is known.
  public Optional<Sides> insides() {
    return Optional.ofNullable(inner).or(() -> Optional.ofNullable(sides).map(Sides::of));
  }

  /// The most of the inner volume that its contents may take, in per cent.
  public BigDecimal fill() {
    return fillPercent == null ? USUAL_FILL : fillPercent;
  }

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

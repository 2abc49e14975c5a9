package dev.quayside.engine.parcel.preset;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.ParcelWords;
import dev.quayside.engine.parcel.SidesDraft;
import dev.quayside.engine.parcel.Signature;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// A preset as typed, not checked yet: ounces and inches. {@link Preset} says what each field is.
///
/// @param use what decides whether goods go into it, and what it costs
public record PresetDraft(
    String name,
    Material material,
    Packaging packaging,
    @Nullable BigDecimal lengthIn,
    @Nullable BigDecimal widthIn,
    @Nullable BigDecimal heightIn,
    @Nullable BigDecimal emptyOz,
    @Nullable BigDecimal weightOz,
    Use use) {

  private static final int LONGEST_NAME = 60;
  private static final BigDecimal MOST_PERCENT = BigDecimal.valueOf(100);

  /// What decides whether goods go into a box, and what it costs.
  public record Use(
      SidesDraft inner,
      @Nullable BigDecimal maxWeightOz,
      @Nullable Money cost,
      @Nullable BigDecimal fillPercent) {

    public static final Use UNKNOWN = new Use(SidesDraft.NONE, null, null, null);

    static Use of(Preset preset) {
      return new Use(
          SidesDraft.of(preset.inner()),
          preset.maxWeight() == null ? null : preset.maxWeight().ounces(),
          preset.cost(),
          preset.fillPercent());
    }

    private void check(Violations found) {
      inner.check("innerLengthIn", "innerWidthIn", "innerHeightIn", found);
      if (maxWeightOz != null && maxWeightOz.signum() <= 0) {
        found.add("maxWeightOz", FieldWords.MORE_THAN_ZERO);
      }
      if (cost != null && cost.isNegative()) {
        found.add("cost.amount", FieldWords.NOT_NEGATIVE);
      }
      if (fillPercent != null
          && (fillPercent.signum() <= 0 || fillPercent.compareTo(MOST_PERCENT) > 0)) {
        found.add("fillPercent", FieldWords.FROM_1_TO, MOST_PERCENT);
      }
    }
  }

  /// A preset of which only carriers know something.
  public PresetDraft(
      String name,
      Material material,
      Packaging packaging,
      @Nullable BigDecimal lengthIn,
      @Nullable BigDecimal widthIn,
      @Nullable BigDecimal heightIn,
      @Nullable BigDecimal emptyOz,
      @Nullable BigDecimal weightOz) {
    this(name, material, packaging, lengthIn, widthIn, heightIn, emptyOz, weightOz, Use.UNKNOWN);
  }

  /// A preset in the shop's own packaging.
  public static PresetDraft box(String name, @Nullable Dimensions sides) {
    return new PresetDraft(
        name,
        Material.BOX,
        Packaging.PACKAGE,
        sides == null ? null : sides.length(),
        sides == null ? null : sides.width(),
        sides == null ? null : sides.height(),
        null,
        null);
  }

  /// The draft a form starts from when it changes a preset.
  public static PresetDraft of(Preset preset) {
    var box = box(preset.name(), preset.sides());
    return new PresetDraft(
        preset.name(),
        preset.material(),
        preset.packaging(),
        box.lengthIn(),
        box.widthIn(),
        box.heightIn(),
        preset.emptyWeight() == null ? null : preset.emptyWeight().ounces(),
        preset.weight() == null ? null : preset.weight().ounces(),
        Use.of(preset));
  }

  /// Names each field at fault with the names of a parcel's fields.
  public void check(Violations found) {
    found.require("name", name);
    if (name.strip().length() > LONGEST_NAME) {
      found.add("name", FieldWords.MOST_CHARACTERS, LONGEST_NAME);
    }
    if (name.strip().equalsIgnoreCase(Preset.AUTO)) {
      found.add("name", ParcelWords.PRESET_AUTO, Preset.AUTO);
    }
    parcel(weightOz).checkKnown("parcel", found);
    if (emptyOz != null && emptyOz.signum() < 0) {
      found.add("emptyWeightOz", FieldWords.NOT_NEGATIVE);
    }
    use.check(found);
  }

  /// The preset, once {@link #check} has found nothing.
  Preset value(String id) {
    return new Preset(
        id,
        name.strip(),
        material,
        packaging,
        lengthIn == null || widthIn == null || heightIn == null
            ? null
            : new Dimensions(lengthIn, widthIn, heightIn),
        emptyOz == null ? null : new Weight(emptyOz),
        weightOz == null ? null : new Weight(weightOz),
        use.inner().value(),
        use.maxWeightOz() == null ? null : new Weight(use.maxWeightOz()),
        use.cost(),
        use.fillPercent());
  }

  private ParcelDraft parcel(@Nullable BigDecimal ounces) {
    return new ParcelDraft(
        ounces, lengthIn, widthIn, heightIn, false, Signature.NONE, null, null, packaging);
  }
}

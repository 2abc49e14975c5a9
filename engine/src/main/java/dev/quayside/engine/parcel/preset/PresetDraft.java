package dev.quayside.engine.parcel.preset;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// A preset as typed, not checked yet: ounces and inches. {@link Preset} says what each field is.
public record PresetDraft(
    String name,
    Material material,
    Packaging packaging,
    @Nullable BigDecimal lengthIn,
    @Nullable BigDecimal widthIn,
    @Nullable BigDecimal heightIn,
    @Nullable BigDecimal emptyOz,
    @Nullable BigDecimal weightOz) {

  private static final int LONGEST_NAME = 60;

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
        preset.weight() == null ? null : preset.weight().ounces());
  }

  /// Names each field at fault with the names of a parcel's fields.
  public void check(Violations found) {
    found.require("name", name);
    if (name.strip().length() > LONGEST_NAME) {
      found.add("name", FieldWords.MOST_CHARACTERS, LONGEST_NAME);
    }
    parcel(weightOz).checkKnown("parcel", found);
    if (emptyOz != null && emptyOz.signum() < 0) {
      found.add("emptyWeightOz", FieldWords.NOT_NEGATIVE);
    }
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
        weightOz == null ? null : new Weight(weightOz));
  }

  private ParcelDraft parcel(@Nullable BigDecimal ounces) {
    return new ParcelDraft(
        ounces, lengthIn, widthIn, heightIn, false, Signature.NONE, null, null, packaging);
  }
}

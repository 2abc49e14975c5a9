package dev.quayside.engine.parcel;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// A parcel as typed, not checked yet: ounces and inches.
public record ParcelDraft(
    @Nullable BigDecimal weightOz,
    @Nullable BigDecimal lengthIn,
    @Nullable BigDecimal widthIn,
    @Nullable BigDecimal heightIn,
    boolean hazmat,
    Signature signature,
    @Nullable Money insuredValue,
    @Nullable Boolean residential,
    Packaging packaging) {

  @SuppressWarnings("NullAway") // drafts kept before there was a choice have none
  public ParcelDraft {
    packaging = packaging == null ? Packaging.PACKAGE : packaging;
  }

  /// A parcel in the sender's own packaging.
  public ParcelDraft(
      @Nullable BigDecimal weightOz,
      @Nullable BigDecimal lengthIn,
      @Nullable BigDecimal widthIn,
      @Nullable BigDecimal heightIn,
      boolean hazmat,
      Signature signature,
      @Nullable Money insuredValue,
      @Nullable Boolean residential) {
    this(
        weightOz,
        lengthIn,
        widthIn,
        heightIn,
        hazmat,
        signature,
        insuredValue,
        residential,
        Packaging.PACKAGE);
  }

  /// A parcel without signature, insurance or hazardous goods.
  public ParcelDraft(
      @Nullable BigDecimal weightOz,
      @Nullable BigDecimal lengthIn,
      @Nullable BigDecimal widthIn,
      @Nullable BigDecimal heightIn) {
    this(weightOz, lengthIn, widthIn, heightIn, false, Signature.NONE, null, null);
  }

  public static ParcelDraft of(Parcel parcel) {
    var sides = parcel.dimensions();
    return new ParcelDraft(
        parcel.weight().ounces(),
        sides == null ? null : sides.length(),
        sides == null ? null : sides.width(),
        sides == null ? null : sides.height(),
        parcel.hazmat(),
        parcel.signature(),
        parcel.insuredValue(),
        parcel.residential(),
        parcel.packaging());
  }

  /// One tonne and about ten metres: anything larger is a typing error, not a parcel.
  static final BigDecimal HEAVIEST_OZ = new BigDecimal("35274");

  static final BigDecimal LONGEST_IN = new BigDecimal("400");

  /// What no scale and no ruler of a warehouse shows: a slip of arithmetic, not a parcel.
  public static final BigDecimal LEAST = new BigDecimal("0.001");

  public void check(String path, Violations found) {
    if (weightOz == null) {
      found.add(path + ".weightOz", FieldWords.REQUIRED);
    }
    checkKnown(path, found);
  }

  /// Checks only what is filled in: some of the parcel may not be known yet.
  public void checkKnown(String path, Violations found) {
    checkWeight(path + ".weightOz", found);
    new SidesDraft(lengthIn, widthIn, heightIn)
        .check(path + ".lengthIn", path + ".widthIn", path + ".heightIn", found);
    if (insuredValue != null && insuredValue.isNegative()) {
      found.add(path + ".insuredValue.amount", FieldWords.NOT_NEGATIVE);
    }
  }

  public void checkWeight(String field, Violations found) {
    if (weightOz != null && weightOz.signum() <= 0) {
      found.add(field, FieldWords.MORE_THAN_ZERO);
    } else if (weightOz != null && weightOz.compareTo(LEAST) < 0) {
      found.add(field, FieldWords.AT_LEAST, LEAST);
    } else if (weightOz != null && weightOz.compareTo(HEAVIEST_OZ) > 0) {
      found.add(field, ParcelWords.MOST_OUNCES, HEAVIEST_OZ);
    }
  }

  /// The same parcel with another weight.
  public ParcelDraft weighing(@Nullable BigDecimal ounces) {
    return new ParcelDraft(
        ounces,
        lengthIn,
        widthIn,
        heightIn,
        hazmat,
        signature,
        insuredValue,
        residential,
        packaging);
  }

  /// The parcel, once {@link #check} has found nothing.
  @SuppressWarnings("NullAway") // check() has seen the weight
  public Parcel value() {
    return new Parcel(
        new Weight(weightOz),
        dimensions(),
        hazmat,
        signature,
        insuredValue,
        residential,
        packaging);
  }

  /// The parcel, with weight and sides taken from `other` where they are missing, once {@link
  /// #checkKnown} has found nothing.
  public Parcel completedBy(Parcel other) {
    var sides = dimensions();
    return new Parcel(
        weightOz == null ? other.weight() : new Weight(weightOz),
        sides == null && !packaging.isFlatRate() ? other.dimensions() : sides,
        hazmat,
        signature,
        insuredValue,
        residential,
        packaging);
  }

  /// All three sides or none: two sides say nothing about a box.
  private @Nullable Dimensions dimensions() {
    return lengthIn == null || widthIn == null || heightIn == null
        ? null
        : new Dimensions(lengthIn, widthIn, heightIn);
  }
}

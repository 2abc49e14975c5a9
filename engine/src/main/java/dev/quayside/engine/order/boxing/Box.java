package dev.quayside.engine.order.boxing;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Sides;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.carton.Carton;
import dev.quayside.engine.parcel.preset.Material;
import dev.quayside.engine.parcel.preset.Preset;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A box to choose: one of the shop's presets, or a carrier's own that costs nothing.
///
/// @param preset null for a carrier's own
/// @param carton what decides what fits
/// @param outer what decides the price; null when it is not known, or does not matter
/// @param tare of the empty box
/// @param cost null for nothing
public record Box(
    @Nullable Preset preset,
    Packaging packaging,
    Carton carton,
    @Nullable Dimensions outer,
    Weight tare,
    @Nullable Money cost) {

  private static final Weight NOTHING = new Weight(BigDecimal.ZERO);

  /// @return empty for a preset whose inside is not known
  static Optional<Box> of(Preset preset) {
    return preset
        .insides()
        .or(() -> CarrierBox.of(preset.packaging()).map(CarrierBox::inside))
        .map(inside -> of(preset, inside));
  }

  private static Box of(Preset preset, Sides inside) {
    var tare = preset.emptyWeight() == null ? NOTHING : preset.emptyWeight();
    var most =
        CarrierBox.of(preset.packaging())
            .map(CarrierBox::most)
            .filter(limit -> preset.maxWeight() == null || preset.maxWeight().isMoreThan(limit))
            .orElse(preset.maxWeight());
    boolean isMailer =
        preset.material() == Material.ENVELOPE
            || preset.material() == Material.SOFT_PACK
            || CarrierBox.of(preset.packaging()).map(CarrierBox::mailer).orElse(false);
    return new Box(
        preset,
        preset.packaging(),
        carton(inside, isMailer, contents(most, tare), preset.fill()),
        preset.sides(),
        tare,
        preset.cost());
  }

  static Box of(CarrierBox box) {
    return new Box(
        null,
        box.packaging(),
        carton(box.inside(), box.mailer(), box.most().ounces(), Preset.USUAL_FILL),
        box.outer(),
        NOTHING,
        null);
  }

  private static Carton carton(
      Sides inside, boolean isMailer, @Nullable BigDecimal most, BigDecimal fill) {
    return new Carton(inside.length(), inside.width(), inside.height(), isMailer, most, fill);
  }

  /// Ounces that goods may weigh in it.
  private static @Nullable BigDecimal contents(@Nullable Weight most, Weight tare) {
    return most == null ? null : most.ounces().subtract(tare.ounces()).max(BigDecimal.ZERO);
  }

  /// Whether it has one price whatever it holds.
  boolean isFlatRate() {
    return packaging.isFlatRate();
  }

  /// The parcel it makes.
  ///
  /// @param weight of goods and box
  public ParcelDraft parcel(Weight weight) {
    return new ParcelDraft(
        weight.ounces(),
        outer == null ? null : outer.length(),
        outer == null ? null : outer.width(),
        outer == null ? null : outer.height(),
        false,
        Signature.NONE,
        null,
        null,
        packaging);
  }
}

package dev.quayside.engine.order.boxing;

import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.preset.Preset;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The box that just these goods went in most.
///
/// @param preset the workspace's preset of that box; null when it has none, or a carrier gives it
/// @param parcel in that box, with what it weighs as far as that is known
/// @param goodsOz what it weighs without the box; null when not known
public record UsualBox(@Nullable Preset preset, ParcelDraft parcel, @Nullable BigDecimal goodsOz) {

  static UsualBox of(BoxKind kind, List<Preset> presets, OrderDetails details) {
    var goods = details.weight().orElse(null);
    var ounces = goods == null ? null : goods.ounces();
    return presets.stream()
        .filter(kind::isOf)
        .findFirst()
        .map(preset -> new UsualBox(preset, preset.applyTo(details.parcel(), goods), ounces))
        .orElseGet(
            () -> new UsualBox(null, kind.parcel(details.parcel().weighing(ounces)), ounces));
  }
}

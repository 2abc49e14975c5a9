package dev.quayside.engine.order.boxing.api;

import dev.quayside.engine.order.boxing.BoxOffer;
import dev.quayside.engine.order.boxing.BoxParcel;
import dev.quayside.engine.order.boxing.BoxPlan;
import dev.quayside.engine.parcel.carton.Placement;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.platform.server.json.MoneyJson;
import dev.quayside.engine.shipping.rate.Rate;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Packing plans on the wire: ounces and inches.
///
/// @param unknown SKUs of goods without known sides
record PackingPlanJson(List<Plan> plans, Set<String> unknown, long tookMs) {

  /// A way to pack; what is not priced has no postage, carrier, service and day.
  record Plan(
      List<Parcel> parcels,
      MoneyJson boxCost,
      @Nullable MoneyJson postage,
      MoneyJson total,
      @Nullable String carrier,
      @Nullable String service,
      @Nullable String deliveryDate,
      List<String> rateIds) {

    static Plan of(BoxPlan plan) {
      var offer = Optional.ofNullable(plan.offer());
      return new Plan(
          plan.parcels().stream().map(Parcel::of).toList(),
          MoneyJson.of(plan.boxCost()),
          plan.postage().map(MoneyJson::of).orElse(null),
          MoneyJson.of(plan.total()),
          offer.map(BoxOffer::carrier).orElse(null),
          offer.map(BoxOffer::service).orElse(null),
          offer.map(each -> each.deliveryDate().toString()).orElse(null),
          offer.map(BoxOffer::rates).orElse(List.of()).stream().map(Rate::id).toList());
    }
  }

  /// One box and its contents.
  ///
  /// @param preset the preset's id; null for a carrier's own box
  record Parcel(
      @Nullable String preset,
      String packaging,
      BigDecimal weightOz,
      List<Item> items,
      BigDecimal fillPercent,
      List<Place> placements) {

    static Parcel of(BoxParcel parcel) {
      var box = parcel.box();
      return new Parcel(
          Optional.ofNullable(box.preset()).map(Preset::id).orElse(null),
          box.packaging().wire(),
          plain(parcel.weight().ounces()),
          parcel.load().goods().stream()
              .map(each -> new Item(each.line(), each.quantity()))
              .toList(),
          plain(parcel.fillPercent()),
          parcel.load().placements().stream().map(Place::of).toList());
    }
  }

  record Item(int line, int quantity) {}

  /// Where a piece lies: x along the inner length, y along the width, z up.
  record Place(
      int line,
      BigDecimal x,
      BigDecimal y,
      BigDecimal z,
      BigDecimal dx,
      BigDecimal dy,
      BigDecimal dz) {

    static Place of(Placement place) {
      return new Place(
          place.line(),
          plain(place.x()),
          plain(place.y()),
          plain(place.z()),
          plain(place.dx()),
          plain(place.dy()),
          plain(place.dz()));
    }
  }

  static PackingPlanJson of(PackingPlans.Found found, Duration took) {
    return new PackingPlanJson(
        found.plans().stream().map(Plan::of).toList(), found.unknown(), took.toMillis());
  }

  private static BigDecimal plain(BigDecimal number) {
    return new BigDecimal(number.stripTrailingZeros().toPlainString());
  }
}

package dev.quayside.engine.order.boxing;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Sides;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.PackagingOffer;
import dev.quayside.engine.parcel.Packaging;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A box or envelope that a carrier gives away and carries at one price.
///
/// @param outer null where the price does not ask for it
/// @param most goods may weigh in it
record CarrierBox(
    String carrier,
    Packaging packaging,
    boolean mailer,
    Sides inside,
    @Nullable Dimensions outer,
    Weight most) {

  private static final List<CarrierBox> ALL =
      CarrierModules.ALL.stream().flatMap(each -> of(each.options())).toList();

  private static Stream<CarrierBox> of(CarrierOptions options) {
    return options.packagings().stream()
        .filter(PackagingOffer::isFlatRate)
        .flatMap(offer -> of(options.code(), offer));
  }

  private static Stream<CarrierBox> of(String carrier, PackagingOffer offer) {
    var packaging = offer.packaging();
    return offer.insides().stream()
        .map(
            inside ->
                new CarrierBox(
                    carrier,
                    packaging,
                    offer.mailer(),
                    inside,
                    packaging.isFlatRate() ? null : offer.sides(),
                    Objects.requireNonNull(offer.flatRateMost())));
  }

  static List<CarrierBox> all() {
    return ALL;
  }

  /// The first of a packaging's forms; empty for the sender's own.
  static Optional<CarrierBox> of(Packaging packaging) {
    return ALL.stream().filter(each -> each.packaging == packaging).findFirst();
  }
}

package dev.quayside.engine.carrier;

import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.PackagingOffer;
import dev.quayside.engine.carrier.option.Saturday;
import dev.quayside.engine.carrier.option.ServiceOptions;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.option.Payor;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What a carrier takes beside parcels, on the wire.
final class CarrierOptionsJson {

  private CarrierOptionsJson() {}

  /// @param maxWeightOz the heaviest that may be in it
  /// @param flatRate whether a price is sold for it whatever it weighs
  /// @param flatRateMaxWeightOz the heaviest at that price; null without one
  record PackagingJson(
      String code,
      String name,
      BigDecimal lengthIn,
      BigDecimal widthIn,
      BigDecimal heightIn,
      BigDecimal maxWeightOz,
      boolean flatRate,
      @Nullable BigDecimal flatRateMaxWeightOz) {

    static PackagingJson of(PackagingOffer offer) {
      var flat = offer.flatRateMost();
      return new PackagingJson(
          offer.packaging().wire(),
          offer.name(),
          offer.sides().length(),
          offer.sides().width(),
          offer.sides().height(),
          offer.most().ounces(),
          offer.isFlatRate(),
          flat == null ? null : flat.ounces());
    }
  }

  /// @param most how many it takes, `reference` among them
  /// @param length characters of one
  record ReferencesJson(int most, int length) {}

  record PayorsJson(List<String> transport, List<String> duties) {}

  static List<PackagingJson> packagings(CarrierOptions options) {
    return options.packagings().stream().map(PackagingJson::of).toList();
  }

  static ReferencesJson references(CarrierOptions options) {
    return new ReferencesJson(options.references().most(), options.references().length());
  }

  static PayorsJson payors(CarrierOptions options) {
    return new PayorsJson(words(options.payors().transport()), words(options.payors().duties()));
  }

  static List<String> packagings(ServiceOptions taken) {
    return taken.packagings().stream().sorted().map(Packaging::wire).toList();
  }

  /// What can be asked of a service, as the request's fields are called.
  static List<String> options(CarrierService service, ServiceOptions taken) {
    var options = new ArrayList<String>();
    if (taken.saturday() != Saturday.NEVER) {
      options.add("saturday");
    }
    if (service.signature()) {
      options.add("signature");
    }
    if (service.insurance()) {
      options.add("insurance");
    }
    if (!taken.flatRates().isEmpty()) {
      options.add("flat_rate");
    }
    return List.copyOf(options);
  }

  private static List<String> words(Set<Payor> payors) {
    return payors.stream().sorted().map(Payor::wire).toList();
  }
}

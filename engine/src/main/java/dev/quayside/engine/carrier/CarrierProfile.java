package dev.quayside.engine.carrier;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.option.CarrierOptions;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What a carrier is and offers, for the catalogue and for checks before a purchase.
///
/// @param code lower-case identifier, for example `usps`
/// @param options what it takes beside parcels
/// @param voidWindow how long after purchase an unscanned label can be voided (docs/api/labels.md)
public record CarrierProfile(
    String code,
    String name,
    List<CarrierService> services,
    boolean supportsReturns,
    boolean supportsPickup,
    boolean supportsAddressValidation,
    Duration voidWindow,
    CarrierOptions options) {

  public CarrierProfile {
    services = List.copyOf(services);
  }

  /// The profile of a real carrier, whose {@link Carrier#able} tells whether it offers pickups and
  /// address lookups.
  public CarrierProfile(
      String code,
      String name,
      List<CarrierService> services,
      boolean supportsReturns,
      Duration voidWindow,
      CarrierOptions options) {
    this(code, name, services, supportsReturns, false, false, voidWindow, options);
  }

  /// The profile of a real carrier that takes nothing beside parcels.
  public CarrierProfile(
      String code,
      String name,
      List<CarrierService> services,
      boolean supportsReturns,
      Duration voidWindow) {
    this(code, name, services, supportsReturns, voidWindow, CarrierOptions.plain(code));
  }

  /// The heaviest parcel any of its services takes.
  public Weight maxWeight() {
    return services.stream()
        .map(CarrierService::maxWeight)
        .max(Comparator.naturalOrder())
        .orElseThrow();
  }

  /// The same carrier with other services.
  public CarrierProfile with(List<CarrierService> others) {
    return new CarrierProfile(
        code,
        name,
        others,
        supportsReturns,
        supportsPickup,
        supportsAddressValidation,
        voidWindow,
        options);
  }

  public Optional<CarrierService> service(String serviceCode) {
    for (var service : services) {
      if (service.code().equals(serviceCode)) {
        return Optional.of(service);
      }
    }
    return Optional.empty();
  }

  /// The service whose code differs only in case and punctuation: `usps_ground_advantage`.
  public Optional<CarrierService> nearService(String serviceCode) {
    var plain = plain(serviceCode);
    return services.stream().filter(service -> plain(service.code()).equals(plain)).findFirst();
  }

  private static String plain(String code) {
    return code.replaceAll("[^\\p{L}\\d]", "").toLowerCase(Locale.ROOT);
  }

  public boolean supportsInternational() {
    return services.stream().anyMatch(CarrierService::international);
  }
}

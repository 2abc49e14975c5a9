package dev.quayside.engine.carrier;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.quayside.engine.carrier.option.ServiceOptions;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A carrier as the list shows it.
///
/// @param services service codes
record CarrierJson(
    String code,
    String name,
    List<String> services,
    boolean supportsInternational,
    boolean supportsReturns,
    boolean supportsPickup) {

  record Catalogue(List<CarrierJson> carriers) {}

  static CarrierJson of(Carrier carrier) {
    var profile = carrier.profile();
    return new CarrierJson(
        profile.code(),
        profile.name(),
        profile.services().stream().map(CarrierService::code).toList(),
        profile.supportsInternational(),
        profile.supportsReturns(),
        carrier.able(Pickups.class).isPresent());
  }

  /// One carrier with its services in full.
  record Detail(
      String code,
      String name,
      List<Service> services,
      boolean supportsInternational,
      boolean supportsReturns,
      boolean supportsPickup,
      boolean supportsAddressValidation,
      List<CarrierOptionsJson.PackagingJson> packagings,
      CarrierOptionsJson.ReferencesJson references,
      int shipDateDays,
      int mostPieces,
      CarrierOptionsJson.PayorsJson payors) {

    static Detail of(Carrier carrier) {
      var profile = carrier.profile();
      return new Detail(
          profile.code(),
          profile.name(),
          profile.services().stream()
              .map(each -> Service.of(each, profile.options().service(each.code())))
              .toList(),
          profile.supportsInternational(),
          profile.supportsReturns(),
          carrier.able(Pickups.class).isPresent(),
          carrier.able(AddressLookup.class).isPresent(),
          CarrierOptionsJson.packagings(profile.options()),
          CarrierOptionsJson.references(profile.options()),
          profile.options().shipDateDays(),
          profile.options().mostPieces(),
          CarrierOptionsJson.payors(profile.options()));
    }
  }

  /// @param guaranteedDelivery present for services that guarantee it
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Service(
      String code,
      String name,
      TransitDays transitDays,
      BigDecimal maxWeightOz,
      boolean supportsInternational,
      boolean supportsInsurance,
      boolean supportsSignatureConfirmation,
      boolean requiresDimensions,
      @Nullable Boolean guaranteedDelivery,
      List<String> packagings,
      List<String> options) {

    static Service of(CarrierService service, ServiceOptions taken) {
      return new Service(
          service.code(),
          service.name(),
          new TransitDays(service.minTransitDays(), service.maxTransitDays()),
          service.maxWeight().ounces(),
          service.international(),
          service.insurance(),
          service.signature(),
          service.needsDimensions(),
          service.guaranteed() ? true : null,
          CarrierOptionsJson.packagings(taken),
          CarrierOptionsJson.options(service, taken));
    }
  }

  /// Transit time in business days.
  record TransitDays(int min, int max) {}
}

package dev.quayside.engine.carrier.fedex.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of Address Validation API v1.
public interface FedexAddressWire {

  record Request(List<Wanted> addressesToValidate) {}

  record Wanted(FedexWire.Address address) {}

  record Reply(@Nullable Output output) {}

  record Output(@Nullable List<Resolved> resolvedAddresses) {}

  record Resolved(
      @Nullable List<String> streetLinesToken,
      @Nullable String city,
      @Nullable String stateOrProvinceCode,
      @Nullable String countryCode,
      @Nullable PostalCode parsedPostalCode,
      @Nullable List<String> customerMessage,
      @Nullable Attributes attributes) {}

  record PostalCode(@Nullable String base, @Nullable String addOn) {}

  /// What FedEx found; given as booleans or as their text.
  record Attributes(
      @JsonProperty("CountrySupported") @Nullable Boolean countrySupported,
      @JsonProperty("Matched") @Nullable Boolean matched,
      @JsonProperty("Resolved") @Nullable Boolean resolved,
      @JsonProperty("DPV") @Nullable Boolean deliveryPoint) {}
}

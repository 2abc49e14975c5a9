package dev.quayside.engine.carrier.ups;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of Address Validation, street level, v2.
interface UpsAddressWire {

  record Envelope(@JsonProperty("XAVRequest") Asked asked) {}

  record Asked(Key addressKeyFormat) implements UpsWire {}

  /// An address.
  ///
  /// @param politicalDivision2 city
  /// @param politicalDivision1 state
  record Key(
      @Nullable List<String> addressLine,
      @Nullable String politicalDivision2,
      @Nullable String politicalDivision1,
      @Nullable String postcodePrimaryLow,
      @Nullable String postcodeExtendedLow,
      @Nullable String countryCode)
      implements UpsWire {}

  record Answer(@JsonProperty("XAVResponse") @Nullable Found found) {}

  /// What UPS found. Exactly one indicator is present, with an empty text.
  record Found(
      @Nullable String validAddressIndicator,
      @Nullable String ambiguousAddressIndicator,
      @Nullable String noCandidatesIndicator,
      @Nullable List<Candidate> candidate)
      implements UpsWire {}

  record Candidate(@Nullable Key addressKeyFormat) implements UpsWire {}
}

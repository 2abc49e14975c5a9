package dev.quayside.engine.carrier.fedex.wire;

import dev.quayside.engine.carrier.fedex.wire.FedexWire.Alert;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of Track API v1: by number and by reference.
public interface FedexTrackWire {

  record Numbers(boolean includeDetailedScans, List<Wanted> trackingInfo) {}

  record Wanted(Numbered trackingNumberInfo) {}

  record Numbered(@Nullable String trackingNumber) {}

  record Reference(Referenced referencesInformation, boolean includeDetailedScans) {}

  /// @param shipDateEnd last day of the range, under its name in FedEx's examples
  /// @param shipDateEndDate the same day, under its name in FedEx's schema
  record Referenced(
      String type,
      String value,
      String accountNumber,
      String shipDateBegin,
      String shipDateEnd,
      String shipDateEndDate) {}

  record Reply(@Nullable Output output) {}

  record Output(@Nullable List<Complete> completeTrackResults) {}

  record Complete(@Nullable String trackingNumber, @Nullable List<Result> trackResults) {}

  record Result(
      @Nullable Numbered trackingNumberInfo,
      @Nullable Status latestStatusDetail,
      @Nullable List<Event> scanEvents,
      @Nullable Alert error) {}

  record Status(@Nullable String code, @Nullable String derivedCode) {}

  record Event(
      @Nullable String date,
      @Nullable String eventType,
      @Nullable String eventDescription,
      @Nullable String exceptionDescription,
      @Nullable String derivedStatusCode,
      @Nullable Location scanLocation,
      @Nullable Delay delayDetail) {}

  record Location(
      @Nullable String city, @Nullable String stateOrProvinceCode, @Nullable String countryCode) {}

  record Delay(@Nullable String type) {}
}

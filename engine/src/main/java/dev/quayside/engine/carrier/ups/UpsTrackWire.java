package dev.quayside.engine.carrier.ups;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of the Tracking API v1's answers.
interface UpsTrackWire {

  record Answer(@Nullable Tracked trackResponse) {}

  record Tracked(@Nullable List<Shipment> shipment) {}

  record Shipment(@JsonProperty("package") @Nullable List<Piece> pieces) {}

  /// @param activity newest first
  record Piece(@Nullable String trackingNumber, @Nullable List<Activity> activity) {}

  /// @param date `yyyyMMdd`, local like `time`
  record Activity(
      @Nullable Location location,
      @Nullable Status status,
      @Nullable String date,
      @Nullable String time,
      @Nullable String gmtDate,
      @Nullable String gmtTime,
      @Nullable String gmtOffset) {}

  record Location(@Nullable Address address) {}

  record Address(
      @Nullable String city,
      @Nullable String stateProvince,
      @Nullable String postalCode,
      @Nullable String country,
      @Nullable String countryCode) {}

  /// @param type D, I, M, MV, P, X and so on
  /// @param statusCode three digits
  record Status(
      @Nullable String type,
      @Nullable String code,
      @Nullable String statusCode,
      @Nullable String description) {}
}

package dev.quayside.engine.carrier.australia_post;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of Track Items.
interface AustraliaPostTrackWire {

  @JsonNaming(SnakeCaseStrategy.class)
  record Reply(@Nullable List<Result> trackingResults) {}

  /// The tracking of one number.
  ///
  /// @param consignment the consignment of a StarTrack number
  @JsonNaming(SnakeCaseStrategy.class)
  record Result(
      @Nullable String trackingId,
      @Nullable String status,
      @Nullable Tracked consignment,
      @Nullable List<Tracked> trackableItems) {}

  record Tracked(@Nullable String status, @Nullable List<Event> events) {}

  record Event(@Nullable String location, @Nullable String description, @Nullable String date) {}
}

package dev.quayside.engine.carrier.tracking;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// The status and substatus a carrier's own status code stands for.
public record Meaning(TrackingStatus status, @Nullable Substatus substatus) {

  /// The meaning given to a status code that is not published.
  public static final Meaning UNDER_WAY = new Meaning(TrackingStatus.IN_TRANSIT, null);

  /// A scan that means this.
  public Scan scan(
      Instant at,
      String description,
      @Nullable String city,
      @Nullable String state,
      @Nullable String country) {
    return new Scan(at, status, substatus, description, city, state, country);
  }
}

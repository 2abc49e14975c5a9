package dev.quayside.engine.carrier.tracking;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// What a carrier's status comes to in ours.
public record Meaning(TrackingStatus status, @Nullable Substatus substatus) {

  /// What a status nobody has published is taken for.
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

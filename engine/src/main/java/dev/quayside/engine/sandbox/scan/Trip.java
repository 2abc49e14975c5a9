package dev.quayside.engine.sandbox.scan;

import java.time.Instant;
import java.time.LocalDate;

/// The facts of a sold parcel's journey that its scans depend on.
public record Trip(
    String trackingNumber,
    End from,
    End to,
    Instant soldAt,
    LocalDate shipDate,
    LocalDate delivery,
    boolean signature) {

  /// One end of the journey.
  public record End(String city, String state, String zip, String country) {}
}

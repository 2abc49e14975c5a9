package dev.quayside.engine.sandbox.scan;

import java.time.Instant;
import java.time.LocalDate;

/// A sold parcel's journey, as far as its scans follow from it.
public record Trip(
    String trackingNumber,
    End from,
    End to,
    Instant soldAt,
    LocalDate shipDate,
    LocalDate delivery,
    boolean signature) {

  /// Where it starts or ends.
  public record End(String city, String state, String zip, String country) {}
}

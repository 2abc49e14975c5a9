package dev.quayside.engine.carrier.purchase;

/// A label a carrier sold.
///
/// @param reference ours, under which it was bought
/// @param handle see {@link Acceptance#handle}
public record IssuedLabel(String reference, String trackingNumber, String handle) {}

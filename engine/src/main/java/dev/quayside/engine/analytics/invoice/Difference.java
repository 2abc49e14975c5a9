package dev.quayside.engine.analytics.invoice;

/// A part of the difference between the invoiced and the booked price.
///
/// @param minor in minor units of the invoice's currency; negative when less was billed than booked
public record Difference(DifferenceKind kind, long minor) {}

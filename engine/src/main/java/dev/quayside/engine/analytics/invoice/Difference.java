package dev.quayside.engine.analytics.invoice;

/// A part of what an invoice is more or less than what was booked.
///
/// @param minor in minor units of the invoice's currency; negative when less was billed
public record Difference(DifferenceKind kind, long minor) {}

package dev.quayside.engine.analytics.invoice.billing;

/// One amount of an invoice.
///
/// @param name as the carrier wrote it
/// @param correction of what it billed before: a credit, a weight measured anew
/// @param minor in minor units of the invoice's currency
public record BilledCharge(String name, ChargePart part, boolean correction, long minor) {}

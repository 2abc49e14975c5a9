package dev.quayside.engine.analytics.invoice.billing;

/// One amount of an invoice.
///
/// @param name in the carrier's words
/// @param correction whether it corrects an earlier charge: a credit, or a weight measured again
/// @param minor in minor units of the invoice's currency
public record BilledCharge(String name, ChargePart part, boolean correction, long minor) {}

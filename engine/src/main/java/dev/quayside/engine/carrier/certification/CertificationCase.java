package dev.quayside.engine.carrier.certification;

import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.quote.Consignment;

/// One label a carrier is shown.
///
/// @param name of its folder: `03-signature`
/// @param service code; empty for the first the carrier offers
/// @param needed whether the proof is worth nothing without it; an option the carrier does not have
///   is no fault
record CertificationCase(
    String name, Consignment consignment, String service, LabelFormat format, boolean needed) {}

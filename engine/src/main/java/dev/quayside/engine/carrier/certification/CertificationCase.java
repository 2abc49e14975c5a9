package dev.quayside.engine.carrier.certification;

import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.quote.Consignment;

/// One label of a certification.
///
/// @param name of its folder: `03-signature`
/// @param service code; empty for the first service the carrier offers
/// @param needed whether the certification fails without it; false for an option, which the carrier
///   need not offer
record CertificationCase(
    String name, Consignment consignment, String service, LabelFormat format, boolean needed) {}

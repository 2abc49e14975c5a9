package dev.quayside.engine.sandbox.label;

import dev.quayside.engine.parcel.place.Place;

/// The facts of a sold consignment that its routing texts depend on.
///
/// @param zone the carrier's zone between the two places
public record Waybill(String trackingNumber, String service, Place from, Place to, String zone) {}

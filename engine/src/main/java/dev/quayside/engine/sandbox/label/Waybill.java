package dev.quayside.engine.sandbox.label;

import dev.quayside.engine.parcel.place.Place;

/// A sold consignment, as far as its routing texts follow from it.
///
/// @param zone the carrier's zone for the lane
public record Waybill(String trackingNumber, String service, Place from, Place to, String zone) {}

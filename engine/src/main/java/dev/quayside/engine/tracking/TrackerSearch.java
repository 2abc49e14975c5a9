package dev.quayside.engine.tracking;

/// What a list of parcels shows.
///
/// @param words as in {@link dev.quayside.engine.shipping.search.ShipmentSearch}
public record TrackerSearch(TrackerTab tab, String words) {}

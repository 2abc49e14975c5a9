package dev.quayside.engine.tracking;

/// Selects the parcels of a list.
///
/// @param words search text with the rules of {@link
///   dev.quayside.engine.shipping.search.ShipmentSearch}
public record TrackerSearch(TrackerTab tab, String words) {}

package dev.quayside.engine.order.picklist;

/// What lists would be made of some orders.
///
/// @param orders that would be on them
/// @param lists how many there would be
/// @param stops lines of all of them: how often a walk stops
/// @param leftOut orders that could go on none
public record PickPreview(int orders, int lists, int stops, int leftOut) {}

package dev.quayside.engine.parcel.carton;

/// One of several boxes with what it holds.
///
/// @param carton its index among the boxes to choose from
public record Filled(int carton, Load load) {}

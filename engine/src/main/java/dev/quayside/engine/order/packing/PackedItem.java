package dev.quayside.engine.order.packing;

/// Pieces of one line of an order.
///
/// @param line its place among the order's items, from 1
/// @param quantity 1 or more
public record PackedItem(int line, int quantity) {}

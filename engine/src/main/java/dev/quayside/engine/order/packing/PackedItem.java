package dev.quayside.engine.order.packing;

/// Pieces of one line of an order.
///
/// @param line line number in the order, from 1
/// @param quantity 1 or more
public record PackedItem(int line, int quantity) {}

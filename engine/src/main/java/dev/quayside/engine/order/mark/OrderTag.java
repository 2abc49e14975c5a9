package dev.quayside.engine.order.mark;

/// A tag as an order has it.
public record OrderTag(String id, String name, TagColour colour) {}

package dev.quayside.engine.order.mark;

/// The person who has an order.
public record Assignee(String id, String name) {}

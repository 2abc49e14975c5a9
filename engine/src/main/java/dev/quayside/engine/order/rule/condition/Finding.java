package dev.quayside.engine.order.rule.condition;

/// The result of one condition.
///
/// @param found the order's value; empty when it is unknown
public record Finding(Condition condition, boolean holds, String found) {}

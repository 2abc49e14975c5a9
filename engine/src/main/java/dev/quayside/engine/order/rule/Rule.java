package dev.quayside.engine.order.rule;

/// A rule with its position.
///
/// @param position from 1
public record Rule(String id, int position, RuleDraft draft) {}

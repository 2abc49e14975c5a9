package dev.quayside.engine.order.trial;

import dev.quayside.engine.order.rule.Plan;
import java.util.SortedSet;

/// What is to be done with an order.
///
/// @param byHand what of it a person chose, whatever the rules say
public record OrderPlan(Plan plan, SortedSet<String> byHand) {}

/// What a rule can test of an order: each condition a small piece of code here, and a line in
/// {@link dev.quayside.engine.order.rule.condition.Criterion}.
@NullMarked
package dev.quayside.engine.order.rule.condition;

import org.jspecify.annotations.NullMarked;

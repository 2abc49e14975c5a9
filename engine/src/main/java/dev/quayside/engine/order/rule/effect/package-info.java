/// What a rule does with an order beside choosing its rate.
@NullMarked
package dev.quayside.engine.order.rule.effect;

import org.jspecify.annotations.NullMarked;

@NullMarked
package dev.quayside.engine.order.rule.condition;

import org.jspecify.annotations.NullMarked;

@NullMarked
package dev.quayside.engine.order.rule;

import org.jspecify.annotations.NullMarked;

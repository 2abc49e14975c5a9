/// What rules would do with orders, and why: nothing is changed or bought.
@NullMarked
package dev.quayside.engine.order.trial;

import org.jspecify.annotations.NullMarked;

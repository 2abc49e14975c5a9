/// What rules do with orders by themselves, when they arrive and when they change.
@NullMarked
package dev.quayside.engine.order.automation;

import org.jspecify.annotations.NullMarked;

/// Buying many orders: what is asked before, and how far it is.
@NullMarked
package dev.quayside.app.screen.orders.batch;

import org.jspecify.annotations.NullMarked;

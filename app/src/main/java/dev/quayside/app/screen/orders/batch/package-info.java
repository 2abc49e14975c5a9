/// Buying many orders: the question before, and the progress.
@NullMarked
package dev.quayside.app.screen.orders.batch;

import org.jspecify.annotations.NullMarked;

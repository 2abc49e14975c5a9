/// Batches: many orders bought and printed in one go, in the background.
@NullMarked
package dev.quayside.engine.order.batch;

import org.jspecify.annotations.NullMarked;

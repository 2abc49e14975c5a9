/// Cancelling labels that are not used: whether it is still possible, and what the carrier says.
@NullMarked
package dev.quayside.engine.shipping.voiding;

import org.jspecify.annotations.NullMarked;

/// Shipping over the API and from the window, and the wiring of the parts that buy, settle and find
/// shipments.
@NullMarked
package dev.quayside.engine.shipping;

import org.jspecify.annotations.NullMarked;

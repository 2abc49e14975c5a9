/// What a label order is answered with, by the window and over HTTP, and how the parts that buy,
/// settle and find shipments are put together.
@NullMarked
package dev.quayside.engine.shipping;

import org.jspecify.annotations.NullMarked;

/// Finds the record behind a bar code scanned at a packing desk.
@NullMarked
package dev.quayside.engine.order.scan;

import org.jspecify.annotations.NullMarked;

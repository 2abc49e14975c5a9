/// What a bar code that was scanned at a packing desk stands for.
@NullMarked
package dev.quayside.engine.order.scan;

import org.jspecify.annotations.NullMarked;

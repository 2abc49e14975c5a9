/// Writes orders as CSV.
@NullMarked
package dev.quayside.engine.order.file.export;

import org.jspecify.annotations.NullMarked;

/// Veho against its double.
@NullMarked
package dev.quayside.engine.carrier.veho;

import org.jspecify.annotations.NullMarked;

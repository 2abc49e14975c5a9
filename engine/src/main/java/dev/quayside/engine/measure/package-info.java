/// Weights and sizes, exact.
@NullMarked
package dev.quayside.engine.measure;

import org.jspecify.annotations.NullMarked;

/// Weights and sizes, exact.
@NullMarked
package dev.quayside.engine.base.measure;

import org.jspecify.annotations.NullMarked;

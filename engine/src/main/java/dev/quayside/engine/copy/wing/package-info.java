/// The front of wing `copy`.
@NullMarked
package dev.quayside.engine.copy.wing;

import org.jspecify.annotations.NullMarked;

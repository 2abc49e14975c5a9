/// Scales beside the printer: their weight, and how old it is.
@NullMarked
package dev.quayside.printing.scale;

import org.jspecify.annotations.NullMarked;

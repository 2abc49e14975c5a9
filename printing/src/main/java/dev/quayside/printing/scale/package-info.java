/// Scales beside the printer: what lies on them, and how old that news is.
@NullMarked
package dev.quayside.printing.scale;

import org.jspecify.annotations.NullMarked;

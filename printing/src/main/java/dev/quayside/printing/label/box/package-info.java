/// Boxes, framed or filled.
@NullMarked
package dev.quayside.printing.label.box;

import org.jspecify.annotations.NullMarked;

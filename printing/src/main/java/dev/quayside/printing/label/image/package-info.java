/// One-bit images.
@NullMarked
package dev.quayside.printing.label.image;

import org.jspecify.annotations.NullMarked;

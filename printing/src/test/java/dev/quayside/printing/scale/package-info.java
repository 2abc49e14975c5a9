@NullMarked
package dev.quayside.printing.scale;

import org.jspecify.annotations.NullMarked;

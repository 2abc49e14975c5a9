@NullMarked
package dev.quayside.printing.artwork;

import org.jspecify.annotations.NullMarked;

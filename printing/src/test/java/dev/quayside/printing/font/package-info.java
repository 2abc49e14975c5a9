@NullMarked
package dev.quayside.printing.font;

import org.jspecify.annotations.NullMarked;

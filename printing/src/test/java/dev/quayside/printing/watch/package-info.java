@NullMarked
package dev.quayside.printing.watch;

import org.jspecify.annotations.NullMarked;

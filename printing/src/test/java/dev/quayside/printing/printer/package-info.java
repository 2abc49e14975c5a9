@NullMarked
package dev.quayside.printing.printer;

import org.jspecify.annotations.NullMarked;

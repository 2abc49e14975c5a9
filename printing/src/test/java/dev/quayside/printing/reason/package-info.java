@NullMarked
package dev.quayside.printing.reason;

import org.jspecify.annotations.NullMarked;

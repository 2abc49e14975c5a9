@NullMarked
package dev.quayside.printing.queue;

import org.jspecify.annotations.NullMarked;

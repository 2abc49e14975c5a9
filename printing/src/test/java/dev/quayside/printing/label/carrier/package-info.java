@NullMarked
package dev.quayside.printing.label.carrier;

import org.jspecify.annotations.NullMarked;

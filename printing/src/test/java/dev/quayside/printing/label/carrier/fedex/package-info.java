@NullMarked
package dev.quayside.printing.label.carrier.fedex;

import org.jspecify.annotations.NullMarked;

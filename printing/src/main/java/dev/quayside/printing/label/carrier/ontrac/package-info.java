/// The label of OnTrac and its codes.
@NullMarked
package dev.quayside.printing.label.carrier.ontrac;

import org.jspecify.annotations.NullMarked;

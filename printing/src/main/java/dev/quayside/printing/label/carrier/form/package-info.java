/// The parts that carriers' labels share: their content, and common blocks of the layout.
@NullMarked
package dev.quayside.printing.label.carrier.form;

import org.jspecify.annotations.NullMarked;

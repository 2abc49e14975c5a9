/// What the carriers' labels have in common: what is on them, and the parts they are put together
/// of.
@NullMarked
package dev.quayside.printing.label.carrier.form;

import org.jspecify.annotations.NullMarked;

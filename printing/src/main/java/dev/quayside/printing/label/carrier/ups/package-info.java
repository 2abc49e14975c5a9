/// The label of UPS and its MaxiCode.
@NullMarked
package dev.quayside.printing.label.carrier.ups;

import org.jspecify.annotations.NullMarked;

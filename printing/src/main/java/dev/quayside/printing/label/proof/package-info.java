/// The test label: what a printer has to show before it is trusted with parcels.
@NullMarked
package dev.quayside.printing.label.proof;

import org.jspecify.annotations.NullMarked;

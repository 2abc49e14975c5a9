/// The labels of USPS, domestic and abroad, and the customs form on them.
@NullMarked
package dev.quayside.printing.label.carrier.usps;

import org.jspecify.annotations.NullMarked;
